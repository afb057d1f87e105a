import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import type subsetFont from 'subset-font';
import { cached } from '../platform/build-cache.ts';

const ANEK_LATIN = 'node_modules/@fontsource-variable/anek-latin';
export const LATIN_FILE = `${ANEK_LATIN}/files/anek-latin-latin-standard-normal.woff2`;
/** The extended file, for āśrama, Łódź and the rupee sign. */
export const EXTENDED_LATIN_FILE = `${ANEK_LATIN}/files/anek-latin-latin-ext-wght-normal.woff2`;
/** The licence of the family, for all scripts. */
export const LICENCE = `${ANEK_LATIN}/LICENSE`;

/** The weights of the site's text. */
export const WEIGHTS = [400, 600] as const;

const fonts = new Map<string, { source: Buffer; font: Font; letters: Set<string> }>();

/** Reads a font's file, its tables and its characters; cached. */
export function readFont(file: string) {
  const cachedFont = fonts.get(file);
  if (cachedFont) return cachedFont;
  const source = readFileSync(file);
  const font = create(source) as Font;
  const letters = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  const result = { source, font, letters };
  fonts.set(file, result);
  return result;
}

/**
 * Returns a font's axes at one weight: some files of other scripts have a single width, and an owner's font may have one
 * weight.
 */
export const axesForWeight = (file: string, wght: number): Record<string, number> => {
  const { variationAxes: axes } = readFont(file).font;
  return { ...('wght' in axes && { wght }), ...('wdth' in axes && { wdth: 100 }) };
};

/** Loaded on demand, because most builds find every subset in the cache. */
export const subset: typeof subsetFont = async (...args) => (await import('subset-font')).default(...args);

/** Cuts a font to one weight with all its glyphs, as TrueType. */
export function instantiateWeight(file: string, wght: number): Promise<Buffer> {
  const variationAxes = axesForWeight(file, wght);
  const { source } = readFont(file);
  return cached(['font', source, JSON.stringify(variationAxes)], () =>
    subset(source, '', { targetFormat: 'sfnt', variationAxes, keepAllGlyphs: true }),
  );
}
