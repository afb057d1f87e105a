import { create, type Font } from 'fontkitten';
import type { CSSProperties } from 'react';
import { tallAttribute } from '../content/language/tall-letters.ts';
import { EXTENDED_LATIN_FILE, instantiateWeight, LATIN_FILE } from './font-file.ts';

const readBold = async (file: string) => create(await instantiateWeight(file, 600)) as Font;
const fonts = [await readBold(LATIN_FILE), await readBold(EXTENDED_LATIN_FILE)];

/** The letter spacing of a page's heading, in em (base.css). */
export const TRACKING = -0.034;

const codesOf = (word: string) => [...word].map((letter) => letter.codePointAt(0) ?? 0);
const findFont = (code: number) => fonts.find((font) => font.hasGlyphForCodePoint(code));

/** Measures a word in the bold face, in em; letters of other scripts count as 0.7. */
export const widthInEms = (word: string): number =>
  codesOf(word).reduce((sum, code) => {
    const font = findFont(code);
    return sum + (font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + TRACKING : 0.7);
  }, 0);

/**
 * Limits a heading's font size so that its longest word fits on a line (base.css), and the heading on about so many lines.
 * Words of other scripts are ignored for the longest word, and estimated for the lines.
 */
export function fitHeading(
  name: string,
  lines = Number.POSITIVE_INFINITY,
): { style?: CSSProperties; 'data-tall'?: '' } {
  const words = name.split(/\s+/).filter((word) => codesOf(word).every(findFont));
  // A tenth is added, because words leave space at the ends of lines.
  const lineWidth = (1.1 * widthInEms(name)) / lines;
  const widest = Math.max(lineWidth, ...words.map(widthInEms));
  const style = widest > 0 && { style: { '--word': Math.ceil(widest * 100) / 100 } };
  return { ...tallAttribute(name), ...style };
}
