import { expect, test } from 'vitest';
import { fill } from './fill.ts';

const values = {
  company: 'Annapurna Pvt. Ltd.',
  product: 'अन्न।',
  plain: 'Annapurna',
  loud: 'Eat!',
  asking: 'Hungry?',
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
  ['By {plain}.', 'By Annapurna.'],
  ['By “{company}”.', 'By “Annapurna Pvt. Ltd”.'],
  ['By {loud}. We cook.', 'By Eat! We cook.'],
  ['By {loud}, {asking}.', 'By Eat!, Hungry?'],
  ['{loud}… {loud}.. {unknown}.', 'Eat!… Eat!.. {unknown}.'],
])('fills in %j as %j', (text, filled) => expect(fill(text, values)).toBe(filled));
