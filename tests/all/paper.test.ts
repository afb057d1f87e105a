/** Pages printed to PDF by Firefox: every word is text, and each card is on one sheet. */
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { LAUNCH } from '../pages/launch.ts';
import { DISTINCT_ROUTES, UNKNOWN } from '../pages/support.ts';
import { readPdf, withoutSpace } from '../pdf.ts';
import { siteUrl } from '../site.ts';

const firefox = process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');

/** Runs in the page: returns the printed words, and the beginning and end of each card. */
function readPaper(): { words: string[]; cards: [string, string][] } {
  // Words for screen readers are clipped to a pixel.
  const isLarge = (element: Element | null): boolean => {
    if (!element) return true;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && isLarge(element.parentElement);
  };
  const isVisible = (element: Element) =>
    element.checkVisibility() && !element.closest('svg') && isLarge(element);
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // A style moves the words of a mark out of the page.
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

/** Removes hyphens at line ends, and rupee signs, which another font may place away from their figures. */
const normalise = (text: string) => withoutSpace(text).replace(/[-‐₹]/g, '');

test.skipIf(!firefox)('prints every word and cuts no card (Debian: firefox-esr)', async () => {
  const [browser, printer] = await Promise.all([
    chromium.launch(LAUNCH),
    puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '' }),
  ]);
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  const paper = await printer.newPage();
  for (const route of DISTINCT_ROUTES.filter((kind) => kind !== UNKNOWN)) {
    await page.goto(siteUrl() + route);
    const { words, cards } = await page.evaluate(readPaper);
    assert.ok(words.length > 50, `expected words on the paper of ${route}`);
    await paper.goto(siteUrl() + route);
    await paper.waitForSelector('footer.anek');
    const sheets = (await readPdf(await paper.pdf({ format: 'A4' }))).pages.map(normalise);
    const text = sheets.join('');
    assert.deepEqual(
      [...new Set(words)].filter((word) => !text.includes(normalise(word))),
      [],
      `${route}: these words are not text: on paper a font must not replace glyphs (src/ui/styles/base.css).`,
    );
    assert.deepEqual(
      cards.filter((ends) => !sheets.some((sheet) => ends.every((end) => sheet.includes(normalise(end))))),
      [],
      `${route}: these cards begin on one sheet and end on another.`,
    );
  }
  await browser.close();
  await printer.close();
});
