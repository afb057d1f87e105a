import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import { filesOnDisk } from './files.ts';
import { PICTURE } from './known-files.ts';
import type { Problem } from './problems.ts';

/** What a phone's best camera makes has room in these. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 10_000;

/** What sharp calls the content of a file with each ending. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

// With more threads AVIF comes out in other bytes, and a build on another machine would be another one. Astro encodes.
sharp.concurrency(1);

/** The pictures of a content folder, from that folder: `team/kabir.jpg`. */
export const picturesIn = (root: string): string[] =>
  Object.keys(filesOnDisk(root)).filter((path) => PICTURE.test(path));

/** What belongs in the place of a picture that cannot be shown, and what is there. */
async function faultOf(root: string, path: string): Promise<Pick<Problem, 'expected' | 'found'> | undefined> {
  const file = join(root, path);
  const { size } = statSync(file);
  if (size > MOST_BYTES)
    return { expected: 'a picture of at most 10 MB', found: `${(size / 1024 / 1024).toFixed(1)} MB` };
  const ending = extname(path).slice(1);
  const expected = `a picture that can be drawn, of the kind that its ending .${ending} says`;
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS ** 2 });
  const known = await picture.metadata().catch(() => undefined);
  if (!known) return { expected, found: size === 0 ? 'an empty file' : 'a file that is no picture' };
  const { format, width, height } = known;
  if (format !== FORMATS[ending]) return { expected, found: `a picture of the kind ${format}` };
  if (Math.max(width, height) > MOST_PIXELS)
    return {
      expected: `at most ${MOST_PIXELS} points in width and height`,
      found: `${width} × ${height} points`,
    };
  // To be decoded whole is the only proof that it can be: a name says nothing.
  const isWhole = await picture.stats().then(Boolean, () => false);
  return isWhole ? undefined : { expected, found: 'a file that is damaged or not complete' };
}

/** What is wrong with the pictures of a content folder. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of picturesIn(root)) {
    const fault = await faultOf(root, path);
    if (fault) problems.push({ file: `content/${path}`, field: '', ...fault });
  }
  return problems;
}

/** The origins of the pictures that a field of `content/` names: the only foreign ones that the policy allows. */
export const pictureOrigins = ({ team }: Pick<Content, 'team'>): string[] => [
  ...new Set(team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : []))),
];
