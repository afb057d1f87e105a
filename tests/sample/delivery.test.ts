/** The delivered sample as a whole: it builds, it is in its list, and an owner can finish it. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOnDisk } from '../../src/content/files.ts';
import { readWritten } from '../../src/content/reading/written.ts';
import { itemsOf } from '../../src/owner/launch-check/run.ts';
import { readSample, SAMPLE_FILE, sampleOf } from '../../src/owner/launch-check/sample.ts';
import { namesOfGone, problemsOf } from '../content.ts';
import { launchedFrom, TODAY } from '../launched.ts';

const delivered = filesOnDisk('content');

test('the delivered content can be built', () => expect(problemsOf(delivered)).toEqual([]));

test('what stands in a comment of company.yaml can be used as it stands there', () => {
  const text = delivered['company.yaml'] ?? '';
  const used = text.replace(/^( *)# (?= *(?:[a-z]\w*:|- ))/gm, '$1');
  expect(used).toMatch(/^whatsapp: /m);
  expect(problemsOf({ ...delivered, 'company.yaml': used })).toEqual([]);
});

test(`${SAMPLE_FILE} is what content/ is delivered with`, () => {
  const now = parse(JSON.stringify(sampleOf(readWritten(delivered).texts)));
  expect(now, 'Write the list anew with `npm run sample`, and commit it.').toEqual(readSample());
});

test('a company that has done everything has nothing left to do', () => {
  expect(itemsOf(readWritten(launchedFrom(delivered)), readSample(), TODAY)).toEqual([]);
});

test('without products no page of the sample names one', () => {
  expect(namesOfGone(delivered), 'Say it without {product} in no-product.yaml.').toEqual([]);
});
