/**
 * The first round trip of a connection delivers ten packets. These tests cut the compressed document off there, and compare
 * screenshots of its beginning with screenshots of the whole document.
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
const { commonHeaders, files } = readHostingRules(dir);
/** Bytes that a host adds to the headers: status, date, length, encoding and ETag. */
const HOST_HEADER_BYTES = 250;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

// A script could run before one of the screenshots and not before the other.
test.use({ javaScriptEnabled: false });

/** Takes a screenshot of HTML on each screen. The HTML is served at the page's route, so that fonts and pictures load. */
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
  test(`shows the first view of ${route} from its first ${LIMITS.firstPackets} packets`, async ({ page }) => {
    const compressed = readFileSync(`${file}.br`);
    const name = relative(dir, file);
    const headers = Object.entries(files.find(({ file }) => file === name)?.headers ?? commonHeaders);
    const headerLines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    const headerBytes = headerLines.join('').length + HOST_HEADER_BYTES;
    // The product page's headers are not counted (docs/decisions/content-policy.md).
    const available = LIMITS.firstPackets * LIMITS.packetBytes - (route === PRODUCT ? 0 : headerBytes);
    console.log(
      `${route}: ${compressed.length} of ${documentLimit(name)} bytes; its first view may take ${available}.`,
    );
    if (compressed.length <= available) return;
    // Without this option, brotli refuses a stream that ends early.
    const finishFlush = constants.BROTLI_OPERATION_FLUSH;
    const beginning = brotliDecompressSync(compressed.subarray(0, available), { finishFlush }).toString();
    const partial = await takeScreenshots(page, route, beginning);
    const whole = await takeScreenshots(page, route, readFileSync(file, 'utf8'));
    for (const [i, { width }] of SCREENS.entries()) {
      if (partial[i]?.equals(whole[i] ?? Buffer.of())) continue;
      const difference = sharp(partial[i])
        .composite([{ input: whole[i] ?? '', blend: 'difference' }])
        .removeAlpha();
      const { channels } = await sharp(await difference.png().toBuffer()).stats();
      const why = `expected the whole first view of ${route} at ${width} px: move what is not in it further down in the HTML`;
      // Chromium may smooth edges slightly differently when it draws in another order.
      expect(Math.max(...channels.map(({ max }) => max)), why).toBeLessThanOrEqual(2);
    }
  });
