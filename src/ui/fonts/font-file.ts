import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** The family's Latin letters, and its rupee sign. */
export const LATIN = 'fonts/anek-latin-var.woff2';
export const RUPEE = 'fonts/anek-latin-rupee.woff2';

/** One weight of the family's file with all of its letters, as TrueType. */
export function fontOfWeight(file: string, wght: number): Promise<Buffer> {
  const source = readFileSync(file);
  const { characterSet, variationAxes: axes } = create(source) as Font;
  const letters = String.fromCodePoint(...characterSet);
  // The files of other scripts have a single width.
  const variationAxes = 'wdth' in axes ? { wght, wdth: 100 } : { wght };
  return subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes });
}
