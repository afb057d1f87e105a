import sharp from 'sharp';
import { filesOnDisk } from '../../../content/files.ts';
import { Refusal } from '../../../content/problems.ts';
import { valuesOf } from '../yaml.ts';
import type { Step } from './folder.ts';

/** The side of the picture that is kept: three times what the site draws. */
const KEPT = 960;
/** The most that sharp reads. */
const MOST_MEGAPIXELS = 268;
/** What an uploaded photograph begins with until it is saved. */
const CHOSEN = 'data:image/jpeg;base64,';

/**
 * Accepts a photograph and cuts it to the square with most to see: upright, small, and without what a camera writes into
 * it, such as the place. Gives it as an address that the form can show, and its side.
 * @throws Refusal with the reason
 */
export async function takePhotograph(bytes: Buffer) {
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
      'This file is no photograph, whatever its name says. Choose a JPEG, PNG, WebP or AVIF picture.',
    );
  if (found.width * found.height > MOST_MEGAPIXELS * 1e6)
    throw new Refusal(
      `This picture has more than ${MOST_MEGAPIXELS} megapixels. Save it smaller and choose it again.`,
    );
  const side = Math.min(KEPT, found.width, found.height);
  const square = await sharp(bytes)
    .autoOrient()
    .resize(side, side, { position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(
        'This picture is damaged, or too large. Save it anew or smaller and choose it again.',
      );
    });
  return { image: CHOSEN + square.toString('base64'), side };
}

/** A person's values with the name of the photograph that was chosen, which becomes a file of the step. */
export function keepPhotograph(step: Step, file: string, data: Record<string, unknown>) {
  const image = String(data['image'] ?? '');
  if (!image.startsWith(CHOSEN)) return data;
  const name = file.replace(/^team\/(.+)\.yaml$/, '$1.jpg');
  step.set(`team/${name}`, Buffer.from(image.slice(CHOSEN.length), 'base64'));
  return { ...data, image: name };
}

/** Removes a person's old picture when no file names it any more. */
export function leaveNoPicture(root: string, step: Step, file: string, is: string): void {
  const files = filesOnDisk(root);
  const pictureOf = (one: string, text = '') =>
    one.startsWith('team/') ? `team/${valuesOf(one, text)['image']}` : '';
  const picture = pictureOf(file, files[file]);
  const after = Object.entries({ ...files, [file]: is });
  if (picture in files && !after.some(([one, text]) => pictureOf(one, text) === picture))
    step.set(picture, undefined);
}
