import { hash } from 'node:crypto';
import sharp, { type ResizeOptions } from 'sharp';
import { filesOnDisk } from '../../../content/files.ts';
import { imageNamesIn } from '../../../content/markdown/markdown.ts';
import { valuesOf } from '../../../content/parsing/values.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Changes } from '../../../platform/write.ts';

/** The side of the saved picture: three times what the site draws. */
const SIDE = 960;
/** Of a picture in a text: three times what a phone draws. */
const MAX_SIDE = 1600;
/** What an uploaded photograph begins with until it is saved. */
const CHOSEN = 'data:image/jpeg;base64,';

/** @throws Refusal if the picture has no format that the site shows */
async function sizeOf(bytes: Buffer) {
  // For an empty file sharp throws synchronously.
  const found = await Promise.resolve(bytes)
    .then((all) => sharp(all, { limitInputPixels: false }).metadata())
    .catch(() => undefined);
  const brands = bytes.subarray(4, 40).toString('latin1');
  if (/^ftyp/.test(brands) && /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands))
    throw new Refusal(
      'This is a HEIC photograph, as iPhones save them, and browsers do not show it. Share it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible), then choose the new file.',
    );
  if (!found || !['jpeg', 'png', 'webp', 'avif', 'heif'].includes(found.format))
    throw new Refusal(
      'This file is not a photograph, despite its name. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  return found;
}

/** Upright, and without what a camera writes into the file, such as the place. */
async function shrunk(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().resize(size).flatten({ background: '#fff' });
  return picture
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(
        'This picture is damaged, or too large. Save it again, or make it smaller, and choose it again.',
      );
    });
}

/**
 * Cuts a photograph to the square with the most to see. Returns it as an address that the form can show, and its side.
 * @throws Refusal with the reason
 */
export async function takePhotograph(bytes: Buffer) {
  const found = await sizeOf(bytes);
  const side = Math.min(SIDE, found.width, found.height);
  const square = await shrunk(bytes, { width: side, height: side, position: sharp.strategy.attention });
  return { image: CHOSEN + square.toString('base64'), side };
}

/**
 * A picture for the text of a service, made small, and its name: the same picture always has the same.
 * @throws Refusal with the reason
 */
export async function takePicture(bytes: Buffer) {
  await sizeOf(bytes);
  const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const small = await shrunk(bytes, size);
  return { name: `picture-${hash('sha256', small).slice(0, 8)}.jpg`, small };
}

/** A person's values with the name of the photograph that was chosen, which becomes one of the changes. */
export function keepPhotograph(changes: Changes, file: string, data: Record<string, unknown>) {
  const image = String(data['image'] ?? '');
  if (!image.startsWith(CHOSEN)) return data;
  const bytes = Buffer.from(image.slice(CHOSEN.length), 'base64');
  // Another picture has another name, so the file that names the old one is right until it is written.
  const name = file.replace(/^team\/(.+)\.yaml$/, `$1-${hash('sha256', bytes).slice(0, 8)}.jpg`);
  changes.set(`team/${name}`, bytes);
  return { ...data, image: name };
}

function picturesOf(file: string, text = ''): string[] {
  if (file.startsWith('services/')) return imageNamesIn(text).map((name) => `services/${name}`);
  const image = file.startsWith('team/') && valuesOf(file, text)['image'];
  return image ? [`team/${image}`] : [];
}

/** Makes changes of the chosen pictures that a text shows. @param chosen by path */
export function keepPictures(changes: Changes, file: string, text: string, chosen: Changes): void {
  for (const picture of picturesOf(file, text))
    if (chosen.has(picture)) changes.set(picture, chosen.get(picture));
}

/** Removes pictures of a file that no file names any more. */
export function leaveNoPicture(root: string, changes: Changes, file: string, text: string): void {
  const files = filesOnDisk(root);
  const after = Object.entries({ ...files, [file]: text }).flatMap((one) => picturesOf(...one));
  for (const picture of picturesOf(file, files[file]))
    if (picture in files && !after.includes(picture)) changes.set(picture, undefined);
}
