import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TALL_SCRIPTS } from '../content/language/tall-letters.ts';
import { FONT_FILE } from '../content/parsing/file-text.ts';
import { EXTENDED_LATIN_FILE, LATIN_FILE, readFont, WEIGHTS } from './font-file.ts';

/** Scripts of the family besides Latin: Unicode's names, and those of the packages. */
export const SCRIPTS: Record<string, string> = {
  Bengali: 'bangla',
  Devanagari: 'devanagari',
  Gujarati: 'gujarati',
  Gurmukhi: 'gurmukhi',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Oriya: 'odia',
  Tamil: 'tamil',
  Telugu: 'telugu',
};

const fileOf = ([script, name]: [string, string]) =>
  `node_modules/@fontsource-variable/anek-${name}/files/anek-${name}-${script.toLowerCase()}-wght-normal.woff2`;

/** A font's distance from the weight of text: an owner may add a light and a bold file of the same letters. */
const distanceFromRegular = (file: string) =>
  Math.abs(readFont(file).font['OS/2'].usWeightClass - WEIGHTS[0]);

/** The owner's fonts for letters that the family lacks. */
function listOwnFonts(): string[] {
  const folder = join(process.env['CONTENT_DIR'] || 'content', 'fonts');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.filter((name) => FONT_FILE.test(`fonts/${name}`)).map((name) => join(folder, name));
  return files.sort((a, b) => distanceFromRegular(a) - distanceFromRegular(b));
}

/** A font besides the Latin one, with the letters of a text that it draws. */
export type ScriptFont = { file: string; letters: string };

/** Joiners and non-joiners, and the dotted circle that carries a mark without a letter. */
const JOINERS = [...'\u200c\u200d\u25cc'];

/**
 * Marks that every subset keeps. HarfBuzz drops the GDEF table of a font without mark glyphs, and vowel signs come apart
 * from their letters (docs/decisions/fonts.md). Of the family's files those for Kannada and Malayalam need it; an owner's
 * font may.
 */
export const marksToKeep = (file: string): string =>
  file.startsWith('node_modules/')
    ? '\u0cbc\u0307'
    : [...readFont(file).letters].filter((letter) => /\p{Mn}/u.test(letter)).join('');

/** Letters of the family's first file, and the rupee sign, which every page has. */
const isInLatinFile = (letter: string) => letter === '₹' || readFont(LATIN_FILE).letters.has(letter);

/** The fonts for the other letters of a text, composed and decomposed. */
export function scriptFontsFor(text: string): ScriptFont[] {
  // Only letters with marks after them have a composed form.
  const nonAscii = text.match(/[\0-\x7f]?[^\0-\x7f]+/g)?.join('') ?? '';
  const otherLetters = [...new Set(text + nonAscii.normalize('NFC'))]
    .filter((letter) => !isInLatinFile(letter))
    .join('');
  const decomposed = [...otherLetters.normalize('NFD')].filter((letter) => !isInLatinFile(letter));
  const remaining = new Set([...otherLetters, ...decomposed]);
  if (remaining.size === 0) return [];
  const scripts = Object.entries(SCRIPTS).filter(([script]) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(otherLetters),
  );
  return [...scripts.map(fileOf), EXTENDED_LATIN_FILE, ...listOwnFonts()].flatMap((file) => {
    const { letters } = readFont(file);
    const fontLetters = [...remaining].filter((letter) => letters.has(letter) && !JOINERS.includes(letter));
    for (const letter of fontLetters) remaining.delete(letter);
    const joiners = JOINERS.filter((letter) => letters.has(letter));
    return fontLetters.length > 0 ? [{ file, letters: [...fontLetters, ...joiners].sort().join('') }] : [];
  });
}

/** Signs for pictures and PDFs that the family lacks: ticks, arrows, ≤, ⁵ … On pages the visitor's device draws them. */
const SIGNS = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** Characters that are no letters of a script; also ⁵, ₂ and Greek letters such as Ω. */
const SIGN = /[^\p{L}\p{M}\p{N}\p{Z}]|[\p{No}\u2070-\u209f]|\p{Script=Greek}/u;

