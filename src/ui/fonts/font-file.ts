import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/**
 * A file of the type family, whole: `latin-var`, or `latin-rupee`.
 * @throws with a sentence where it is missing
 */
export function fontFile(name: string, folder = 'fonts'): Buffer {
  const file = join(folder, `anek-${name}.woff2`);
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(
      `${file} cannot be read: the pages and the PDFs are set in it. Put it back (\`git checkout -- ${folder}\`).`,
      { cause: error },
    );
  }
}

/** One weight of the family's file with all of its letters, as TrueType. */
export function fontOfWeight(name: string, wght: number): Promise<Buffer> {
  const source = fontFile(name);
  const { characterSet, variationAxes: axes } = create(source) as Font;
  const letters = String.fromCodePoint(...characterSet);
  // The files of other scripts have one width.
  const variationAxes = 'wdth' in axes ? { wght, wdth: 100 } : { wght };
  return subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes });
}
