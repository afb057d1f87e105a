/** The contact card's code as it stands on the page, photographed at 1x and 2x, in light and dark, and read by three readers. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { parseDocument } from 'yaml';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { findCommand } from '../../scripts/chromium.mjs';
import { LAUNCH } from '../pages/launch.ts';
import { siteIn } from './site-in.ts';

/** What an office may print on its card, beyond the tests' company. */
const OFFICES = {
  english: {
    language: 'en-IN',
    name: 'Brown & Sons Research and Development Private Limited',
    lines: [
      'Flat 12, Third Floor, Old Weighbridge Building',
      'Near Rice Mill, Station Road',
      'Nagpur 440001',
    ],
  },
  hindi: {
    language: 'hi',
    name: 'अन्नपूर्णा अनुसंधान प्राइवेट लिमिटेड',
    lines: ['तीसरी मंज़िल, पुरानी चक्की के पीछे', 'स्टेशन रोड', 'नागपुर ४४०००१'],
  },
  tamil: {
    language: 'ta',
    name: 'அன்னபூரணா ஆராய்ச்சி நிறுவனம்',
    lines: ['மூன்றாம் மாடி, பழைய அரிசி ஆலை அருகில்', 'நிலைய சாலை', 'தஞ்சாவூர் ௬௧௩௦௦௧'],
  },
};

type Read = (picture: Buffer) => Promise<string | undefined> | string | undefined;
const zbar: Read = (picture) =>
  execFileSync('zbarimg', ['--quiet', '--raw', '--oneshot', '-'], { input: picture, encoding: 'utf8' });
// By itself it would fetch its program from a host.
const program = readFileSync('tests/all/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
const zxing: Read = async (picture) => (await readBarcodes(picture, { formats: ['QRCode'] }))[0]?.text;
const jsqr: Read = async (picture) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

describe.each(Object.entries(OFFICES))('the card of an office in %s', (name, { language, ...office }) => {
  let server: Awaited<ReturnType<typeof siteIn>>;
  let browser: Browser;
  beforeAll(async () => {
    server = await siteIn(language, join('codes', name), (content) => {
      const company = parseDocument(readFileSync(join(content, 'company.yaml'), 'utf8'));
      company.set('name', office.name);
      company.setIn(['office', 'lines'], office.lines);
      writeFileSync(join(content, 'company.yaml'), company.toString());
    });
    browser = await chromium.launch(LAUNCH);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    describe.each([1, 2])('at %s×', (deviceScaleFactor) => {
      let picture: Buffer;
      beforeAll(async () => {
        const page = await browser.newPage({
          colorScheme,
          deviceScaleFactor,
          viewport: { width: 1366, height: 900 },
        });
        await page.goto(`${server.url}/contact`);
        picture = await page
          .locator('#contact-card')
          .locator('xpath=ancestor::section')
          .getByRole('img')
          .screenshot();
        await page.close();
      });
      const expectCard = (read = '') => {
        assert.match(read.trim(), /^BEGIN:VCARD\s[\s\S]*\sEND:VCARD$/, 'It is not read.');
        assert.match(read, /^TEL.*:\+?\d+\s*$/m);
      };

      test.runIf(findCommand('zbarimg'))('zbar (Debian: zbar-tools) reads it', async () => {
        // Letters beyond ASCII it takes for others (docs/decisions/codes.md).
        expectCard(await zbar(picture));
      });
      test.each(Object.entries({ zxing, jsqr }))('%s reads it, letter for letter', async (_, reader) => {
        const read = await reader(picture);
        expectCard(read);
        assert.ok(read?.includes(office.name), 'The name is another.');
      });
    });
  });
});
