/** The site in other languages: the web font, its line height, and every width. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isTextFile } from '../../src/content/files.ts';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { type TRANSLATED, translateFixtures } from '../languages.ts';
import { findBrokenWords, findClippedTexts, findOverflow, findOverlaps } from '../pages/measures.ts';
import { isInWebFont, PRODUCT, waitForAnimations } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { runBuild } from '../site.ts';

test.use({ reducedMotion: 'reduce' });

type Language = (typeof TRANSLATED)[number];

const WIDTHS = [320, 360, 1366];
const MEASURES = [findOverflow, findClippedTexts, findOverlaps];
const PAGES = ['/', '/about', '/contact', PRODUCT];
/** Languages of tests/fixtures. Those with a `script` use letters of the web font that English lacks. */
const LANGUAGES: { name: Language; routes: string[]; script?: { language: string; month: string } }[] = [
  { name: 'hindi', routes: [...PAGES, '/products'], script: { language: 'hi-u-nu-deva', month: 'नवंबर' } },
  { name: 'tamil', routes: ['/about'], script: { language: 'ta', month: 'நவம்பர்' } },
  { name: 'urdu', routes: PAGES },
  { name: 'german', routes: PAGES },
];

/** Builds the tests' company in a language. @returns the folder of the site */
function build(dir: string, name: Language): string {
  const [content, site] = [join(dir, 'content'), join(dir, 'site')];
  cpSync('tests/fixtures/content', content, { recursive: true });
  for (const [path, text] of Object.entries(translateFixtures(name)))
    if (isTextFile(path)) writeFileSync(join(content, path), text);
  const { status, output } = runBuild({ CONTENT_DIR: content }, { to: site });
  expect(status, output).toBe(0);
  return site;
}

/**
 * Runs in the page: finds figures in other digits than Devanagari's. The copyright year is left out, because a script of the
 * page writes it in 0 to 9.
 */
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

/** Expects the web font, with a line height for marks above and below its letters. */
async function expectWebFont(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('contentinfo'), 'expected the web font').toHaveClass(/\banek\b/);
  const heading = page.getByRole('heading', { level: 1 });
  for (const text of [heading, page.getByRole('main').getByRole('paragraph').first()])
    expect(await isInWebFont(text), `expected ${text} in the web font`).toBe(true);
  const { lineHeight, fontSize, letterSpacing } = await heading.evaluate((node) => getComputedStyle(node));
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.29);
  expect(letterSpacing).toBe('normal');
}

for (const { name, routes, script } of LANGUAGES)
  test(`shows whole words at every width in ${name}`, async ({ page }, info) => {
    test.slow();
    const server = await startServer(build(info.outputPath(), name));
    try {
      for (const width of WIDTHS)
        for (const route of routes) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(server.url + route);
          if (script) await expectWebFont(page, script.language);
          await waitForAnimations(page);
          if (name === 'hindi')
            expect(await page.evaluate(findWesternFigures), `${route}: use formatNumber`).toEqual([]);
          for (const measure of MEASURES)
            expect(await page.evaluate(measure), `${route} at ${width} px`).toEqual([]);
          const broken = await page.evaluate(findBrokenWords, 'h1');
          expect(broken, `expected long words to be set smaller: ${route} at ${width} px`).toEqual([]);
        }
      const number = page.getByRole('contentinfo').getByRole('link', { name: /^\+/ });
      await expect(number, 'expected the + at the beginning of a telephone number').toHaveCSS(
        'direction',
        'ltr',
      );
      if (name === 'urdu')
        await expect(
          page.getByRole('heading', { level: 1 }),
          'expected a Latin name on the right, too',
        ).toHaveCSS('text-align', 'right');
      if (!script) return;
      await page.goto(server.url + PRODUCT, { waitUntil: 'networkidle' });
      await expect(page.getByText(script.month).first(), 'expected names of months').toBeAttached();
    } finally {
      await server.close();
    }
  });
