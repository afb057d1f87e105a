import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Refused } from '../refused.ts';
import { bytesOf } from './folder.ts';
import { pictureOf } from './pictures.ts';

/** The most that a photograph may weigh as it comes from a camera, in bytes. */
export const MOST_BYTES = 20 * 1024 * 1024;
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const tooHeavy = (bytes: number): string =>
  `This file has ${megabytes(bytes)}; a photograph may have ${megabytes(MOST_BYTES)} at most. Save it smaller, or send it to yourself as "medium size", and choose that file.`;

const MOST_PIXELS = 100_000_000;
const megapixels = (points: number) => Math.ceil(points / 1e6);
const KINDS = ['jpeg', 'png', 'webp', 'avif', 'heif'];
/** The side of what is kept: twice what the site draws. */
const KEPT = 960;
/** How many are kept until they are saved. */
const MOST_WAITING = 4;

const refuse = (sentence: string) => new Refused(sentence, 422);
const waiting = new Map<string, Buffer>();

/** What a file is by its first bytes: names can say anything. */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.subarray(8, 40).toString('latin1');
  return (
    bytes.subarray(4, 8).toString('latin1') === 'ftyp' &&
    /hei[cxms]|hev[cxms]/.test(brands) &&
    !/avi[fs]/.test(brands)
  );
}

async function small(bytes: Buffer): Promise<string> {
  const webp = await sharp(bytes).autoOrient().resize(240, 240).webp().toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/**
 * Takes a photograph in, and cuts the square out of it in which there is most to see: upright, small, and without what a
 * camera writes into it (the place, the owner). Gives its number, its side, and what it looks like.
 * @throws Refused with the reason
 */
export async function takePhotograph(bytes: Buffer) {
  if (bytes.byteLength > MOST_BYTES) throw refuse(tooHeavy(bytes.byteLength));
  if (bytes.byteLength === 0) throw refuse('This file is empty.');
  if (isHeic(bytes))
    throw refuse(
      'This is a HEIC photograph, as iPhones save them, and browsers do not show it. Share it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible), then choose the new file.',
    );
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found?.format || !KINDS.includes(found.format))
    throw refuse(
      'This file is no photograph, whatever its name says. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  const points = found.width * found.height;
  if (points > MOST_PIXELS)
    throw refuse(
      `This picture has ${megapixels(points)} megapixels; a photograph may have ${megapixels(MOST_PIXELS)} at most. Save it smaller and choose it again.`,
    );
  const side = Math.min(KEPT, found.width, found.height);
  const square = await sharp(bytes)
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw refuse('This picture is damaged or not complete. Save it anew and choose it again.');
    });
  const id = randomUUID();
  waiting.set(id, square);
  const [oldest] = waiting.keys();
  if (waiting.size > MOST_WAITING && oldest) waiting.delete(oldest);
  return { id, side, preview: await small(square) };
}

/** A photograph that was taken in, as it is kept. @throws Refused where it is here no longer */
export function photographOf(id: string): Buffer {
  const bytes = waiting.get(id);
  if (!bytes) throw refuse('The photograph is no longer here. Choose it again.');
  return bytes;
}

/** A person's picture as it was saved; nothing where there is none beside the text. */
export async function savedPicture(root: string, file: string): Promise<string | undefined> {
  const picture = pictureOf(file, bytesOf(root, file)?.toString('utf8') ?? '');
  const bytes = picture && bytesOf(root, picture);
  return bytes ? small(bytes).catch(() => undefined) : undefined;
}
