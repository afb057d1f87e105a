import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import { filesOnDisk, PICTURE } from './files.ts';
import { sourceOf } from './known-files.ts';
import { emptyBox } from './mark/mark.ts';
import { type Problem, unusable } from './problems.ts';

/** Enough for a photograph from the best phone cameras. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 10_000;

/** What sharp calls the content of a file with each ending. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

// With more threads AVIF files differ in their bytes, and so would builds on different machines. Astro does the encoding.
sharp.concurrency(1);

/** The pictures of a content folder, from that folder: `team/kabir.jpg`. */
export const picturesIn = (root: string): string[] =>
  Object.keys(filesOnDisk(root)).filter((path) => PICTURE.test(path));

/** What is wrong with a picture, if anything is. */
async function problemsWith(root: string, path: string): Promise<Problem[]> {
  const problem = (expected: string, found: string) =>
    unusable('picture', `content/${path}`, expected, found).problems;
  const { size } = statSync(join(root, path));
  if (size > MOST_BYTES)
    return problem('a picture of at most 10 MB', `${(size / 1024 / 1024).toFixed(1)} MB`);
  const ending = extname(path).slice(1);
  const drawable = `a picture that can be drawn, of the kind that its ending .${ending} says`;
  // The number of points is checked below, with a message of its own.
  const picture = sharp(join(root, path), { limitInputPixels: false });
  const known = await picture.metadata().catch(() => undefined);
  if (!known) return problem(drawable, size === 0 ? 'an empty file' : 'a file that is not a picture');
  const { format, width, height } = known;
  if (format !== FORMATS[ending]) return problem(drawable, `a picture of the kind ${format}`);
  if (Math.max(width, height) > MOST_PIXELS)
    return problem(`at most ${MOST_PIXELS} points in width and height`, `${width} × ${height} points`);
  // Only decoding the whole file shows that it is intact.
  const isWhole = await picture.stats().then(Boolean, () => false);
  return isWhole ? [] : problem(drawable, 'a file that is damaged or not complete');
}

/** The problems of a folder's pictures. One after another, because decoded pictures are large. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of picturesIn(root)) problems.push(...(await problemsWith(root, path)));
  const files = filesOnDisk(root);
  if ('mark.svg' in files) problems.push(...(await emptyBox(sourceOf(files, 'mark.svg'))));
  return problems;
}

/** The origins of the pictures that a field of `content/` names: the only foreign ones that the policy allows. */
export const pictureOrigins = ({ team }: Pick<Content, 'team'>): string[] => [
  ...new Set(team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : []))),
];
