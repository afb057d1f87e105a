/** Pages printed by Firefox as PDF. */
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { test } from 'vitest';
import { LAUNCH } from '../pages/launch.ts';
import { DISTINCT_ROUTES, UNKNOWN_ROUTE } from '../pages/support.ts';
import { readPdf, withoutSpace } from '../pdf.ts';
import { siteUrl } from '../site.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';

/** Runs in the page with styles for print: returns its words, and the beginning and end of each card. */
function readPage(): { words: string[]; cards: [string, string][] } {
  // Texts for screen readers are clipped to a pixel.
  const isUnclipped = (element: Element | null): boolean => {
    if (!element) return true;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && isUnclipped(element.parentElement);
  };
  const isVisible = (element: Element) =>
    element.checkVisibility() && !element.closest('svg') && isUnclipped(element);
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // Styles move the texts of the veg and non-veg marks out of the page.
  const isOnPage = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right > 0;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isVisible(node.parentElement) && isOnPage(node))
      words.push(...(node.textContent ?? '').split(/\s+/));
  const cards = [...document.querySelectorAll<HTMLElement>('main article')]
    .map((card) => card.innerText.replace(/\s+/g, ''))
    .map((text): [string, string] => [text.slice(0, 12), text.slice(-12)]);
  return { words: words.filter((word) => word !== ''), cards };
}

/** Removes hyphens, which line ends may add, and rupee signs, which another font may place away from their figures. */
const normalise = (text: string) => withoutSpace(text).replace(/[-‐₹]/g, '');

test.skipIf(!firefoxPath)('prints every word as text, and each card on one sheet', async () => {
  const [chrome, firefox] = await Promise.all([chromium.launch(LAUNCH), launchFirefox()]);
  const page = await chrome.newPage();
  await page.emulateMedia({ media: 'print' });
  const printedPage = await firefox.newPage();
  for (const route of DISTINCT_ROUTES.filter((distinct) => distinct !== UNKNOWN_ROUTE)) {
    await page.goto(siteUrl() + route);
    const { words, cards } = await page.evaluate(readPage);
    assert.ok(words.length > 50, `expected words on ${route}`);
    await printedPage.goto(siteUrl() + route);
    // The footer gets the web font last.
    await printedPage.waitForSelector('footer.anek');
    const sheets = (await readPdf(await printedPage.pdf({ format: 'A4' }))).pages.map(normalise);
    const text = sheets.join('');
    assert.deepEqual(
      [...new Set(words)].filter((word) => !text.includes(normalise(word))),
      [],
      `${route}: expected these words as text: turn font features off on paper (src/ui/styles/base.css)`,
    );
    assert.deepEqual(
      cards.filter((card) => !sheets.some((sheet) => card.every((edge) => sheet.includes(normalise(edge))))),
      [],
      `${route}: expected the beginning and end of each card on one sheet`,
    );
  }
  await chrome.close();
  await firefox.close();
});
