import { create, type Font } from 'fontkitten';
import type { CSSProperties } from 'react';
import { tallAttribute } from '../content/language/tall-letters.ts';
import { EXTENDED_LATIN_FILE, instantiateWeight, LATIN_FILE } from './font-file.ts';

const readBold = async (file: string) => create(await instantiateWeight(file, 600)) as Font;
const boldFonts = [await readBold(LATIN_FILE), await readBold(EXTENDED_LATIN_FILE)];

/** The letter spacing of a page's heading (base.css). */
export const TRACKING_EM = -0.034;

const codePointsOf = (word: string) => [...word].map((char) => char.codePointAt(0) ?? 0);
const findFont = (code: number) => boldFonts.find((font) => font.hasGlyphForCodePoint(code));

/** Measures a word in the bold font, in em. A character of another script counts as 0.7 em. */
export const widthInEms = (word: string): number =>
  codePointsOf(word).reduce((sum, code) => {
    const font = findFont(code);
    return sum + (font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm + TRACKING_EM : 0.7);
  }, 0);

/**
 * Returns the attributes that limit a heading's font size, so that its longest word fits on a line (base.css) and the heading
 * on about `lines` lines. Words of other scripts do not count as the longest word; for the lines their width is estimated.
 */
export function fitHeading(
  name: string,
  lines = Number.POSITIVE_INFINITY,
): { style?: CSSProperties; 'data-tall'?: '' } {
  const words = name.split(/\s+/).filter((word) => codePointsOf(word).every(findFont));
  // A tenth is added, because words leave space at the ends of lines.
  const lineWidth = (1.1 * widthInEms(name)) / lines;
  const widest = Math.max(lineWidth, ...words.map(widthInEms));
  const style = widest > 0 && { style: { '--word': Math.ceil(widest * 100) / 100 } };
  return { ...tallAttribute(name), ...style };
}
