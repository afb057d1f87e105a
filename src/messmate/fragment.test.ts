import { expect, it } from 'vitest';
import { anchorIn, joinFragment, messFiguresIn } from './fragment.ts';

it.each([
  ['', '', ''],
  ['#analytics', '#analytics', ''],
  ['#mess=480', '#', 'mess=480'],
  ['#mess=480,36', '#', 'mess=480,36'],
  ['#analytics&mess=480,36', '#analytics', 'mess=480,36'],
])('splits %s into an anchor and figures of "Your mess", and joins them', (fragment, anchor, figures) => {
  expect([anchorIn(fragment), messFiguresIn(fragment)]).toEqual([anchor, figures]);
  expect(joinFragment(anchor, figures)).toBe(fragment);
});
