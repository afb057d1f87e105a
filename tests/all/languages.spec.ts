/** The site in other languages than English: their letters are the family's, have room, and fit every window. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { overlaid } from '../overlay.ts';
import { isInFamily } from '../pages/first-visit.ts';
import { clippedTexts, overlappingTexts, tooWide } from '../pages/measures.ts';
import { settled } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { runBuild } from '../site.ts';

test.use({ ownWindow: true, reducedMotion: 'reduce' });

const WIDTHS = [360, 1366];
const faultsOf = async (page: Page) =>
  (await Promise.all([tooWide, clippedTexts, overlappingTexts].map((look) => page.evaluate(look)))).flat();
const LANGUAGES = [
  {
    language: 'hi',
    file: 'hindi',
    month: 'नवंबर',
    routes: ['/', '/about', '/products', '/products/messmate', '/contact'],
  },
  { language: 'ta', file: 'tamil', month: 'நவம்பர்', routes: ['/about'] },
];

/** Builds the tests' company in a language. @returns the folder of the site */
function build(dir: string, file: string): string {
  const content = join(dir, 'content');
  cpSync('tests/fixtures/content', content, { recursive: true });
  for (const [path, text] of Object.entries(overlaid(`tests/fixtures/${file}.yaml`))) {
    if (!path.endsWith('.yaml')) continue;
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  const site = join(dir, 'site');
  const { status, said } = runBuild({ CONTENT_DIR: content, OUT_DIR: site });
  expect(status, said).toBe(0);
  return site;
}

for (const { language, file, month, routes } of LANGUAGES)
  test(`pages in ${language} are set in the family's letters, with room for their marks`, async ({
    page,
  }, info) => {
    test.slow();
    const server = await startServer(build(info.outputPath(), file));
    try {
      for (const width of WIDTHS)
        for (const route of routes) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(server.url + route);
          await expect(page.locator('html.anek'), 'The family is put on.').toHaveAttribute('lang', language);
          await settled(page);
          const heading = page.getByRole('heading', { level: 1 });
          expect(await isInFamily(heading), `${route}: a heading in another font`).toBe(true);
          expect(await isInFamily(page.getByRole('main').getByRole('paragraph').first())).toBe(true);
          const { lineHeight, fontSize, letterSpacing } = await heading.evaluate((node) =>
            getComputedStyle(node),
          );
          expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.29);
          expect(letterSpacing).toBe('normal');
          expect(await faultsOf(page), `${route} at ${width} px`).toEqual([]);
        }
      await page.goto(`${server.url}/products/messmate`);
      await expect(page.getByText(month).first(), 'Months have their names in the language.').toBeAttached();
    } finally {
      await server.close();
    }
  });

for (const file of ['urdu', 'german'])
  test(`nothing is cut off or too wide: ${file}`, async ({ page }, info) => {
    test.slow();
    const server = await startServer(build(info.outputPath(), file));
    try {
      for (const width of [320, ...WIDTHS])
        for (const route of ['/', '/about', '/contact', '/products/messmate']) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(server.url + route);
          await settled(page);
          expect(await faultsOf(page), `${route} at ${width} px`).toEqual([]);
        }
      const number = page.getByRole('contentinfo').getByRole('link', { name: /^\+/ });
      await expect(number, 'A telephone number begins with its +.').toHaveCSS('direction', 'ltr');
    } finally {
      await server.close();
    }
  });
