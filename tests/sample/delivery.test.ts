/** The delivered sample is valid content, and can become the content of another company. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFiles } from '../../src/content/files.ts';
import { readSourceTexts } from '../../src/content/reading/source-texts.ts';
import { findItems } from '../../src/owner/launch-check/run.ts';
import { collectSample, readSample, SAMPLE_FILE } from '../../src/owner/launch-check/sample.ts';
import { findProductMentions, problemsOf } from '../content.ts';
import { launchCompany, TODAY } from '../launched.ts';

const sampleContent = readFiles('content');

test('accepts the delivered content', () => expect(problemsOf(sampleContent)).toEqual([]));

test('accepts company.yaml if the fields that it has as comments are uncommented', () => {
  const text = sampleContent['company.yaml'] ?? '';
  const uncommented = text.replace(/^( *)# (?= *(?:[a-z]\w*:|- ))/gm, '$1');
  expect(uncommented).toMatch(/^whatsapp: /m);
  expect(problemsOf({ ...sampleContent, 'company.yaml': uncommented })).toEqual([]);
});

test(`lists the sample’s names, addresses, numbers and mark in ${SAMPLE_FILE}`, () => {
  const sample = parse(JSON.stringify(collectSample(readSourceTexts(sampleContent).texts)));
  expect(sample, 'Update the list with `npm run sample`, and commit it.').toEqual(readSample());
});

test('finds nothing left to do for a company that has replaced the sample', () => {
  expect(findItems(readSourceTexts(launchCompany(sampleContent)), readSample(), TODAY)).toEqual([]);
});

test('does not name the product outside legal texts, on a site without products', () => {
  expect(
    findProductMentions(sampleContent),
    'Remove the product’s name; no-product.yaml can replace some of these texts.',
  ).toEqual([]);
});
