import { hash } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { readFiles } from '../../../content/files.ts';
import { listImageNames } from '../../../content/markdown/markdown.ts';
import { parseValues } from '../../../content/parsing/values.ts';
import { UserError } from '../../../platform/user-error.ts';
import type { Changes } from '../../../platform/write.ts';

/** The side of a person's photograph: four times its largest side on the site, for dense screens. */
const PHOTOGRAPH_SIDE_PX = 960;
/** The longer side of a picture in a text: over three times the width of a phone's screen in CSS pixels. */
const MAX_PICTURE_SIDE_PX = 1600;
/** Until it is saved, a photograph's value is a data URL that begins like this. */
const DATA_URL_PREFIX = 'data:image/jpeg;base64,';

/** Reads the size and the format. @throws UserError if the site does not show that format */
async function readMetadata(bytes: Buffer) {
  // The function is async because sharp throws synchronously for an empty file.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const metadata = await read().catch(() => undefined);
  // A HEIC file has `ftyp` and a list of brands from byte 4 on. So has an AVIF file, but browsers show AVIF.
  const brands = bytes.subarray(4, 40).toString('latin1');
  if (/^ftyp/.test(brands) && /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands))
    throw new UserError(
      'This is a HEIC photograph, as iPhones save them, and browsers do not show it. Share it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible), then choose the new file.',
    );
  if (!metadata || !['jpeg', 'png', 'webp', 'avif', 'heif'].includes(metadata.format))
    throw new UserError('This file is not a JPEG, PNG, WebP or AVIF picture. Choose one that is.');
  return metadata;
}

/** Resizes a picture, turns it upright, and removes the camera's metadata, such as the location. @returns a JPEG */
async function toJpeg(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().resize(size).flatten({ background: '#fff' });
  return picture
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new UserError(
        'This picture is damaged, or too large. Save it again, or make it smaller, and choose it again.',
      );
    });
}

/** Crops a photograph to the square with most skin, colour and detail, as a data URL. @throws UserError with the reason */
export async function preparePhotograph(bytes: Buffer) {
  const { width, height } = await readMetadata(bytes);
  const sidePx = Math.min(PHOTOGRAPH_SIDE_PX, width, height);
  const square = await toJpeg(bytes, { width: sidePx, height: sidePx, position: sharp.strategy.attention });
  return { image: DATA_URL_PREFIX + square.toString('base64'), sidePx };
}

/** Shrinks a picture for a service's text. Equal pictures get the same name. @throws UserError with the reason */
export async function preparePicture(bytes: Buffer) {
  await readMetadata(bytes);
  const size = { width: MAX_PICTURE_SIDE_PX, height: MAX_PICTURE_SIDE_PX } as const;
  const jpeg = await toJpeg(bytes, { ...size, fit: 'inside', withoutEnlargement: true });
  return { name: `picture-${hash('sha256', jpeg).slice(0, 8)}.jpg`, jpeg };
}

/** Adds a person's new photograph to the changes. @returns the values, with its file name in place of the data URL */
export function addPhotograph(changes: Changes, file: string, data: Record<string, unknown>) {
  const image = String(data['image'] ?? '');
  if (!image.startsWith(DATA_URL_PREFIX)) return data;
  const bytes = Buffer.from(image.slice(DATA_URL_PREFIX.length), 'base64');
  // The hash keeps a new photograph from replacing the old one before the person's file names the new one.
  const name = file.replace(/^team\/(.+)\.yaml$/, `$1-${hash('sha256', bytes).slice(0, 8)}.jpg`);
  changes.set(`team/${name}`, bytes);
  return { ...data, image: name };
}

function listPictures(file: string, text = ''): string[] {
  if (file.startsWith('services/')) return listImageNames(text).map((name) => `services/${name}`);
  const image = file.startsWith('team/') && parseValues(file, text)['image'];
  return image ? [`team/${image}`] : [];
}

/** Adds to the changes those uploaded pictures that a text shows. @param uploads pictures by path */
export function addPictures(changes: Changes, file: string, text: string, uploads: Changes): void {
  for (const picture of listPictures(file, text))
    if (uploads.has(picture)) changes.set(picture, uploads.get(picture));
}

/** Adds to the changes the removal of a file's pictures that no file shows after this save. */
export function removeUnusedPictures(root: string, changes: Changes, file: string, newText: string): void {
  const files = readFiles(root);
  const usedPaths = Object.entries({ ...files, [file]: newText }).flatMap((entry) => listPictures(...entry));
  for (const picture of listPictures(file, files[file]))
    if (picture in files && !usedPaths.includes(picture)) changes.set(picture, undefined);
}