/** Soft hyphens, zero-width spaces, variation selectors: in a PDF they would break a search. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const HYPHENS = ['\u2010', '\u2011'];

/** Returns a function that draws a letter in the available fonts: itself, a plain form, or nothing. */
function createLetterRenderer(text: string): (letter: string) => string {
  const otherLetters = new Set(scriptFontsFor(text).flatMap(({ letters }) => [...letters]));
  const has = (letter: string) =>
    letter === '\n' || otherLetters.has(letter) || (isInLatinFile(letter) && !INVISIBLE.test(letter));
  const isSign = (letter: string) =>
    SIGN.test(letter) && !INVISIBLE.test(letter) && readFont(SIGNS).letters.has(letter);
  const draw = (letter: string) =>
    HYPHENS.includes(letter) ? '-' : has(letter) || isSign(letter) ? letter : '';
  return (letter) => {
    // ǟ becomes a, and ㎛ μm; without the μ it would be a metre. Latin accents are not placed on letters of another file.
    const plain = [...letter.normalize('NFKD')].filter(
      (part) => !/\p{Script=Inherited}/u.test(part) && (has(part) || !/\p{M}/u.test(part)),
    );
    return draw(letter) || (plain.every(draw) ? plain.map(draw).join('') : '');
  };
}

const lettersOf = (text: string) =>
  [...new Set(text.normalize('NFC'))].filter((letter) => !INVISIBLE.test(letter));

/** Letters and digits that no font has, nor their plain form. */
export function lettersWithoutFont(text: string): string[] {
  const draw = createLetterRenderer(text);
  return lettersOf(text).filter((letter) => /[\p{L}\p{M}\p{Nd}]/u.test(letter) && !draw(letter));
}

/** Signs that pictures and PDFs leave out, such as emoji. */
export function signsWithoutFont(text: string): string[] {
  const draw = createLetterRenderer(text);
  return lettersOf(text).filter((letter) => /[^\p{L}\p{M}\p{Nd}\p{C}]/u.test(letter) && !draw(letter));
}

/** Advice for an owner whose letters have no font. */
export const FONT_NEEDED =
  'Put a font file that has them (.woff2, .ttf or .otf, from fonts.google.com/noto for example) into content/fonts/.';

/** A text without characters that no font has: they would be printed as empty boxes. */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC')].map(createLetterRenderer(text)).join('').trim();

/**
 * The font files for a text in pictures and PDFs; each letter is taken from the first that has it. LATIN could draw ā as a
 * and accent, but readers of PDFs would not find it (findings/accented-letter-not-found.sh).
 */
export function fontFilesFor(text: string): string[] {
  const scriptFiles = scriptFontsFor(text).map(({ file }) => file);
  const signs = [...text].some((letter) => SIGN.test(letter) && !isInLatinFile(letter)) ? [SIGNS] : [];
  return [...new Set([EXTENDED_LATIN_FILE, LATIN_FILE, ...scriptFiles, ...signs])];
}

/** True if over one per cent of a text's letters are in some scripts, more than a name or two. */
function isWrittenIn(scripts: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'gu');
  return (text) => (text.match(pattern)?.length ?? 0) * 100 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);
}

/** Scripts whose letters are joined, carry marks, or change their order. */
const OTHER_JOINED = ['Arabic', 'Khmer', 'Meetei_Mayek', 'Myanmar', 'Sinhala', 'Thai', 'Tibetan'];
const JOINED = [...Object.keys(SCRIPTS), ...OTHER_JOINED];

/** True for a text in joined or reordered letters. */
export const hasJoinedLetters = isWrittenIn(JOINED);

/** True for a text in tall letters, or in letters with marks. */
export const hasTallScript = isWrittenIn(TALL_SCRIPTS);
