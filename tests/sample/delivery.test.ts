import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFiles } from '../../src/content/files.ts';
import { readSourceTexts } from '../../src/content/reading/source-texts.ts';
import { findItems } from '../../src/owner/launch-check/run.ts';
import { collectSample, readSample, SAMPLE_FILE } from '../../src/owner/launch-check/sample.ts';
import { findNamesOfProduct, problemsOf } from '../content.ts';
import { launchSample, TODAY } from '../launched.ts';

const delivered = readFiles('content');

test('accepts the delivered content', () => expect(problemsOf(delivered)).toEqual([]));

test('accepts the commented lines of company.yaml', () => {
  const text = delivered['company.yaml'] ?? '';
  const uncommented = text.replace(/^( *)# (?= *(?:[a-z]\w*:|- ))/gm, '$1');
  expect(uncommented).toMatch(/^whatsapp: /m);
  expect(problemsOf({ ...delivered, 'company.yaml': uncommented })).toEqual([]);
});

test(`lists the delivered content in ${SAMPLE_FILE}`, () => {
  const sample = parse(JSON.stringify(collectSample(readSourceTexts(delivered).texts)));
  expect(sample, 'Update the list with `npm run sample`, and commit it.').toEqual(readSample());
});

test('lists nothing for a company that has done everything', () => {
  expect(findItems(readSourceTexts(launchSample(delivered)), readSample(), TODAY)).toEqual([]);
});

test('names no product on any page without products', () => {
  expect(findNamesOfProduct(delivered), 'Say it without {product} in no-product.yaml.').toEqual([]);
});
