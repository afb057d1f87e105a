/** Advance widths of Anek Latin, weight 600, in hundredths of an em, from space to tilde. */
const ADVANCES = (
  '21 25 39 59 53 77 66 20 31 31 39 51 22 39 22 44 59 36 49 51 55 54 57 48 57 57 23 23 51 52 51 46 85 61 60 52 61 54 51 ' +
  '61 64 26 41 59 50 78 64 62 58 62 59 53 55 63 60 85 59 57 53 32 44 32 44 45 32 52 56 44 56 52 38 53 55 24 25 53 24 84 ' +
  '55 54 56 56 39 46 40 55 51 77 52 52 47 34 26 34 55'
)
  .split(' ')
  .map(Number);

/** The letter spacing of headlines in the style sheet, in hundredths of an em. */
const SPACING = -3.2;

/**
 * How wide a text is in the family's bold, in em; nothing when it has letters whose width is not known here.
 * @param spacing its letter spacing, in hundredths of an em
 */
export function widthOf(text: string, spacing = SPACING): number | undefined {
  const widths = [...text].map((c) => ADVANCES[(c.codePointAt(0) ?? 0) - 32]);
  if (widths.includes(undefined)) return undefined;
  return widths.reduce<number>((sum, width = 0) => sum + width + spacing, 0) / 100;
}

/** The same of any text: a letter that is not known is as wide as a broad one. */
const aboutWidthOf = (text: string): number =>
  [...text].reduce((sum, c) => sum + (widthOf(c) ?? (60 + SPACING) / 100), 0);

/** The widest word that has a line to itself on the narrowest screen, in em: wider ones are broken. */
export const WIDEST = 10;

/** A longer name goes on two lines, for it would be small on one. */
const LINE = 14;

/** On a narrow screen a name may take so many lines before it has to be set smaller. */
const NARROW_LINES = 3;

/**
 * How wide a headline is when it is set large, in em: its size on the page is the room over this.
 * `ems` is the width of a line (a long one is broken in two), `narrow` the same where a line is short, and `word`
 * that of its longest word.
 */
export function emsOf(text: string): { ems: number; narrow: number; word: number; lines: number } {
  const word = Math.min(Math.max(...text.split(/\s+/).map(aboutWidthOf), 4), WIDEST);
  const whole = Math.max(aboutWidthOf(text), 5);
  const lines = whole <= LINE ? 1 : 2;
  // A line is seldom full: the next word does not fit.
  const perLine = (count: number) => Math.max(word, (whole / count) * 1.2);
  return {
    ems: up(lines === 1 ? whole : perLine(lines)),
    narrow: up(perLine(NARROW_LINES)),
    word: up(word),
    lines,
  };
}

/** Rounded up, with a hair of room. */
const up = (n: number) => Math.ceil(n * 101) / 100;
