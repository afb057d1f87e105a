import { create, type Font } from 'fontkitten';
import type { CSSProperties } from 'react';
import { fontOfWeight, LATIN } from './font-file.ts';

const font = create(await fontOfWeight(LATIN, 600)) as Font;

/** The letter spacing of a page's name, in em. */
export const TRACKING = -0.034;

/** The width of a word in the bold face, in em; letters of other scripts count as wide. */
export const emsOf = (word: string): number =>
  [...word].reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isLatin = font.hasGlyphForCodePoint(code);
    return sum + (isLatin ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + TRACKING : 0.7);
  }, 0);

const isLatin = (word: string) =>
  [...word].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/**
 * Lets a page's name be no larger than its longest word allows (base.css). Words of other scripts are not measured: an
 * estimate is wrong for some of them.
 */
export function fitting(name: string): { style?: CSSProperties } {
  const widest = Math.max(0, ...name.split(/\s+/).filter(isLatin).map(emsOf));
  return widest > 0 ? { style: { '--word': Math.ceil(widest * 100) / 100 } as CSSProperties } : {};
}
