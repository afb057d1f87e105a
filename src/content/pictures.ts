import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import { filesOnDisk, PICTURE } from './files.ts';
import { sourceOf } from './known-files.ts';
import { emptyBox } from './mark/mark.ts';
import { type Problem, unusable } from './problems.ts';

/** Enough for the best phone cameras. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 10_000;

/** sharp's names of the formats, by ending. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

// With more threads AVIF files, and so builds, differ between machines. Astro does the encoding.
sharp.concurrency(1);

/** Named as from that folder: `team/kabir.jpg`. */
export const picturesIn = (root: string): string[] =>
  Object.keys(filesOnDisk(root)).filter((path) => PICTURE.test(path));

async function problemsWith(root: string, path: string): Promise<readonly Problem[]> {
  const problem = (expected: string, found: string) =>
    unusable('picture', `content/${path}`, expected, found).problems;
  const { size } = statSync(join(root, path));
  if (size > MOST_BYTES)
    return problem('a picture of at most 10 MB', `${(size / 1024 / 1024).toFixed(1)} MB`);
  const ending = extname(path).slice(1);
  const drawable = `an intact picture in the format of its ending, .${ending}`;
  // The size is checked below, with a message of its own.
  const picture = sharp(join(root, path), { limitInputPixels: false });
  const known = await picture.metadata().catch(() => undefined);
  if (!known) return problem(drawable, size === 0 ? 'an empty file' : 'a file that is not a picture');
  const { format, width, height } = known;
  if (format !== FORMATS[ending]) return problem(drawable, `a picture in the format ${format}`);
  if (Math.max(width, height) > MOST_PIXELS)
    return problem(`at most ${MOST_PIXELS} pixels in width and height`, `${width} × ${height} pixels`);
  // Only decoding the whole file shows that it is intact.
  const isWhole = await picture.stats().then(Boolean, () => false);
  return isWhole ? [] : problem(drawable, 'a file that is damaged or incomplete');
}

/** One after another: decoded pictures are large. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of picturesIn(root)) problems.push(...(await problemsWith(root, path)));
  const files = filesOnDisk(root);
  if ('mark.svg' in files) problems.push(...(await emptyBox(sourceOf(files, 'mark.svg'))));
  return problems;
}

/** The only foreign origins that the policy allows. */
export const pictureOrigins = ({ team }: Pick<Content, 'team'>): string[] => [
  ...new Set(team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : []))),
];
