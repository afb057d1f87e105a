import { expect, it } from 'vitest';
import { anchorIn, joinFragment, messFiguresIn } from './fragment.ts';

it.each([
  ['', '', ''],
  ['#analytics', '#analytics', ''],
  ['#mess=480', '#', 'mess=480'],
  ['#mess=480,36', '#', 'mess=480,36'],
  ['#analytics&mess=480,36', '#analytics', 'mess=480,36'],
])('splits the fragment %s into anchor and figures, and joins them again', (fragment, anchor, figures) => {
  expect([anchorIn(fragment), messFiguresIn(fragment)]).toEqual([anchor, figures]);
  expect(joinFragment(anchor, figures)).toBe(fragment);
});
