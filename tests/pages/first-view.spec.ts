/**
 * The first round trip of a connection brings ten packets. What they hold is drawn here by itself: the compressed stream
 * is cut there, and the beginning of the document has to look, as far as the first screen goes, like the whole.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { documentLimit, LIMITS } from '../../src/publish/build/limits.ts';
import { deliveryOf } from '../../src/publish/hosting/delivery.ts';
import { documentsOf, filesOf, routeOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';
import { test } from './test.ts';

const dir = siteDir();
const { everywhere, files: delivered } = deliveryOf(dir);

/** What an answer has besides, in bytes: its status, date, length, encoding, ETag. */
const OF_EACH_ANSWER = 250;

/** Every document of the site, as it is sent. */
const sent = documentsOf(filesOf(dir)).map((file) => {
  const named = Object.entries(delivered.find((one) => one.file === file)?.headers ?? everywhere);
  const headers = named.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, OF_EACH_ANSWER);
  // A product's own come on top: its first view has the ten packets for itself (docs/decisions/008).
  const counted = file.startsWith('products/') ? 0 : headers;
  return { file, compressed: readFileSync(join(dir, `${file}.br`)), headers: counted };
});
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
const beginningOf = (compressed: Buffer, bytes: number) =>
  brotliDecompressSync(compressed.subarray(0, bytes), {
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

for (const { file, compressed, headers } of sent) {
  const route = routeOf(file);
  const bytesIn = (packets: number) => packets * LIMITS.packet - headers;
  const ofWhole = `the whole document has ${compressed.length} of ${documentLimit(file)}`;

  test(`the first view of ${route} is whole in its first ${LIMITS.packets} packets`, async ({ page }) => {
    if (compressed.length <= bytesIn(LIMITS.packets))
      return console.log(`${route}: all of it comes in ${headers + compressed.length} bytes; ${ofWhole}.`);
    const whole = readFileSync(join(dir, file), 'utf8');
    const drawn = new Map<(typeof SCREENS)[number], Buffer>();
    /** At which screen the beginning does not look like the whole. */
    const lacking = async (packets: number) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const all = drawn.get(screen) ?? (await draw(page, route, whole));
        drawn.set(screen, all);
        const beginning = await draw(page, route, beginningOf(compressed, bytesIn(packets)));
        // Chromium may smooth the edge of a shape by one step more or less when it draws in another order.
        if ((await differenceOf(beginning, all)) > 2) return `${screen.width} × ${screen.height}`;
      }
      return undefined;
    };
    let packets: number = LIMITS.packets;
    expect(
      await lacking(packets),
      `Here the first view of ${route} needs more than ${packets} packets, headers included: put what is below it, and ` +
        'the styles of that, further down in the document.',
    ).toBeUndefined();
    while (!(await lacking(packets - 1))) packets -= 1;
    console.log(`${route}: its first view comes in ${packets * LIMITS.packet} bytes; ${ofWhole}.`);
  });
}
