import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { inLanguage } from '../../content/language.ts';
import { fontOfWeight, LATIN } from '../fonts/font-file.ts';
import { hasMarks, scriptFontsFor } from '../fonts/scripts.ts';

/** The family at the weight of headlines. */
const font = create(await fontOfWeight(LATIN, 600)) as Font;

/** The advance of a letter in hundredths of an em; undefined for a letter that the font lacks. */
const advanceOf = (letter: string, of = font): number | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  if (!of.hasGlyphForCodePoint(code)) return undefined;
  return Math.round((of.glyphForCodePoint(code).advanceWidth / of.unitsPerEm) * 100);
};

/** The letter spacing of headlines in the style sheet, in hundredths of an em. */
const spacingOf = inLanguage((locale) => (hasMarks(locale) ? 0 : -3.2));

/** The family for other scripts, in the weight of the file: their letters are measured one by one, unjoined. */
const others = new Map<string, Font>();
const fontFor = (letter: string): Font | undefined => {
  const [other] = scriptFontsFor(letter);
  if (!other) return undefined;
  const known = others.get(other.file) ?? (create(readFileSync(other.file)) as Font);
  others.set(other.file, known);
  return known;
};

/**
 * The width of a text in the family's bold, in em; undefined if it has letters that the family lacks.
 * @param spacing its letter spacing, in hundredths of an em
 */
export function widthOf(text: string, spacing = spacingOf()): number | undefined {
  const widths = [...text].map((letter) => advanceOf(letter));
  if (widths.includes(undefined)) return undefined;
  return widths.reduce<number>((sum, width = 0) => sum + width + spacing, 0) / 100;
}

/** The same for any text: a letter that no font of the family has counts as a wide one. */
export const aboutWidthOf = (text: string): number =>
  [...text].reduce((sum, c) => sum + (widthOf(c) ?? (advanceOf(c, fontFor(c)) ?? 60 + spacingOf()) / 100), 0);

/** Where a headline may break: after a space, unless it is non-breaking. */
export const BREAKS = /(?<=[^\S\u00a0])/;

/** The widest word that is kept whole on the narrowest screen, in em: wider ones are broken. */
export const WIDEST = 10;

/** A longer name takes two lines, for on one it would be small. */
const LINE = 14;

/** On a narrow screen a name may take so many lines before its letters become smaller. */
const NARROW_LINES = 3;

/**
 * The width of a headline in em: its size on the page is the available width divided by this. `ems` is the width of a
 * line (a long one is broken in two), `narrow` the same on a narrow screen, and `word` that of its longest word.
 */
export function emsOf(text: string): { ems: number; narrow: number; word: number; lines: number } {
  const word = Math.min(Math.max(...text.split(BREAKS).map((word) => aboutWidthOf(word.trim())), 4), WIDEST);
  const whole = Math.max(aboutWidthOf(text), 5);
  const lines = whole <= LINE ? 1 : 2;
  // Lines are seldom full, for the next word does not fit.
  const perLine = (count: number) => Math.max(word, (whole / count) * 1.2);
  return {
    ems: up(lines === 1 ? whole : perLine(lines)),
    narrow: up(perLine(NARROW_LINES)),
    word: up(word),
    lines,
  };
}

/** Rounded up, with a little to spare. */
const up = (n: number) => Math.ceil(n * 101) / 100;
