import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** Reads the text of a QR code from a screenshot, as a scanner does; undefined if it cannot be read. */
export async function readCode(drawing: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await drawing.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
