/**
 * What launch-check finds: faults planted one by one into the content of a company that has done everything. Each is found
 * once, in its file and on its line; where none is planted, none is found.
 */
import { describe, expect, test } from 'vitest';
import { changed, misplaced, REAL } from '../../../tests/content.ts';
import { ENDING } from '../../../tests/launch-check/addresses.ts';
import { CORPUS, REFUSED } from '../../../tests/launch-check/corpus.ts';
import { ABOUT, type Fault, field, PERSON, POLICY } from '../../../tests/launch-check/plant.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import type { Files } from '../../content/files.ts';
import { examineContent, textProblems } from '../../content/reading/read.ts';
import { refused } from './checks/loader.ts';
import type { Item } from './item.ts';
import { itemsOf, lookAt, signedOff } from './run.ts';

/** What the words of a content folder are asked about, without what its owner keeps. */
function leftOf(files: Files): Item[] {
  const look = lookAt(files, SAMPLE, TODAY);
  return signedOff(look, itemsOf(look)).items;
}

/** Whether a fault is found, once, and where it is. */
function expectFound(items: readonly Item[], { files, file, line, says, advice = false }: Fault): void {
  expect(items.map(({ why }) => why)).toEqual([expect.stringMatching(says)]);
  const [item] = items;
  expect(item?.file).toBe(`content/${file}`);
  expect((files[file] ?? '').split('\n')[(item?.line ?? 0) - 1]).toContain(line);
  expect(item?.blocks).toBe(!advice);
  expect(item?.found).not.toBe('');
  expect(item?.todo).toMatch(/\.$/);
}

test('a company that has done everything is told of nothing', () => {
  expect(examineContent(CLEAN).problems).toEqual([]);
  expect(leftOf(CLEAN)).toEqual([]);
});

describe('finds once, in its file and on its line:', () => {
  test.each(CORPUS)('$name', (fault) => expectFound(leftOf(fault.files), fault));
  test.each(REFUSED)('$name', (fault) => expectFound(refused(examineContent(fault.files).problems), fault));
});

test('what the build says of these leads to a field of its file', () => {
  // Only what it refuses, and a legal text whose wording has changed, is a problem to it.
  const faults = [...REFUSED, ...CORPUS.filter(({ file }) => file === POLICY)];
  const told = faults.flatMap(({ files }) => textProblems(files).map((problem) => ({ problem, files })));
  expect(told.length).toBeGreaterThan(REFUSED.length);
  expect(told.flatMap(({ problem, files }) => misplaced(problem, files))).toEqual([]);
});

test('a fault beside the sample’s values is found, too', () => {
  const url = ENDING['Amazon S3, older']?.('2026-11-21') ?? '';
  const files = {
    ...CLEAN,
    [PERSON]: (REAL['team/founder.yaml'] ?? '').replace(/^image: .*$/m, `image: ${url}`),
  };
  expect(leftOf(files).map(({ field, why }) => `${field}: ${why}`)).toEqual([
    expect.stringMatching(/^name: A sample person/),
    expect.stringMatching(/^image: .* ended on 21 November 2026, 1 day ago/),
  ]);
});

test('of two faults in one text both are found', () => {
  const files = field(ABOUT, 'lead', '"See http://localhost:4321 and TODO, or call +91 98765 43210."');
  expect(leftOf(files)).toHaveLength(3);
});

test('what counsel is asked has the number of the section that it names', () => {
  const file = 'legal/privacy-policy.md';
  const open = changed(file, 'settled: true', 'settled: false', CLEAN);
  const files = changed(file, /note: .*/, 'note: Is paragraph {terms-of-service#roles}.1 enough?', open);
  expect(leftOf(files)[0]?.found).toContain('Is paragraph 2.1 enough?');
});
