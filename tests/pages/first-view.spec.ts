/**
 * A connection's first round trip brings ten packets. The compressed document is cut off there, and the rest must look
 * like the whole document on the first screen.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { documentLimit, LIMITS } from '../../src/publish/build/limits.ts';
import { readHostingRules } from '../../src/publish/hosting/hosting-rules.ts';
import { siteDir } from '../site.ts';
import { PAGES, PRODUCT } from './support.ts';
import { test } from './test.ts';

const dir = siteDir();
const { commonHeaders, files: delivered } = readHostingRules(dir);
/** Bytes for a response's status, date, length, encoding and ETag. */
const RESPONSE_BYTES = 250;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

// Without script, so that the comparison does not depend on whether it has run.
test.use({ javaScriptEnabled: false });

/** Takes screenshots of a document's first screens, at its page's address so that links and fonts are found. */
async function takeScreenshots(page: Page, route: string, body: string): Promise<Buffer[]> {
  await page.route(route, (request) => request.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(route);
  await page.unroute(route);
  const shots: Buffer[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    shots.push(await page.screenshot({ animations: 'disabled', style: 'html { scrollbar-width: none }' }));
  }
  return shots;
}

for (const { file, route } of PAGES)
  test(`draws the first view of ${route} from its first ${LIMITS.firstPackets} packets`, async ({ page }) => {
    const compressed = readFileSync(`${file}.br`);
    const name = relative(dir, file);
    const rows = Object.entries(delivered.find(({ file }) => file === name)?.headers ?? commonHeaders);
    const headers = rows.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, RESPONSE_BYTES);
    // A product's headers are not counted (docs/decisions/content-policy.md).
    const available = LIMITS.firstPackets * LIMITS.packetBytes - (route === PRODUCT ? 0 : headers);
    console.log(
      `${route}: ${compressed.length} of ${documentLimit(name)} bytes, and ${available} for its first view.`,
    );
    // The whole page fits.
    if (compressed.length <= available) return;
    const finishFlush = constants.BROTLI_OPERATION_FLUSH;
    const beginning = brotliDecompressSync(compressed.subarray(0, available), { finishFlush }).toString();
    const partial = await takeScreenshots(page, route, beginning);
    const whole = await takeScreenshots(page, route, readFileSync(file, 'utf8'));
    for (const [i, { width }] of SCREENS.entries()) {
      const difference = sharp(partial[i])
        .composite([{ input: whole[i] ?? '', blend: 'difference' }])
        .removeAlpha();
      const { channels } = await sharp(await difference.png().toBuffer()).stats();
      expect(
        Math.max(...channels.map(({ max }) => max)),
        `expected the first view of ${route} at ${width} px to fit into ${LIMITS.firstPackets} packets with headers: ` +
          'move what is below it, with its styles, further down in the document',
        // Chromium may smooth edges slightly differently when it draws in another order.
      ).toBeLessThanOrEqual(2);
    }
  });
