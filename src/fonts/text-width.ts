import { create, type Font } from 'fontkitten';
import type { CSSProperties } from 'react';
import { tallAttribute } from '../content/language/tall-letters.ts';
import { EXTENDED_LATIN_FILE, instantiateWeight, LATIN_FILE } from './font-file.ts';

const readSemibold = async (file: string) => create(await instantiateWeight(file, 600)) as Font;
const semiboldFonts = [await readSemibold(LATIN_FILE), await readSemibold(EXTENDED_LATIN_FILE)];

/** The letter spacing of a page's heading (base.css). */
export const TRACKING_EM = -0.034;

const codePointsOf = (word: string) => [...word].map((char) => char.codePointAt(0) ?? 0);
const findFont = (code: number) => semiboldFonts.find((font) => font.hasGlyphForCodePoint(code));

/** Measures a text in the semibold font of headings, in em. Estimates a character that the font lacks at 0.7 em. */
export const widthInEms = (text: string): number =>
  codePointsOf(text).reduce((sum, code) => {
    const font = findFont(code);
    return sum + (font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + TRACKING_EM : 0.7);
  }, 0);

/**
 * Returns a heading's attributes: `data-tall` for tall letters, and `--widest-em`, the width in em that must fit on a
 * line (base.css): the widest Latin word's or, if it is wider, that of the text divided into `lineCount` lines.
 */
export function fitHeading(
  heading: string,
  lineCount = Number.POSITIVE_INFINITY,
): { style?: CSSProperties; 'data-tall'?: '' } {
  const words = heading.split(/\s+/).filter((word) => codePointsOf(word).every(findFont));
  // A tenth is added, because words leave space at the ends of lines.
  const lineWidth = (1.1 * widthInEms(heading)) / lineCount;
  const widest = Math.max(lineWidth, ...words.map(widthInEms));
  const style = widest > 0 && { style: { '--widest-em': Math.ceil(widest * 100) / 100 } };
  return { ...tallAttribute(heading), ...style };
}
