import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { filesOnDisk } from '../../../content/files.ts';
import { Refused } from '../refused.ts';
import { valuesOf } from '../yaml.ts';
import { bytesOf, type Step } from './folder.ts';

/** The side of the picture that is kept: three times what the site draws. */
const KEPT = 960;
/** Marks the name of an uploaded photograph until it is saved. */
const CHOSEN = 'photograph:';
const chosen = new Map<string, Buffer>();

const refuse = (sentence: string) => new Refused(sentence, 422);

/**
 * Accepts a photograph and cuts it to the square with most to see: upright, small, and without what a camera writes into
 * it, such as the place. Gives a name for it until it is saved, its side, and a preview.
 * @throws Refused with the reason
 */
export async function takePhotograph(bytes: Buffer) {
  // For an empty file sharp throws synchronously.
  const found = await Promise.resolve(bytes)
    .then((all) => sharp(all).metadata())
    .catch(() => undefined);
  const brands = bytes.subarray(4, 40).toString('latin1');
  if (/^ftyp/.test(brands) && /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands))
    throw refuse(
      'This is a HEIC photograph, as iPhones save them, and browsers do not show it. Share it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible), then choose the new file.',
    );
  if (!found || !['jpeg', 'png', 'webp', 'avif', 'heif'].includes(found.format))
    throw refuse(
      'This file is no photograph, whatever its name says. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  const side = Math.min(KEPT, found.width, found.height);
  const square = await sharp(bytes)
    .autoOrient()
    .resize(side, side, { position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw refuse('This picture is damaged, or too large. Save it anew or smaller and choose it again.');
    });
  const image = CHOSEN + randomUUID();
  chosen.set(image, square);
  return { image, side, preview: `data:image/jpeg;base64,${square.toString('base64')}` };
}

/** A person's values with the name of the photograph that was chosen, which becomes a file of the step. */
export function keepPhotograph(step: Step, file: string, data: Record<string, unknown>) {
  const image = String(data['image'] ?? '');
  if (!image.startsWith(CHOSEN)) return data;
  const bytes = chosen.get(image);
  if (!bytes) throw refuse('The photograph is no longer here. Choose it again.');
  const name = file.replace(/^team\/(.+)\.yaml$/, '$1.jpg');
  step.set(`team/${name}`, bytes);
  return { ...data, image: name };
}

/** Removes a person's old picture when no file names it any more. */
export function leaveNoPicture(root: string, step: Step, file: string, is: string): void {
  const files = filesOnDisk(root);
  const pictureOf = (one: string, text = '') =>
    one.startsWith('team/') ? `team/${valuesOf(one, text)['image']}` : '';
  const picture = pictureOf(file, files[file]);
  const after = Object.entries({ ...files, [file]: is });
  if (
    picture in files &&
    bytesOf(root, picture) &&
    !after.some(([one, text]) => pictureOf(one, text) === picture)
  )
    step.set(picture, undefined);
}
