import { expect, test } from 'vitest';
import { fill } from './fill.ts';

const values = {
  company: 'Annapurna Pvt. Ltd.',
  product: 'अन्न।',
  shortName: 'Annapurna',
  exclamation: 'Eat!',
  question: 'Hungry?',
};

test.each([
  ['Made by {company}.', 'Made by Annapurna Pvt. Ltd.'],
  ['{company}. We cook.', 'Annapurna Pvt. Ltd. We cook.'],
  ['{company} cooks.', 'Annapurna Pvt. Ltd. cooks.'],
  ['{company}, {company}!', 'Annapurna Pvt. Ltd., Annapurna Pvt. Ltd.!'],
  ['**{company}**.', '**Annapurna Pvt. Ltd**.'],
  ['[{company}](/about).', '[Annapurna Pvt. Ltd](/about).'],
  ['यह {company}।', 'यह Annapurna Pvt. Ltd।'],
  ['यह {product}।', 'यह अन्न।'],
  ['{company}۔', 'Annapurna Pvt. Ltd۔'],
  ['{company}。', 'Annapurna Pvt. Ltd。'],
  ['{company}…', 'Annapurna Pvt. Ltd…'],
  ['({company}).', '(Annapurna Pvt. Ltd.).'],
  ['{unknown}', '{unknown}'],
  ['By {shortName}.', 'By Annapurna.'],
  ['By “{company}”.', 'By “Annapurna Pvt. Ltd”.'],
  ['By {exclamation}. We cook.', 'By Eat! We cook.'],
  ['By {exclamation}, {question}.', 'By Eat!, Hungry?'],
  ['{exclamation}… {exclamation}.. {unknown}.', 'Eat!… Eat!.. {unknown}.'],
])(
  'fills in known values, and writes one full stop where a value and the text both end with one: %j becomes %j',
  (text, filled) => expect(fill(text, values)).toBe(filled),
);
