/** The fragment holds both the tab and the figures of "Your mess". */
import { expect, test } from 'vitest';
import { anchorIn, joinFragment, messIn } from './fragment.ts';

test.each([
  ['', '', ''],
  ['#analytics', '#analytics', ''],
  ['#mess=480', '#', 'mess=480'],
  ['#mess=480,36', '#', 'mess=480,36'],
  ['#analytics&mess=480,36', '#analytics', 'mess=480,36'],
])('%s is read in two parts and written back', (fragment, place, mess) => {
  expect([anchorIn(fragment), messIn(fragment)]).toEqual([place, mess]);
  expect(joinFragment(place, mess)).toBe(fragment);
});
