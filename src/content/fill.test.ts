import { expect, test } from 'vitest';
import { fill } from './fill.ts';

const values = { company: 'Annapurna Pvt. Ltd.', product: 'अन्न।', plain: 'Annapurna' };

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
])('%j becomes %j', (text, filled) => expect(fill(text, values)).toBe(filled));
