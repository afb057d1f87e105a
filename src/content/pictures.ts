import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import { filesOnDisk } from './files.ts';
import { PICTURE } from './known-files.ts';
import { ContentError, type Problem, unusable } from './problems.ts';

/** What a phone's best camera makes has room in these. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 10_000;
/** A portrait is drawn at most 480 px wide and high (Avatar.tsx); screens have up to two points to a pixel. */
const DRAWN = 2 * 480;

/** What sharp calls the content of a file with each ending. */
const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

/** The pictures of a content folder, from that folder: `team/kabir.jpg`. */
export const picturesIn = (root: string): string[] =>
  Object.keys(filesOnDisk(root)).filter((path) => PICTURE.test(path));

/** A picture's files: AVIF, which is smaller, and WebP, which more browsers know. */
export type PictureFiles = { avif: string; webp: string };

/**
 * A picture as the site shows it: the square of its middle, as small as it is drawn, without what a camera writes into it
 * (the place, the owner).
 * @throws ContentError for a file that is no picture of its ending's kind, or too large to be read
 */
async function encoded(root: string, path: string, kind: keyof PictureFiles): Promise<Buffer> {
  const refuse = (expected: string, found: string) => unusable(`content/${path}`, expected, found);
  const ending = extname(path).slice(1);
  const drawable = `a picture that can be drawn, of the kind that its ending .${ending} says`;
  const { size } = statSync(join(root, path));
  if (size > MOST_BYTES) throw refuse('a picture of at most 10 MB', `${(size / 1024 / 1024).toFixed(1)} MB`);
  const picture = sharp(join(root, path), { limitInputPixels: MOST_PIXELS ** 2 });
  const found = await picture.metadata().catch(() => undefined);
  if (!found) throw refuse(drawable, size === 0 ? 'an empty file' : 'a file that is no picture');
  const { format, width, height } = found;
  if (format !== FORMATS[ending]) throw refuse(drawable, `a picture of the kind ${format}`);
  if (Math.max(width, height) > MOST_PIXELS)
    throw refuse(`at most ${MOST_PIXELS} points in width and height`, `${width} × ${height} points`);
  const side = Math.min(DRAWN, width, height);
  // With more threads AVIF comes out in other bytes, and a build on another machine would be another one.
  sharp.concurrency(1);
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .toFormat(kind, { quality: kind === 'avif' ? 58 : 80 })
    .toBuffer()
    .catch(() => {
      throw refuse(drawable, 'a file that is damaged or not complete');
    });
}

/** What is wrong with the pictures of a content folder: each is decoded, for a name says nothing. */
export async function pictureProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of picturesIn(root))
    await encoded(root, path, 'webp').catch((error) => {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    });
  return problems;
}

/** Encodes a picture, unless it is in the cache; gives the files. @throws ContentError for what is no picture */
export async function encodePicture(root: string, path: string, cache: string): Promise<PictureFiles> {
  const bytes = readFileSync(join(root, path));
  const hash = createHash('sha256').update(bytes).update(`${DRAWN}, one thread`).digest('hex').slice(0, 16);
  const stem = join(cache, hash, basename(path, extname(path)));
  const files = { avif: `${stem}.avif`, webp: `${stem}.webp` };
  if (existsSync(files.avif) && existsSync(files.webp)) return files;
  mkdirSync(join(cache, hash), { recursive: true });
  for (const kind of ['avif', 'webp'] as const) {
    // Builds may run side by side: a picture is there whole, or not at all.
    writeFileSync(`${files[kind]}.${process.pid}`, await encoded(root, path, kind));
    renameSync(`${files[kind]}.${process.pid}`, files[kind]);
  }
  return files;
}

/** The origins of the pictures that a field of `content/` names: the only foreign ones that the policy allows. */
export const pictureOrigins = ({ team }: Pick<Content, 'team'>): string[] => [
  ...new Set(team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : []))),
];
