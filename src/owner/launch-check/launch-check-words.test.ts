/** What launch-check takes for a sentence, and what of ordinary copy it does not cry about. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ABOUT, field } from '../../../tests/launch-check/plant.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { itemsOf, lookAt } from './run.ts';
import { sentencesOf, wordsIn } from './sentences.ts';

describe('a sentence', () => {
  test.each([
    ['One. Two! Three?', 3],
    ['It costs Rs. 20 a plate, i.e. less. Ask Dr. Rao.', 2],
    ['Sonchiraiya Pvt. Ltd. was begun in 2019. It grew.', 2],
    ['Up to 4.5 kg (see No. 3). “Why?” Because.', 3],
    ['Write to office@kitchens.in or read www.kitchens.in/a.b. Then call.', 2],
    ['One point\n- another point\n- a third', 3],
    ['', 0],
  ])('%s', (text, number) => expect(sentencesOf(text)).toHaveLength(number));

  test('loses no word of its text', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('The', 'mess', 'e.g.', 'cooks.', 'Rice?', '4.5', '“Now', 'Dr.')),
        (words) => {
          const text = words.join(' ');
          expect(sentencesOf(text).join(' ')).toBe(text);
        },
      ),
    ));

  test('counts words, and no signs', () => {
    expect(wordsIn('One – two + {three} 4, five.')).toBe(5);
  });
});

const about = (lead: string) => {
  const files = field(ABOUT, 'lead', JSON.stringify(lead));
  return itemsOf(lookAt(files, SAMPLE, TODAY)).filter(({ field }) => field === 'lead');
};

test.each([
  'For example. We do it, for instance, in Pune.',
  'Read the example at example-kitchens.in first.',
  'Ask {company}, or write to {email}.',
  'Our to-do list is short, and we do all of it.',
  'Write to grievances@sonchiraiya-kitchens.in about your data.',
  'Announcements are planned, and so is the payment of fees online.',
  'We announced it in the mess.',
  'It is not part of the app: online fee payments will come later.',
  'Sonchiraiya Kitchens is a kitchen’s friend. SONCHIRAIYA KITCHENS cooks.',
  'The kitchens that use it cook less.',
  'Section 2 of our terms says who may do what.',
  'Lunch is from 12:15 to 14:15 on 17 November 2026.',
])('does not cry about: %s', (lead) => expect(about(lead)).toEqual([]));

test('a date in a legal text that speaks of something else is left alone', () => {
  const words =
    '\n\nThe Act of 11 August 2023 is the Digital Personal Data Protection Act, 2023. See Rules, 2011.\n';
  const files = { ...CLEAN, 'legal/privacy-policy.md': CLEAN['legal/privacy-policy.md'] + words };
  const kept = itemsOf(lookAt(CLEAN, SAMPLE, TODAY)).length;
  expect(itemsOf(lookAt(files, SAMPLE, TODAY))).toHaveLength(kept);
});
