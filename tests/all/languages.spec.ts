/** The layout of the site in other languages, with the web font for writing systems that have one. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isTextFile } from '../../src/content/files.ts';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { type TRANSLATIONS, translateFixtures } from '../languages.ts';
import { findBrokenWords, findClippedTexts, findOverflow, findOverlaps } from '../pages/faults.ts';
import { expectWebFont, isInWebFont, PRODUCT, waitForAnimations } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { runBuild } from '../site.ts';

test.use({ reducedMotion: 'reduce' });

type Language = (typeof TRANSLATIONS)[number];

const WIDTHS = [320, 360, 1366];
const CHECKS = [findOverflow, findClippedTexts, findOverlaps];
const PAGES = ['/', '/about', '/contact', PRODUCT];
/** `webFont` is set if the script is not Latin and has a web font: the page's `lang`, and a month to expect. */
const LANGUAGES: { name: Language; routes: string[]; webFont?: { language: string; month: string } }[] = [
  { name: 'hindi', routes: [...PAGES, '/products'], webFont: { language: 'hi-u-nu-deva', month: 'नवंबर' } },
  { name: 'tamil', routes: ['/about'], webFont: { language: 'ta', month: 'நவம்பர்' } },
  { name: 'urdu', routes: PAGES },
  { name: 'german', routes: PAGES },
];

/** Builds the tests' company in a language. @returns the site's folder */
function build(dir: string, name: Language): string {
  const [content, site] = [join(dir, 'content'), join(dir, 'site')];
  cpSync('tests/fixtures/content', content, { recursive: true });
  for (const [path, text] of Object.entries(translateFixtures(name)))
    if (isTextFile(path)) writeFileSync(join(content, path), text);
  const { status, output } = runBuild({ CONTENT_DIR: content }, { outDir: site });
  expect(status, output).toBe(0);
  return site;
}

/** Runs in the page: finds figures in the digits 0 to 9, except the copyright year, which a script writes. */
function findWesternFigures(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const figures: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isFigure = /^[\d\s.,:±–−%₹×]*\d[\d\s.,:±–−%₹×]*$/.test(text);
    if (isFigure && !node.parentElement?.closest('script, style, [data-year]'))
      figures.push(`${text} in ${node.parentElement?.parentElement?.textContent?.trim().slice(0, 60)}`);
  }
  return figures;
}

/** Expects the web font, with a line height (1.3 em) for marks above and below the characters. */
async function expectTallLetters(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectWebFont(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const text of [heading, page.getByRole('main').getByRole('paragraph').first()])
    expect(await isInWebFont(text), `expected ${text} in the web font`).toBe(true);
  const { lineHeight, fontSize, letterSpacing } = await heading.evaluate((node) => getComputedStyle(node));
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.29);
  expect(letterSpacing).toBe('normal');
}

for (const { name, routes, webFont } of LANGUAGES)
  test(`fits every width without a broken word in ${name}`, async ({ page }, info) => {
    test.slow();
    const server = await startServer(build(info.outputPath(), name));
    try {
      for (const width of WIDTHS)
        for (const route of routes) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(server.url + route);
          if (webFont) await expectTallLetters(page, webFont.language);
          await waitForAnimations(page);
          const figures = name === 'hindi' ? await page.evaluate(findWesternFigures) : [];
          expect(figures, 'expected localised digits: use formatNumber').toEqual([]);
          for (const check of CHECKS)
            expect(await page.evaluate(check), `${route}, ${width} px: ${check.name}`).toEqual([]);
          const broken = await page.evaluate(findBrokenWords, 'h1');
          expect(broken, `expected whole words in the heading of ${route} at ${width} px`).toEqual([]);
        }
      const phoneLink = page.getByRole('contentinfo').getByRole('link', { name: /^\+/ });
      await expect(phoneLink, 'expected the + before the number').toHaveCSS('direction', 'ltr');
      const heading = page.getByRole('heading', { level: 1 });
      if (name === 'urdu')
        await expect(heading, 'expected the Latin name on the right').toHaveCSS('text-align', 'right');
      if (!webFont) return;
      await page.goto(server.url + PRODUCT, { waitUntil: 'networkidle' });
      await expect(page.getByText(webFont.month).first(), 'expected a month in the language').toBeAttached();
    } finally {
      await server.close();
    }
  });
