/** Helpers for tests of valid and faulty content, and of the messages about faults. */
import { expect } from 'vitest';
import type { Files } from '../src/content/files.ts';
import { elementName, locationName, type Problem } from '../src/content/problems.ts';
import { FIXTURES, findInvalidLocation, problemsOf, withChange } from './content.ts';

/** Files of the tests' company. */
export const COMPANY = 'company.yaml';
export const FOUNDER = 'team/founder.yaml';
export const SERVICE = 'services/web-development.md';
export const POLICY = 'legal/privacy-policy.yaml';
export const PRODUCT_CARD = 'products/messmate/card.yaml';
export const PRODUCT_PAGE = 'products/messmate/page.yaml';
export const HOSTEL = 'hostel.yaml';
/** The target of a Markdown link in POLICY, in its parentheses. */
export const TERMS_LINK = '(/legal/terms-of-service)';

/** Returns the fixtures with `line` in place of the founder's line `role: …`. */
export const withRoleLine = (line: string) => withChange(FOUNDER, /^role:.*$/m, line);

/** Returns the fixtures with a second product. @param link the product's field `link` */
export const withSecondProduct = (link: string): Files => ({
  ...FIXTURES,
  'products/ledger/card.yaml': (FIXTURES[PRODUCT_CARD] ?? '')
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
 * Expects each faulty content to have exactly one problem, at an existing field and in plain words.
 * @param faults content by the name of its fault
 * @returns a line for each: fault, file, the start of the faulty line, field, value, and what is expected
 */
export function checkAndFormatMessages(faults: Record<string, Files>): string {
  const lines = Object.entries(faults).map(([name, files]) => {
    const problems = problemsOf(files);
    expect(problems, name).toHaveLength(1);
    const [problem] = problems as [Problem];
    expect(findInvalidLocation(problem, files), name).toEqual([]);
    const { line, found, expected, fix } = problem;
    const file = problem.file.replace('content/', '');
    const lineStart = line ? ` (${files[file]?.split('\n')[line - 1]?.trim().slice(0, 40)})` : '';
    // The message goes on with the list of pages, which changes with every new page.
    const advice = (fix ? `${expected}; ${fix}` : expected).replace(/(a page of this site: ).*/, '$1…');
    expect(advice, name).not.toMatch(JARGON);
    return `${name}: ${file}${lineStart} ${elementName(problem)}: ${found} -> ${advice}`;
  });
  return `\n${lines.join('\n')}\n`;
}
