import { create, type Font } from 'fontkitten';
import type { CSSProperties } from 'react';
import { tallAttribute } from '../content/language/tall-letters.ts';
import { cutToWeight, EXTENDED_LATIN_FILE, LATIN_FILE } from './font-file.ts';

const readBold = async (file: string) => create(await cutToWeight(file, 600)) as Font;
const fonts = [await readBold(LATIN_FILE), await readBold(EXTENDED_LATIN_FILE)];

/** The letter spacing of a page's heading, in em (base.css). */
export const TRACKING = -0.034;

const codesOf = (word: string) => [...word].map((letter) => letter.codePointAt(0) ?? 0);
const fontWith = (code: number) => fonts.find((font) => font.hasGlyphForCodePoint(code));
const isLatin = (code: number) => fontWith(code) !== undefined;

/** The width of a word in the bold face, in em; letters of other scripts count as wide. */
export const widthInEms = (word: string): number =>
  codesOf(word).reduce((sum, code) => {
    const font = fontWith(code);
    return sum + (font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + TRACKING : 0.7);
  }, 0);

/**
 * Limits the size of a page's heading to the width of its longest word (base.css), and to about so many lines. Words of other
 * scripts are not measured: an estimate would be wrong for some of them.
 */
export function fitHeading(
  name: string,
  lines = Number.POSITIVE_INFINITY,
): { style?: CSSProperties; 'data-tall'?: '' } {
  const words = name.split(/\s+/).filter((word) => codesOf(word).every(isLatin));
  // Lines are never filled to the end.
  const line = (1.1 * widthInEms(name)) / lines;
  const widest = Math.max(line, ...words.map(widthInEms));
  const style = widest > 0 && { style: { '--word': Math.ceil(widest * 100) / 100 } };
  return { ...tallAttribute(name), ...style };
}
