import { expect, it } from 'vitest';
import { anchorIn, figuresIn, joinFragment } from './fragment.ts';

it.each([
  ['', '', ''],
  ['#analytics', '#analytics', ''],
  ['#mess=480', '#', 'mess=480'],
  ['#mess=480,36', '#', 'mess=480,36'],
  ['#analytics&mess=480,36', '#analytics', 'mess=480,36'],
])(
  'splits the fragment %s into the anchor and the figures of "Your mess", and joins it again',
  (fragment, anchor, mess) => {
    expect([anchorIn(fragment), figuresIn(fragment)]).toEqual([anchor, mess]);
    expect(joinFragment(anchor, mess)).toBe(fragment);
  },
);
