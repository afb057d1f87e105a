import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TALL_SCRIPTS } from '../content/language/tall-letters.ts';
import { FONT_FILE } from '../content/parsing/file-text.ts';
import { EXTENDED_LATIN_FILE, LATIN_FILE, readFont, WEIGHTS } from './font-file.ts';

/** Names of the family's packages for scripts besides Latin, by Unicode's names. */
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

const scriptFile = ([script, name]: [string, string]) =>
  `node_modules/@fontsource-variable/anek-${name}/files/anek-${name}-${script.toLowerCase()}-wght-normal.woff2`;

/** Returns a font's distance from the weight of text: an owner may add a light and a bold file of the same letters. */
const distanceFromRegular = (file: string) =>
  Math.abs(readFont(file).font['OS/2'].usWeightClass - WEIGHTS[0]);

/** Lists the owner's fonts, for letters that the family lacks. */
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
 * Returns the marks that every subset keeps. HarfBuzz drops the GDEF table of a font without mark glyphs, and vowel signs
 * come apart from their letters (docs/decisions/fonts.md). Of the family's files those for Kannada and Malayalam need it, and
 * an owner's font may.
 */
export const marksToKeep = (file: string): string =>
  file.startsWith('node_modules/')
    ? '\u0cbc\u0307'
    : [...readFont(file).letters].filter((letter) => /\p{Mn}/u.test(letter)).join('');

/** Returns true for letters of the family's first file, and for the rupee sign, which every page has. */
const isInLatinFile = (letter: string) => letter === '₹' || readFont(LATIN_FILE).letters.has(letter);

/** Finds fonts for the other letters of a text, composed and decomposed. */
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
  return [...scripts.map(scriptFile), EXTENDED_LATIN_FILE, ...listOwnFonts()].flatMap((file) => {
    const { letters } = readFont(file);
    const fontLetters = [...remaining].filter((letter) => letters.has(letter) && !JOINERS.includes(letter));
    for (const letter of fontLetters) remaining.delete(letter);
    const joiners = JOINERS.filter((letter) => letters.has(letter));
    return fontLetters.length > 0 ? [{ file, letters: [...fontLetters, ...joiners].sort().join('') }] : [];
  });
}

/** Draws ticks, arrows, ≤, ⁵ … in pictures and PDFs; on pages the visitor's device draws them. */
const SIGN_FONT = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** Matches characters that are no letters of a script, and ⁵, ₂ and Greek letters such as Ω. */
const SIGN = /[^\p{L}\p{M}\p{N}\p{Z}]|[\p{No}\u2070-\u209f]|\p{Script=Greek}/u;

/** Matches soft hyphens, zero-width spaces and variation selectors, which would break a search in a PDF. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const HYPHENS = ['\u2010', '\u2011'];

/** Returns a function that draws a letter in the available fonts: itself, a plain form, or nothing. */
function createLetterRenderer(text: string): (letter: string) => string {
  const otherLetters = new Set(scriptFontsFor(text).flatMap(({ letters }) => [...letters]));
  const isInFonts = (letter: string) =>
    letter === '\n' || otherLetters.has(letter) || (isInLatinFile(letter) && !INVISIBLE.test(letter));
  const isSign = (letter: string) =>
    SIGN.test(letter) && !INVISIBLE.test(letter) && readFont(SIGN_FONT).letters.has(letter);
  const draw = (letter: string) =>
    HYPHENS.includes(letter) ? '-' : isInFonts(letter) || isSign(letter) ? letter : '';
  return (letter) => {
    // ǟ becomes a, and ㎛ μm; without the μ it would be a metre. Latin accents are not placed on letters of another file.
    const plainForm = [...letter.normalize('NFKD')].filter(
      (char) => !/\p{Script=Inherited}/u.test(char) && (isInFonts(char) || !/\p{M}/u.test(char)),
    );
    return draw(letter) || (plainForm.every(draw) ? plainForm.map(draw).join('') : '');
  };
}

const lettersOf = (text: string) =>
  [...new Set(text.normalize('NFC'))].filter((letter) => !INVISIBLE.test(letter));

/** Lists letters and digits that no font has, nor their plain form. */
export function lettersWithoutFont(text: string): string[] {
  const draw = createLetterRenderer(text);
  return lettersOf(text).filter((letter) => /[\p{L}\p{M}\p{Nd}]/u.test(letter) && !draw(letter));
}

/** Lists signs that pictures and PDFs leave out, such as emoji. */
export function signsWithoutFont(text: string): string[] {
  const draw = createLetterRenderer(text);
  return lettersOf(text).filter((letter) => /[^\p{L}\p{M}\p{Nd}\p{C}]/u.test(letter) && !draw(letter));
}

/** Advice for an owner whose letters have no font. */
export const FONT_NEEDED =
  'Put a font file that has them (.woff2, .ttf or .otf, from fonts.google.com/noto for example) into content/fonts/.';

/** Removes characters that no font has, which would be printed as empty boxes. */
export const drawableText = (text: string): string =>
  [...text.normalize('NFC')].map(createLetterRenderer(text)).join('').trim();

/**
 * Lists the font files for a text in pictures and PDFs, which use the first that has a letter. LATIN_FILE could draw ā as a
 * and accent, but readers of PDFs would not find it (findings/accented-letter-not-found.sh).
 */
export function fontFilesFor(text: string): string[] {
  const scriptFiles = scriptFontsFor(text).map(({ file }) => file);
  const signs = [...text].some((letter) => SIGN.test(letter) && !isInLatinFile(letter)) ? [SIGN_FONT] : [];
  return [...new Set([EXTENDED_LATIN_FILE, LATIN_FILE, ...scriptFiles, ...signs])];
}

/** Creates a test that over one per cent of a text's letters are in some scripts, more than a name or two. */
function createScriptTest(scripts: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'gu');
  return (text) => (text.match(pattern)?.length ?? 0) * 100 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);
}

/** Scripts whose letters are joined, carry marks, or change their order. */
const OTHER_JOINED = ['Arabic', 'Khmer', 'Meetei_Mayek', 'Myanmar', 'Sinhala', 'Thai', 'Tibetan'];
const JOINED = [...Object.keys(SCRIPTS), ...OTHER_JOINED];

/** Returns true for a text in joined or reordered letters. */
export const hasJoinedLetters = createScriptTest(JOINED);

/** Returns true for a text in tall letters, or in letters with marks. */
export const hasTallScript = createScriptTest(TALL_SCRIPTS);
