import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TALL_SCRIPTS } from '../content/language/tall-letters.ts';
import { FONT_FILE } from '../content/parsing/file-text.ts';
import { EXTENDED_LATIN_FILE, LATIN_FILE, readFont, WEIGHTS } from './font-file.ts';

/** The scripts of the Anek family besides Latin: the name in npm's packages by Unicode's name. */
export const ANEK_SCRIPTS: Record<string, string> = {
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

const fileOfScript = ([script, name]: [string, string]) =>
  `node_modules/@fontsource-variable/anek-${name}/files/anek-${name}-${script.toLowerCase()}-wght-normal.woff2`;

/** Returns a font's distance from the regular weight: an owner may add a light and a bold font of one script. */
const distanceFromRegular = (file: string) =>
  Math.abs(readFont(file).font['OS/2'].usWeightClass - WEIGHTS[0]);

function listOwnerFonts(): string[] {
  const folder = join(process.env['CONTENT_DIR'] || 'content', 'fonts');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.filter((name) => FONT_FILE.test(`fonts/${name}`)).map((name) => join(folder, name));
  return files.sort((a, b) => distanceFromRegular(a) - distanceFromRegular(b));
}

/** A font other than LATIN_FILE, with the characters that it draws in a text. */
export type ScriptFont = { file: string; characters: string };

/** The joiner, non-joiner, and the dotted circle that carries a mark without a letter. A ScriptFont keeps those it has. */
const JOINERS = [...'\u200c\u200d\u25cc'];

/**
 * Returns the marks that a subset of the font must keep. HarfBuzz drops the GDEF table of a subset without mark glyphs, and
 * vowel signs then come apart from their letters (docs/decisions/fonts.md). One mark is enough: Anek Kannada has the
 * nukta (U+0CBC), Anek Malayalam the dot above (U+0307). An owner's font keeps all its nonspacing marks.
 */
export const marksToKeep = (file: string): string =>
  file.startsWith('node_modules/')
    ? '\u0cbc\u0307'
    : [...readFont(file).characters].filter((char) => /\p{Mn}/u.test(char)).join('');

/** Returns true for characters of LATIN_FILE, and for the rupee sign, for which every page has a font. */
const isInLatinFonts = (char: string) => char === '₹' || readFont(LATIN_FILE).characters.has(char);

/** Finds fonts for the characters of a text that LATIN_FILE lacks, composed and decomposed. */
export function scriptFontsFor(text: string): ScriptFont[] {
  // Composing changes only characters beyond ASCII, and the ASCII letter before one: e and an accent become é.
  const nonAscii = text.match(/[\0-\x7f]?[^\0-\x7f]+/g)?.join('') ?? '';
  const otherCharacters = [...new Set(text + nonAscii.normalize('NFC'))]
    .filter((char) => !isInLatinFonts(char))
    .join('');
  const decomposed = [...otherCharacters.normalize('NFD')].filter((char) => !isInLatinFonts(char));
  const remaining = new Set([...otherCharacters, ...decomposed]);
  if (remaining.size === 0) return [];
  const scripts = Object.entries(ANEK_SCRIPTS).filter(([script]) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(otherCharacters),
  );
  return [...scripts.map(fileOfScript), EXTENDED_LATIN_FILE, ...listOwnerFonts()].flatMap((file) => {
    const { characters } = readFont(file);
    const fontCharacters = [...remaining].filter((char) => characters.has(char) && !JOINERS.includes(char));
    for (const char of fontCharacters) remaining.delete(char);
    const joiners = JOINERS.filter((char) => characters.has(char));
    return fontCharacters.length > 0
      ? [{ file, characters: [...fontCharacters, ...joiners].sort().join('') }]
      : [];
  });
}

/** The font for ticks, arrows, ≤, ⁵ … in pictures and PDFs. On pages the visitor's device draws them. */
const SYMBOL_FONT = 'node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** Matches symbols and punctuation, and ⁵, ₂ and Greek letters such as Ω. */
const SYMBOL = /[^\p{L}\p{M}\p{N}\p{Z}]|[\p{No}\u2070-\u209f]|\p{Script=Greek}/u;

/** Matches soft hyphens, zero-width spaces and variation selectors, which would break a search in a PDF. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const HYPHENS = ['\u2010', '\u2011'];

/** Returns a function that maps a character of the text to itself, to a plain form that a font has, or to an empty text. */
function createCharacterMapper(text: string): (char: string) => string {
  const scriptCharacters = new Set(scriptFontsFor(text).flatMap(({ characters }) => [...characters]));
  const isInFonts = (char: string) =>
    char === '\n' || scriptCharacters.has(char) || (isInLatinFonts(char) && !INVISIBLE.test(char));
  const isSymbol = (char: string) =>
    SYMBOL.test(char) && !INVISIBLE.test(char) && readFont(SYMBOL_FONT).characters.has(char);
  const directForm = (char: string) =>
    HYPHENS.includes(char) ? '-' : isInFonts(char) || isSymbol(char) ? char : '';
  return (char) => {
    // Drops accents (ǟ becomes a): a font cannot place them on another font's letters. ㎛ becomes μm if fonts have both.
    const plainParts = [...char.normalize('NFKD')].filter(
      (part) => !/\p{Script=Inherited}/u.test(part) && (isInFonts(part) || !/\p{M}/u.test(part)),
    );
    return directForm(char) || (plainParts.every(directForm) ? plainParts.map(directForm).join('') : '');
  };
}

const listCharacters = (text: string) =>
  [...new Set(text.normalize('NFC'))].filter((char) => !INVISIBLE.test(char));

/** Lists letters, marks and digits that no font has, not even in a plain form. */
export function lettersWithoutFont(text: string): string[] {
  const toDrawable = createCharacterMapper(text);
  return listCharacters(text).filter((char) => /[\p{L}\p{M}\p{Nd}]/u.test(char) && !toDrawable(char));
}

/** Lists symbols that pictures and PDFs leave out, such as emoji. */
export function symbolsWithoutFont(text: string): string[] {
  const toDrawable = createCharacterMapper(text);
  return listCharacters(text).filter((char) => /[^\p{L}\p{M}\p{Nd}\p{C}]/u.test(char) && !toDrawable(char));
}

/** Advice for an owner whose letters have no font. */
export const FONT_ADVICE =
  'Put a font file that has them (.woff2, .ttf or .otf, from fonts.google.com/noto for example) into content/fonts/.';

/** Replaces characters that no font has by plain forms, or removes them: they would be printed as empty boxes. */
export const toDrawableText = (text: string): string =>
  [...text.normalize('NFC')].map(createCharacterMapper(text)).join('').trim();

/**
 * Lists the font files for a text in pictures and PDFs, where the first file with a character draws it. LATIN_FILE is
 * second: it would draw ā as two glyphs, which a search in a PDF cannot find (findings/accented-letter-not-found.sh).
 */
export function fontFilesFor(text: string): string[] {
  const scriptFiles = scriptFontsFor(text).map(({ file }) => file);
  const symbolFiles = [...text].some((char) => SYMBOL.test(char) && !isInLatinFonts(char))
    ? [SYMBOL_FONT]
    : [];
  return [...new Set([EXTENDED_LATIN_FILE, LATIN_FILE, ...scriptFiles, ...symbolFiles])];
}

/** Returns a function that tells whether over 1 % of a text's letters are in the scripts: a name or two do not count. */
function createScriptTest(scripts: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'gu');
  return (text) => (text.match(pattern)?.length ?? 0) * 100 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);
}

/** Complex scripts besides Anek's: their letters are joined, carry marks, or change their order. */
const COMPLEX_SCRIPTS = ['Arabic', 'Khmer', 'Meetei_Mayek', 'Myanmar', 'Sinhala', 'Thai', 'Tibetan'];

export const hasManyComplexLetters = createScriptTest([...Object.keys(ANEK_SCRIPTS), ...COMPLEX_SCRIPTS]);
export const hasManyTallLetters = createScriptTest(TALL_SCRIPTS);
