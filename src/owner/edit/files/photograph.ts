import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { MOST_BYTES, tooHeavy } from '../form/photograph-limits.ts';
import { bytesOf } from './folder.ts';
import { pictureOf } from './pictures.ts';

const MOST_PIXELS = 100_000_000;
const megapixels = (points: number) => Math.ceil(points / 1e6);
const KINDS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** What the form shows to cut from, and what is kept: twice what the site draws. */
const PREVIEW = 900;
const KEPT = 960;
/** How many are kept until they are saved. */
const MOST_WAITING = 4;

/** A square of a picture, each number a share of its width or height: 0 to 1. */
type Square = { left: number; top: number; width: number; height: number };
/** A photograph that was taken in, by its number, and what of it is kept. */
export type Photograph = { id: string; square: Square };

const dataOf = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;

/** Said of what is no photograph that can be used, in words for who has chosen it. */
export class NoPhotograph extends Error {}

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

/**
 * Takes a photograph in, to be cut: gives its number and a small picture of all of it, upright.
 * @throws NoPhotograph with the reason
 */
export async function takePhotograph(bytes: Buffer) {
  if (bytes.byteLength > MOST_BYTES) throw new NoPhotograph(tooHeavy(bytes.byteLength));
  if (bytes.byteLength === 0) throw new NoPhotograph('This file is empty.');
  if (isHeic(bytes))
    throw new NoPhotograph(
      'This is a HEIC photograph, as iPhones save them, and browsers do not show it. Share it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible), then choose the new file.',
    );
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found?.format || !KINDS.has(found.format))
    throw new NoPhotograph(
      'This file is no photograph, whatever its name says. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  const points = found.width * found.height;
  if (points > MOST_PIXELS)
    throw new NoPhotograph(
      `This picture has ${megapixels(points)} megapixels; a photograph may have ${megapixels(MOST_PIXELS)} at most. Save it smaller and choose it again.`,
    );
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(PREVIEW, PREVIEW, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new NoPhotograph('This picture is damaged or not complete. Save it anew and choose it again.');
    });
  const id = randomUUID();
  waiting.set(id, bytes);
  const [oldest] = waiting.keys();
  if (waiting.size > MOST_WAITING && oldest) waiting.delete(oldest);
  return {
    id,
    width: info.width,
    height: info.height,
    points: Math.max(found.width, found.height) / Math.max(info.width, info.height),
    preview: dataOf(data),
  };
}

/** A person's picture as it was saved; nothing where there is none beside the text. */
export async function savedPicture(root: string, file: string): Promise<string | undefined> {
  const [source, picture] = [
    bytesOf(root, file),
    pictureOf(file, bytesOf(root, file)?.toString('utf8') ?? ''),
  ];
  const bytes = source && picture ? bytesOf(root, picture) : undefined;
  const small =
    bytes &&
    (await sharp(bytes)
      .autoOrient()
      .resize(240, 240)
      .webp()
      .toBuffer()
      .catch(() => undefined));
  return small && dataOf(small);
}

/** The chosen square as it is kept: small, upright, and without what a camera writes into it (the place, the owner). */
export async function cutPhotograph({ id, square }: Photograph): Promise<Buffer> {
  const { left, top, width, height } = square;
  const bytes = waiting.get(id);
  if (!bytes) throw new NoPhotograph('The photograph is no longer here. Choose it again.');
  const picture = sharp(bytes);
  const { autoOrient } = await picture.metadata();
  const { width: w, height: h } = autoOrient;
  const side = Math.max(1, Math.min(w, h, Math.round((width * w + height * h) / 2)));
  const within = (at: number, most: number) => Math.min(Math.max(0, Math.round(at)), most - side);
  return picture
    .autoOrient()
    .extract({ left: within(left * w, w), top: within(top * h, h), width: side, height: side })
    .resize(Math.min(KEPT, side))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
