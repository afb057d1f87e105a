/** Helpers for tests of content with faults, and of the messages about them. */
import { expect } from 'vitest';
import type { Files } from '../src/content/files.ts';
import { elementName, locationName, type Problem } from '../src/content/problems.ts';
import { FIXTURES, findInvalidLocation, problemsOf, withChange } from './content.ts';

/** Files of the tests' company. */
export const COMPANY = 'company.yaml';
export const FOUNDER = 'team/founder.yaml';
export const SERVICE = 'services/web-development.md';
export const POLICY = 'legal/privacy-policy.yaml';
export const CARD = 'products/messmate/card.yaml';
export const PAGE = 'products/messmate/page.yaml';
export const HOSTEL = 'hostel.yaml';
export const TERMS_LINK = '(/legal/terms-of-service)';

/** Returns the fixtures with another line in place of `role: …` of the founder. */
export const withRoleLine = (line: string) => withChange(FOUNDER, /^role:.*$/m, line);

/** Returns the fixtures with a second product. @param link its `link` */
export const withSecondProduct = (link: string): Files => ({
  ...FIXTURES,
  'products/ledger/card.yaml': (FIXTURES[CARD] ?? '')
    .replace('order: 1', 'order: 2')
    .replace('title: "{product}"', 'title: Ledger')
    .replace(/^link:.*$/m, `link: ${link}`),
});

/** Expects content without problems. */
export function expectValid(files: Files): void {
  const problems = problemsOf(files).map(
    (problem) =>
      `tests/fixtures/${locationName(problem)}: expected ${problem.expected}; found ${problem.found}`,
  );
  const advice =
    'Run `npm run fix`, which copies missing fields from content/ to tests/fixtures. Correct other problems by hand. ' +
    'tests/owners.ts has the fields that other companies change.';
  expect(problems, advice).toEqual([]);
}

/** Words of engineers, which a message for an owner must not contain. */
const JARGON = /\b(invalid|regex|union|pattern|string|boolean|array|object|null|undefined|schema|nan)\b/i;

/**
 * Formats the problem of each faulty content as a line: its name, the file, the start of the line in the file, the field,
 * the value and what is expected. Expects exactly one problem, at an existing field, in plain words.
 * @param faults content by the name of its fault
 */
export function formatMessages(faults: Record<string, Files>): string {
  const lines = Object.entries(faults).map(([name, files]) => {
    const problems = problemsOf(files);
    expect(problems, name).toHaveLength(1);
    const [problem] = problems as [Problem];
    expect(findInvalidLocation(problem, files), name).toEqual([]);
    const { line, found, expected, fix } = problem;
    const file = problem.file.replace('content/', '');
    const lineStart = line ? ` (${files[file]?.split('\n')[line - 1]?.trim().slice(0, 40)})` : '';
    const advice = (fix ? `${expected}; ${fix}` : expected).replace(/(a page of this site: ).*/, '$1…');
    expect(advice, name).not.toMatch(JARGON);
    return `${name}: ${file}${lineStart} ${elementName(problem)}: ${found} -> ${advice}`;
  });
  return `\n${lines.join('\n')}\n`;
}
