import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cached } from '../../platform/build-cache.ts';
import { loadSharp } from '../../platform/sharp.ts';
import type { Content } from '../content.ts';
import { PICTURE_FILE, readFiles } from '../files.ts';
import { fileError, type Problem } from '../problems.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_SIDE_PX = 10_000;

const FORMATS: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

/** Lists pictures by path from the content folder: `team/kabir.jpg`. */
export const listPicturePaths = (root: string): string[] =>
  Object.keys(readFiles(root)).filter((path) => PICTURE_FILE.test(path));

type Metadata = { format?: string; width?: number; height?: number; isIntact?: boolean };

/** Reads a picture's format and size, and whether it is intact. Cached, because that takes decoding the whole picture. */
async function readMetadata(file: string): Promise<Metadata> {
  const bytes = readFileSync(file);
  const metadata = await cached(['picture-metadata', String(MAX_SIDE_PX), bytes], async () => {
    const decoder = loadSharp()(bytes, { limitInputPixels: false });
    const { format, width = 0, height = 0 } = await decoder.metadata().catch((): Metadata => ({}));
    const canDecode = format && Math.max(width, height) <= MAX_SIDE_PX;
    // Extracting the last pixel decodes all others without copying them.
    const lastPixel = { left: width - 1, top: height - 1, width: 1, height: 1 };
    const pixel = canDecode && decoder.extract(lastPixel).raw().toBuffer();
    const isIntact = await Promise.resolve(pixel).then(Boolean, () => false);
    return Buffer.from(JSON.stringify({ format, width, height, isIntact }));
  });
  return JSON.parse(metadata.toString());
}

async function checkPicture(root: string, path: string): Promise<readonly Problem[]> {
  const problem = (expected: string, found: string) =>
    fileError('picture', `content/${path}`, expected, found).problems;
  const { size } = statSync(join(root, path));
  if (size > MAX_BYTES) return problem('a picture of at most 10 MB', `${(size / 1024 / 1024).toFixed(1)} MB`);
  const ending = extname(path).slice(1);
  const intactPicture = `an intact picture in the format of its ending, .${ending}`;
  if (size === 0) return problem(intactPicture, 'an empty file');
  const { format, width = 0, height = 0, isIntact } = await readMetadata(join(root, path));
  if (!format) return problem(intactPicture, 'a file that is not a picture');
  if (format !== FORMATS[ending]) return problem(intactPicture, `a picture in the format ${format}`);
  if (Math.max(width, height) > MAX_SIDE_PX)
    return problem(`at most ${MAX_SIDE_PX} pixels in width and height`, `${width} × ${height} pixels`);
  return isIntact ? [] : problem(intactPicture, 'a file that is damaged or incomplete');
}

/** Checks one picture after another, because decoded ones are large. */
export async function findPictureProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of listPicturePaths(root)) problems.push(...(await checkPicture(root, path)));
  return problems;
}

/** Lists the origins of pictures, the only foreign ones that the Content Security Policy allows. */
export const listPictureOrigins = ({ team }: Pick<Content, 'team'>): string[] => [
  ...new Set(team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : []))),
];
