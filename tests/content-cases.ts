/** Helpers for tests of faults in content/ and their messages. */
import { expect } from 'vitest';
import type { Files } from '../src/content/files.ts';
import { elementName, locationName, type Problem } from '../src/content/problems.ts';
import { FIXTURES, findMisplaced, problemsOf, withChange } from './content.ts';

export const COMPANY = 'company.yaml';
export const FOUNDER = 'team/founder.yaml';
export const SERVICE = 'services/web-development.md';
export const POLICY = 'legal/privacy-policy.yaml';
export const CARD = 'products/messmate/card.yaml';
export const PAGE = 'products/messmate/page.yaml';
export const HOSTEL = 'hostel.yaml';
export const TERMS_LINK = '(/legal/terms-of-service)';

/** The fixtures with another line for the founder's role. */
export const withRole = (line: string) => withChange(FOUNDER, /^role:.*$/m, line);

/** The fixtures with a second product. */
export const withSecondProduct = (link: string): Files => ({
  ...FIXTURES,
  'products/ledger/card.yaml': (FIXTURES[CARD] ?? '')
    .replace('order: 1', 'order: 2')
    .replace('title: "{product}"', 'title: Ledger')
    .replace(/^link:.*$/m, `link: ${link}`),
});

/** Expects files without a problem. */
export function expectValid(files: Files): void {
  const problems = problemsOf(files).map(
    (problem) =>
      `tests/fixtures/${locationName(problem)}: expected ${problem.expected}; found ${problem.found}`,
  );
  const advice =
    'Run `npm run fix`, which copies missing fields from content/ to tests/fixtures. Correct the rest by hand; ' +
    'the fields that other companies change are in tests/owners.ts.';
  expect(problems, advice).toEqual([]);
}

/** Jargon that no message for an owner may contain. */
const JARGON = /\b(invalid|regex|union|pattern|string|boolean|array|object|null|undefined|schema|nan)\b/i;

/**
 * Formats one message a line: name, file, start of the line, field, found value and expected value. Expects one problem for
 * each, at an existing field, in plain words.
 */
export function formatMessages(faults: Record<string, Files>): string {
  const lines = Object.entries(faults).map(([name, files]) => {
    const problems = problemsOf(files);
    expect(problems, name).toHaveLength(1);
    const [problem] = problems as [Problem];
    expect(findMisplaced(problem, files), name).toEqual([]);
    const { line, found, expected, fix } = problem;
    const file = problem.file.replace('content/', '');
    const lineStart = line ? ` (${files[file]?.split('\n')[line - 1]?.trim().slice(0, 40)})` : '';
    const advice = (fix ? `${expected}; ${fix}` : expected).replace(/(a page of this site: ).*/, '$1…');
    expect(advice, name).not.toMatch(JARGON);
    return `${name}: ${file}${lineStart} ${elementName(problem)}: ${found} -> ${advice}`;
  });
  return `\n${lines.join('\n')}\n`;
}
