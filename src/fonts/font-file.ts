import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type subsetFont from 'subset-font';
import { cached } from '../platform/build-cache.ts';

const ANEK_LATIN = 'node_modules/@fontsource-variable/anek-latin';
export const LATIN_FILE = `${ANEK_LATIN}/files/anek-latin-latin-standard-normal.woff2`;
/** The extended Latin file, for āśrama, Łódź and the rupee sign. */
export const EXTENDED_LATIN_FILE = `${ANEK_LATIN}/files/anek-latin-latin-ext-wght-normal.woff2`;
/** The licence of the family, for all scripts. */
export const LICENCE_FILE = `${ANEK_LATIN}/LICENSE`;

/** The weights of the site's text: regular, and semibold for headings and emphasis. */
export const WEIGHTS = [400, 600] as const;

const fonts = new Map<string, { bytes: Buffer; font: Font; characters: Set<string> }>();

/** Reads a font: its bytes, its tables and the characters that it has. Cached. */
export function readFont(file: string) {
  const cachedFont = fonts.get(file);
  if (cachedFont) return cachedFont;
  const bytes = readFileSync(file);
  const font = create(bytes) as Font;
  const characters = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  const result = { bytes, font, characters };
  fonts.set(file, result);
  return result;
}

/**
 * Returns the axis values that give a font a weight and the normal width. A font may lack an axis: of the family only
 * LATIN_FILE has a width axis, and an owner's font may have a single weight.
 */
export const axesForWeight = (file: string, wght: number): Record<string, number> => {
  const { variationAxes: axes } = readFont(file).font;
  return { ...('wght' in axes && { wght }), ...('wdth' in axes && { wdth: 100 }) };
};

/** Cuts a font to the characters of a text. Imports subset-font on demand: most builds find all subsets cached. */
export const subset: typeof subsetFont = async (...args) => (await import('subset-font')).default(...args);

/** Cuts a font to one weight with all its glyphs, as an uncompressed TrueType or OpenType font. */
export function instantiateWeight(file: string, wght: number): Promise<Buffer> {
  const variationAxes = axesForWeight(file, wght);
  const { bytes } = readFont(file);
  return cached(['font', bytes, JSON.stringify(variationAxes)], () =>
    subset(bytes, '', { targetFormat: 'sfnt', variationAxes, keepAllGlyphs: true }),
  );
}
