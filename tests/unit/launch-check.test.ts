/**
 * What launch-check finds: faults planted one by one into the content of a company that has done everything. Each is found
 * once, in its file and on its line; where none is planted, none is found.
 */
import { describe, expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { refused } from '../../src/launch-check/checks/loader.ts';
import type { Item } from '../../src/launch-check/item.ts';
import { itemsOf, loaded, lookAt, signedOff } from '../../src/launch-check/run.ts';
import { CORPUS, REFUSED } from '../launch-check/corpus.ts';
import type { Fault } from '../launch-check/plant.ts';
import { CLEAN, SAMPLE, TODAY } from '../launched.ts';

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
  expect(loaded(CLEAN).problems).toEqual([]);
  expect(leftOf(CLEAN)).toEqual([]);
});

test('more than forty faults are tried', () => expect(CORPUS.length).toBeGreaterThan(40));

describe('finds once, in its file and on its line:', () => {
  test.each(CORPUS)('$name', (fault) => expectFound(leftOf(fault.files), fault));
  test.each(REFUSED)('$name', (fault) => expectFound(refused(loaded(fault.files).problems), fault));
});
