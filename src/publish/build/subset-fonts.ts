import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readFiles } from '../../content/files.ts';
import { hasTallLetters } from '../../content/language/tall-letters.ts';
import {
  axesForWeight,
  EXTENDED_LATIN_FILE,
  LATIN_FILE,
  readFont,
  subset,
  WEIGHTS,
} from '../../fonts/font-file.ts';
import {
  hasManyTallLetters,
  marksToKeep,
  type ScriptFont,
  scriptFontsFor,
} from '../../fonts/writing-systems.ts';
import { cached, cachedFolder } from '../../platform/build-cache.ts';
import { collectIntlText } from './intl-text.ts';

/** Printable ASCII and usual punctuation: fonts without a `text` of their own have them even if the content lacks them. */
const BASIC_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}‘’“”–…·×±©−\u00a0`;

const RULES_FILE = 'writing-systems.css';

/** A font to subset. By default the subset has BASIC_CHARACTERS, the site's other characters and all features. */
type Face = {
  file: string;
  text?: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
  keepFeatures?: string[];
};

/** The Latin font with the OpenType features that the pages use. Those for fractions, for example, would add a kilobyte. */
const LATIN = { file: LATIN_FILE, keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'tnum'] };

/** The Latin fonts of the site: two weights, the rupee sign, and narrow digits for counters. */
const FACES: Record<string, Face> = {
  regular: { ...LATIN, variationAxes: { wght: 400, wdth: 100 } },
  semibold: { ...LATIN, variationAxes: { wght: 600, wdth: 100 } },
  rupee: { file: EXTENDED_LATIN_FILE, text: '₹', variationAxes: { wght: { min: 400, max: 600 } } },
  digit: { ...LATIN, text: '0123456789', variationAxes: { wght: 600, wdth: 82 } },
};

const faceName = (file: string, wght: number) => `${parse(file).name}-${wght}`;

const createFaces = ({ file, characters }: ScriptFont): [string, Face][] =>
  WEIGHTS.map((wght) => [
    faceName(file, wght),
    { file, text: characters + marksToKeep(file), variationAxes: axesForWeight(file, wght) },
  ]);

/** Formats a font's `unicode-range`. A range may include code points that are not in the sorted `siteCodes`. */
function formatUnicodeRange(characters: string, siteCodes: readonly number[]): string {
  const codes = new Set([...characters].map((char) => char.codePointAt(0)));
  const starts = siteCodes.filter((code, i) => codes.has(code) && !codes.has(siteCodes[i - 1]));
  const ends = siteCodes.filter((code, i) => codes.has(code) && !codes.has(siteCodes[i + 1]));
  return starts.map((start, i) => `U+${start.toString(16)}-${ends[i]?.toString(16)}`).join(', ');
}

/**
 * Formats line heights for tall letters (src/content/language/tall-letters.ts): of all headings if the site has many such
 * letters, else of those with `data-tall`. Sloping Nastaliq (Urdu, Kashmiri) needs more height in all text.
 */
function formatLineHeights(words: string, language: string): string {
  const isSloping = /^(ur|ks)-Arab/.test(new Intl.Locale(language).maximize().baseName);
  const headings = hasManyTallLetters(words) ? ':is(h1, h2, h3):not(.num)' : '[data-tall]';
  const lineHeights = `:root:root ${headings} { line-height: ${isSloping ? 2 : 1.3}; letter-spacing: 0; }\n`;
  return isSloping ? `:root body { line-height: 2; }\n${lineHeights}` : lineHeights;
}

/** Formats `@font-face` rules for the fonts besides `FACES`. @param siteText characters of the site and of the fonts */
function formatRules(fonts: readonly ScriptFont[], siteText: string): string {
  const codes = [...new Set(siteText)].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const rule = (name: string, wght: number, characters: string) =>
    `@font-face { font-family: "Anek Latin"; src: url("./${name}.woff2") format("woff2"); ` +
    `font-weight: ${wght}; font-display: swap; unicode-range: ${formatUnicodeRange(characters, codes)}; }\n`;
  return fonts
    .flatMap(({ file, characters }) => WEIGHTS.map((wght) => rule(faceName(file, wght), wght, characters)))
    .join('');
}

const subsetFace = ({ file, text = '', ...options }: Face): Promise<Buffer> =>
  subset(readFont(file).bytes, text, { targetFormat: 'woff2', ...options });

/** Subsets the fonts to the characters of `content/`, and of dates and numbers. @returns their folder, `@fonts` */
export async function subsetFonts(contentFolder: string, language: string): Promise<string> {
  const words = Object.values(readFiles(contentFolder)).join('');
  const siteText = words + collectIntlText(language);
  const scriptFonts = scriptFontsFor(siteText);
  const nonAscii = [...new Set(siteText)].filter((char) => char > '~').sort();
  const scriptFaces = scriptFonts.flatMap(createFaces);
  const faces = Object.entries({ ...FACES, ...Object.fromEntries(scriptFaces) }).map(([name, face]) => {
    return { name, text: BASIC_CHARACTERS + nonAscii.join(''), ...face };
  });
  const lineHeights = hasTallLetters(words) ? formatLineHeights(words, language) : '';
  const scriptCharacters = scriptFonts.map(({ characters }) => characters).join('');
  const rules = formatRules(scriptFonts, siteText + scriptCharacters) + lineHeights;
  const fonts = faces.map(async ({ name, ...face }): Promise<[string, Buffer]> => {
    const key = ['subset', readFileSync(face.file), JSON.stringify(face)];
    const font = await cached(key, () => subsetFace(face));
    return [`${name in FACES ? 'anek-' : ''}${name}.woff2`, font];
  });
  return cachedFolder({ ...Object.fromEntries(await Promise.all(fonts)), [RULES_FILE]: rules });
}
