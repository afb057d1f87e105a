/** Faults that an owner may make in content/, each with what has to be said of it. */
import { expect } from 'vitest';
import type { Files } from '../src/content/files.ts';
import { changed, misplaced, problemsOf, REAL } from './content.ts';

export const COMPANY = 'company.yaml';
export const FOUNDER = 'team/founder.yaml';
export const SERVICE = 'services/web-development.md';
export const POLICY = 'legal/privacy-policy.md';
export const CARD = 'products/messmate/card.yaml';
export const PAGE = 'products/messmate/page.yaml';
export const HOSTEL = 'hostel.yaml';
export const TERMS_LINK = '(/legal/terms-of-service)';

/** The line of the real content on which a text begins. */
export const lineOf = (file: string, text: string) => {
  const at = REAL[file]?.indexOf(text) ?? -1;
  if (at < 0) throw new Error(`content/${file} has no ${text}`);
  return REAL[file]?.slice(0, at).split('\n').length;
};
/** The founder's file with another role: one line of it, as it would stand there. */
export const role = (line: string) => changed(FOUNDER, /^role:.*$/m, line);
export const ROLE = lineOf(FOUNDER, 'role:');

/** A second product, as an owner would add it. */
export const secondProduct = (link: string): Files => ({
  ...REAL,
  'products/ledger/card.yaml': (REAL[CARD] ?? '')
    .replace('order: 1', 'order: 2')
    .replace('title: "{product}"', 'title: Ledger')
    .replace(/^link:.*$/m, `link: ${link}`),
});

/** A fault: the files with it, where it is (file:line), on which path (`process.2.gives`) or in which part, what is found there, and what to do. */
export type Case = [
  name: string,
  files: Files,
  place: string,
  field: string,
  found: string,
  advice: string | RegExp,
];

/** What has to be said of a fault: where it is, what is expected there, what was found, in words for people. */
export function expectTold(...[, files, place, field, found, advice]: Case): void {
  const problems = problemsOf(files);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  expect(`${problem?.file}${problem?.line ? `:${problem.line}` : ''}`).toBe(`content/${place}`);
  expect(problem?.part ?? problem?.path.join('.')).toBe(field);
  expect(problem?.found).toEqual(found);
  expect(problems.flatMap((one) => misplaced(one, files))).toEqual([]);
  const words = `${problem?.expected}; ${problem?.fix ?? ''}`;
  expect(words).toMatch(advice);
  expect(words).not.toMatch(
    /\b(invalid|regex|union|pattern|string|boolean|array|object|null|undefined|schema|nan)\b/i,
  );
}
