import { expect, test } from 'vitest';
import { FIXTURES, withChange } from '../../tests/content.ts';
import { readContent } from '../content/reading/read.ts';
import { createSampleState } from '../messmate/engine/sample.ts';
import { computeReadouts } from '../messmate/sample-readouts.ts';
import { describePlate, splitAbsenteeSentence } from './plate-caption.ts';

const readouts = computeReadouts(createSampleState(readContent(FIXTURES).hostel));
const { residents, meal } = readouts;
const absent = residents - meal.forecast;

test.each([
  ['About {count} of {residents} will not come.', `About ${absent} of ${residents} will not come.`],
  ['Of {residents}, {count} stay away.', `Of ${residents}, ${absent} stay away.`],
])('gives the caption and the Home page the same count of absent residents: %s', (template, sentence) => {
  const content = readContent(withChange('pages/home.yaml', /notComing: .*/, `notComing: "${template}"`));
  expect(describePlate(content, readouts).sentence).toBe(sentence);
  expect(
    splitAbsenteeSentence(content.home, readouts)[1],
    'The second part must be the number, which pages enlarge.',
  ).toBe(String(absent));
});
