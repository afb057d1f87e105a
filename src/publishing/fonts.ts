import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { filesOnDisk } from '../content/files.ts';

/** What any page may need, whatever the content says: printable ASCII and the typographic signs of our style. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}‘’“”–…·×©−`;

const FROM = 'fonts';
const TO = '.generated';

type Face = {
  name: string;
  source: string;
  text: (content: string) => string;
  axes: Record<string, number | Axis>;
};
type Axis = { min: number; max: number };

/** The family is cut to what is used: letters in two weights, the rupee sign, and narrow figures for counters. */
const FACES: Face[] = [
  {
    name: 'text',
    source: 'anek-latin-var.woff2',
    text: (content) => ALWAYS + content,
    axes: { wght: { min: 400, max: 600 }, wdth: 100 },
  },
  {
    name: 'rupee',
    source: 'anek-latin-rupee.woff2',
    text: () => '₹',
    axes: { wght: { min: 400, max: 600 }, wdth: 100 },
  },
  { name: 'count', source: 'anek-latin-var.woff2', text: () => '0123456789', axes: { wght: 600, wdth: 82 } },
];

/**
 * Cuts the fonts to the characters that `content/` uses. Done again only when the characters or the sources have
 * changed.
 * @returns the folder that holds them; the style sheet knows it as `@fonts`
 */
export async function cutFonts(contentFolder: string): Promise<string> {
  const content = [...new Set(Object.values(filesOnDisk(contentFolder)).join(''))]
    .filter((c) => c > '~')
    .sort()
    .join('');
  const sources = FACES.map((face) => readFileSync(join(FROM, face.source)));
  const stamp = createHash('sha256').update(JSON.stringify(FACES.map((f) => [f.axes, f.text(content)])));
  for (const source of sources) stamp.update(source);
  const digest = stamp.digest('hex');
  // A folder for each set of characters: builds of different contents may run at the same time.
  const folder = resolve(TO, `fonts-${digest.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  await Promise.all(
    FACES.map(async (face, i) => {
      const cut = await subsetFont(sources[i] as Buffer, face.text(content), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
      });
      writeFileSync(join(making, `anek-${face.name}.woff2`), cut);
    }),
  );
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return folder;
}
