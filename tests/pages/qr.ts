import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a scanner reads from a code as it is drawn on the screen. */
export async function readCode(drawing: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await drawing.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
