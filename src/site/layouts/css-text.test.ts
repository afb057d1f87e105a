import { expect, test } from 'vitest';
import { asCssText } from './css-text.ts';

test('escapes characters that would end a CSS string, its rule or its element', () => {
  expect(asCssText('A: B, May 13')).toBe('"A: B, May 13"');
  expect(asCssText('a"b\\c;d</style>{e}\n')).toBe('"a\\22 b\\5c c\\3b d\\3c /style\\3e \\7b e\\7d \\a "');
});
