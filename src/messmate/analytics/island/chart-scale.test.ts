import { expect, test } from 'vitest';
import { axisOf, heightOf } from '../../../ui/Bars/axis.ts';
import { placesOf } from './scale.ts';

test('places are equally wide, lie side by side, and leave three tenths free', () => {
  const { x, width } = placesOf(['a', 'b', 'c', 'd', 'e']);
  expect(width).toBeCloseTo(14);
  for (const [i, key] of ['a', 'b', 'c', 'd', 'e'].entries()) expect(x(key)).toBeCloseTo(20 * i + 3);
});

test('one place has the whole width, and none is no error', () => {
  expect(placesOf(['a']).x('a')).toBeCloseTo(15);
  expect(placesOf([]).width).toBeCloseTo(70);
});

test('an axis holds all values between round marks', () => {
  const axis = axisOf([312, 268, 401]);
  expect(axis.ticks).toEqual([0, 200, 400, 600]);
  expect([heightOf(axis, 0), heightOf(axis, 401), heightOf(axis, 600)]).toEqual([0, 66.83, 100]);
});
