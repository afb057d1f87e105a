import { hash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { filesOnDisk } from '../../content/files.ts';
import { fontFile } from '../../ui/fonts/font-file.ts';

/** What any page may need, whatever the content says: printable ASCII and the typographic signs of our style. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}‘’“”–…·×©−\u00a0`;

const TO = '.generated';

type Axis = number | { min: number; max: number };
/** A file to make: of which one, and of which letters, if not of all that the content needs. */
type Face = { from: string; text?: string; axes: Record<string, Axis> };

/** The family is cut to what is used: letters in two weights, the rupee sign, and narrow figures for counters. */
const FACES: Record<string, Face> = {
  regular: { from: 'latin-var', axes: { wght: 400, wdth: 100 } },
  semibold: { from: 'latin-var', axes: { wght: 600, wdth: 100 } },
  rupee: { from: 'latin-rupee', text: '₹', axes: { wght: { min: 400, max: 600 }, wdth: 100 } },
  count: { from: 'latin-var', text: '0123456789', axes: { wght: 600, wdth: 82 } },
};

/**
 * Cuts the fonts to the characters that `content/` uses. Done again only when the characters or the sources have
 * changed.
 * @returns the folder that holds them; the style sheet knows it as `@fonts`
 */
export async function subsetFonts(contentFolder: string): Promise<string> {
  const letters = new Set(Object.values(filesOnDisk(contentFolder)).join(''));
  const content = [...letters]
    .filter((c) => c > '~')
    .sort()
    .join('');
  const faces = Object.entries(FACES).map(([name, { from, text = ALWAYS + content, axes }]) => {
    return { name, source: fontFile(from), text, axes };
  });
  const digest = hash('sha256', JSON.stringify(faces));
  // A folder for each set of characters: builds of different contents may run at the same time.
  const folder = resolve(TO, `fonts-${digest.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await Promise.all(
    faces.map(async ({ name, source, text, axes }) => {
      const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
      writeFileSync(join(making, `anek-${name}.woff2`), cut);
    }),
  );
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}
