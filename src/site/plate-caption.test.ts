import { expect, test } from 'vitest';
import { FIXTURES, withChange } from '../../tests/content.ts';
import { readContent } from '../content/reading/read.ts';
import { createSampleState } from '../messmate/engine/sample.ts';
import { computeReadouts } from '../messmate/sample-readouts.ts';
import { describePlate, splitAbsentSentence } from './plate-caption.ts';

const readouts = computeReadouts(createSampleState(readContent(FIXTURES).hostel));
const { residents, meal } = readouts;
const away = residents - meal.forecast;

test.each([
  ['About {count} of {residents} will not come.', `About ${away} of ${residents} will not come.`],
  ['Of {residents}, {count} stay away.', `Of ${residents}, ${away} stay away.`],
])('gives the caption and the Home page the same count of absent residents: %s', (words, sentence) => {
  const content = readContent(withChange('pages/home.yaml', /notComing: .*/, `notComing: "${words}"`));
  expect(describePlate(content, readouts).sentence).toBe(sentence);
  expect(
    splitAbsentSentence(content.home, readouts)[1],
    'The second part must be the number, which pages enlarge.',
  ).toBe(String(away));
});
