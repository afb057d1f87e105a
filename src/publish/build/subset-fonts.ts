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

/** Every font has printable ASCII and the typographic signs of our style, whatever the content. */
const BASIC_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}‘’“”–…·×©−\u00a0`;

const RULES_FILE = 'writing-systems.css';

/** A font to cut. By default it keeps all letters that the content needs, and all features. */
type Face = {
  from: string;
  text?: string;
  axes: Record<string, number | { min: number; max: number }>;
  features?: string[];
};

/** The Latin features that our pages use: small digits for fractions would add a kilobyte. */
const LATIN_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'tnum'];

/** The parts of the family that the site uses: letters in two weights, the rupee sign, and narrow figures for counters. */
const FACES: Record<string, Face> = {
  regular: { from: LATIN_FILE, axes: { wght: 400, wdth: 100 }, features: LATIN_FEATURES },
  semibold: { from: LATIN_FILE, axes: { wght: 600, wdth: 100 }, features: LATIN_FEATURES },
  rupee: { from: EXTENDED_LATIN_FILE, text: '₹', axes: { wght: { min: 400, max: 600 } } },
  count: { from: LATIN_FILE, text: '0123456789', axes: { wght: 600, wdth: 82 }, features: LATIN_FEATURES },
};

const faceName = (file: string, wght: number) => `${parse(file).name}-${wght}`;

const listFaces = ({ file, characters }: ScriptFont): [string, Face][] =>
  WEIGHTS.map((wght) => [
    faceName(file, wght),
    { from: file, text: characters + marksToKeep(file), axes: axesForWeight(file, wght) },
  ]);

/** Formats the `unicode-range` of a font: runs of its letters, broken where another font has a letter in between. */
function formatRange(letters: string, siteCodes: readonly number[]): string {
  const codes = new Set([...letters].map((letter) => letter.codePointAt(0)));
  const firsts = siteCodes.filter((code, i) => codes.has(code) && !codes.has(siteCodes[i - 1]));
  const lasts = siteCodes.filter((code, i) => codes.has(code) && !codes.has(siteCodes[i + 1]));
  return firsts.map((first, i) => `U+${first.toString(16)}-${lasts[i]?.toString(16)}`).join(', ');
}

/**
 * Formats the line height for tall letters (src/content/language/tall-letters.ts), in all headings if most words of the
 * site have them. Urdu and Kashmiri are written in Nastaliq, whose words slope.
 */
function formatLineHeights(words: string, language: string): string {
  const isSloping = /^(ur|ks)-Arab/.test(new Intl.Locale(language).maximize().baseName);
  const headings = hasManyTallLetters(words) ? ':is(h1, h2, h3):not(.num)' : '[data-tall]';
  const lineHeights = `:root:root ${headings} { line-height: ${isSloping ? 2 : 1.3}; letter-spacing: 0; }\n`;
  return isSloping ? `:root body { line-height: 2; }\n${lineHeights}` : lineHeights;
}

/** Formats the rules by which other fonts are a part of the family. @param siteText the letters of the whole site */
function formatRules(fonts: readonly ScriptFont[], siteText: string): string {
  const codes = [...new Set(siteText)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const rule = (name: string, wght: number, letters: string) =>
    `@font-face { font-family: "Anek Latin"; src: url("./${name}.woff2") format("woff2"); ` +
    `font-weight: ${wght}; font-display: swap; unicode-range: ${formatRange(letters, codes)}; }\n`;
  return fonts
    .flatMap(({ file, characters }) => WEIGHTS.map((wght) => rule(faceName(file, wght), wght, characters)))
    .join('');
}

const cutFont = ({ from, text = '', axes, features }: Face): Promise<Buffer> =>
  subset(readFont(from).bytes, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...(features && { keepFeatures: features }),
  });

/** Cuts the fonts to the characters of `content/`. @returns their folder, which the style sheet knows as `@fonts` */
export async function subsetFonts(contentFolder: string, language: string): Promise<string> {
  const words = Object.values(readFiles(contentFolder)).join('');
  const siteText = words + collectIntlText(language);
  const scriptFonts = scriptFontsFor(siteText);
  const nonAscii = [...new Set(siteText)]
    .filter((c) => c > '~')
    .sort()
    .join('');
  const scripts = scriptFonts.flatMap(listFaces);
  const faces = Object.entries({ ...FACES, ...Object.fromEntries(scripts) }).map(([name, face]) => {
    return { name, text: BASIC_CHARACTERS + nonAscii, ...face };
  });
  const lineHeights = hasTallLetters(words) ? formatLineHeights(words, language) : '';
  const rules =
    formatRules(scriptFonts, siteText + scriptFonts.map(({ characters }) => characters).join('')) +
    lineHeights;
  const cuts = faces.map(async ({ name, ...face }): Promise<[string, Buffer]> => {
    const cut = await cached(['cut', readFileSync(face.from), JSON.stringify(face)], () => cutFont(face));
    return [`${name in FACES ? 'anek-' : ''}${name}.woff2`, cut];
  });
  return cachedFolder({ ...Object.fromEntries(await Promise.all(cuts)), [RULES_FILE]: rules });
}
