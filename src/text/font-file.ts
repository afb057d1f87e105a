import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
