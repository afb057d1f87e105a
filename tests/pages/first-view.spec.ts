/**
 * The first round trip of a connection brings 14,600 bytes. What they hold is drawn here by itself: the compressed
 * stream is cut there, and the beginning of the document has to look, as far as the first screen goes, like the whole.
 */
import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PAGES } from './support.ts';
import { test } from './test.ts';

const FIRST_BYTES = 14_600;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

// Without script: whether it has run yet must not decide what is compared.
test.use({ javaScriptEnabled: false });

/** What a browser has of a document after so many compressed bytes. */
const beginningOf = (compressed: Buffer) =>
  brotliDecompressSync(compressed.subarray(0, FIRST_BYTES), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** Opens a document at a page's address, so that its links and fonts are found, and draws its first screen. */
async function draw(page: Page, route: string, html: string): Promise<Buffer> {
  await page.route(route, (answer) =>
    answer.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(route);
  await page.unroute(route);
  return page.screenshot({ animations: 'disabled', style: 'html { scrollbar-width: none }' });
}

/** The largest difference of a colour channel between two pictures of one size, of 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const { channels } = await sharp(difference).stats();
  return Math.max(...channels.map(({ max }) => max));
}

for (const { file, route } of PAGES.filter((page) => statSync(`${page.file}.br`).size > FIRST_BYTES)) {
  test(`the first view of ${route} is whole in its first ${FIRST_BYTES} bytes`, async ({ page }) => {
    const beginning = beginningOf(readFileSync(`${file}.br`));
    const whole = readFileSync(file, 'utf8');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const drawn = await draw(page, route, beginning);
      expect(
        await differenceOf(drawn, await draw(page, route, whole)),
        `At ${screen.width} × ${screen.height} the first view of ${route} needs more than ${FIRST_BYTES} bytes: put ` +
          'what is below it, and the styles of that, further down in the document.',
        // Chromium may smooth the edge of a shape by one step more or less when it draws in another order.
      ).toBeLessThanOrEqual(2);
    }
  });
}
