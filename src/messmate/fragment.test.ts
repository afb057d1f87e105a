/** The fragment holds both the tab and the figures of "Your mess". */
import { expect, test } from 'vitest';
import { anchorIn, figuresIn, joinFragment } from './fragment.ts';

test.each([
  ['', '', ''],
  ['#analytics', '#analytics', ''],
  ['#mess=480', '#', 'mess=480'],
  ['#mess=480,36', '#', 'mess=480,36'],
  ['#analytics&mess=480,36', '#analytics', 'mess=480,36'],
])('splits %s in two and joins it again', (fragment, anchor, mess) => {
  expect([anchorIn(fragment), figuresIn(fragment)]).toEqual([anchor, mess]);
  expect(joinFragment(anchor, mess)).toBe(fragment);
});
