/** Pages printed to PDF by Firefox and WebKit: every word is there as text, and what belongs together is on one sheet. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { LAUNCH } from '../pages/launch.ts';
import { KINDS, UNKNOWN } from '../pages/support.ts';
import { bare, readPdf } from '../pdf.ts';
import { siteUrl } from '../site.ts';

const PRINTED = KINDS.filter((route) => route !== UNKNOWN);

type Printer = { missing: string | undefined; print: (addresses: string[]) => Promise<Uint8Array[]> };

const firefox = process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');
const Firefox: Printer = {
  missing: firefox ? undefined : 'there is no Firefox (Debian: apt-get install firefox-esr).',
  async print(addresses) {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '' });
    const page = await browser.newPage();
    const printed: Uint8Array[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForSelector('footer.anek');
      printed.push(await page.pdf({ format: 'A4' }));
    }
    await browser.close();
    return printed;
  },
};

const PYTHON = '/usr/bin/python3';
const WEBKIT = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
const hasWebKit =
  ['xvfb-run', 'xauth', 'dbus-run-session'].every(findCommand) &&
  spawnSync(PYTHON, ['-c', WEBKIT]).status === 0;
const WebKit: Printer = {
  missing: hasWebKit
    ? undefined
    : 'there is no WebKit that prints (Debian: apt-get install python3-gi gir1.2-webkit2-4.1 xvfb xauth dbus).',
  async print(addresses) {
    const folder = mkdtempSync(join(tmpdir(), 'site-paper-'));
    const program = [PYTHON, resolve('tests/all/print-webkit.py'), folder, ...addresses];
    execFileSync('dbus-run-session', ['--', 'xvfb-run', '-a', ...program], {
      stdio: 'pipe',
      env: {
        ...process.env,
        HOME: folder,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its own sandbox needs rights that a container lacks.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const printed = addresses.map((_, i) => readFileSync(join(folder, `${i}.pdf`)));
    rmSync(folder, { recursive: true });
    return printed;
  },
};

/** Runs in the page: what its paper shows, word by word, and the first and last words of what must not be cut. */
function onPaper(): { words: string[]; cards: [string, string][] } {
  // What is for hearing alone stands in a box of a pixel.
  const isLarge = (element: Element | null): boolean => {
    if (!element) return true;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && isLarge(element.parentElement);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility() && !element.closest('svg') && isLarge(element);
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // The words of a mark stand outside of the page.
  const isOnPage = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right > 0;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isSeen(node.parentElement) && isOnPage(node))
      words.push(...(node.textContent ?? '').split(/\s+/));
  const cards = [...document.querySelectorAll<HTMLElement>('main article')]
    .map((card) => card.innerText.replace(/\s+/g, ''))
    .map((text): [string, string] => [text.slice(0, 12), text.slice(-12)]);
  return { words: words.filter((word) => word !== ''), cards };
}

type Expected = Map<string, ReturnType<typeof onPaper>>;
let expected: Expected;
beforeAll(async () => {
  const browser = await chromium.launch(LAUNCH);
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  expected = new Map();
  for (const route of PRINTED) {
    await page.goto(siteUrl() + route);
    expected.set(route, await page.evaluate(onPaper));
  }
  await browser.close();
});

/** A line may end in a hyphen that the word does not have; a rupee, of another font, is not always beside its figure. */
const joined = (text: string) => bare(text).replace(/[-‐₹]/g, '');

describe.each(Object.entries({ Firefox, WebKit }))('%s', (_, { missing, print }) => {
  if (missing) return test.skip(`is left out: ${missing}`, () => {});
  let printed: Map<string, string[]>;
  beforeAll(async () => {
    const files = await print(PRINTED.map((route) => siteUrl() + route));
    const read = await Promise.all(files.map(readPdf));
    printed = new Map(PRINTED.map((route, i) => [route, read[i]?.pages.map(joined) ?? []]));
  });
  afterAll(() => printed.clear());

  test.each(PRINTED)('%s: a PDF has every word of the paper, and cuts no card', (route) => {
    const sheets = printed.get(route) ?? [];
    const { words, cards } = expected.get(route) ?? { words: [], cards: [] };
    assert.ok(words.length > 50, 'There is nothing on paper.');
    const text = sheets.join('');
    assert.deepEqual(
      [...new Set(words)].filter((word) => !text.includes(joined(word))),
      [],
      'These words are not text: on paper a font must not replace glyphs (src/ui/styles/base.css).',
    );
    assert.deepEqual(
      cards.filter((ends) => !sheets.some((sheet) => ends.every((end) => sheet.includes(joined(end))))),
      [],
      'These cards begin on one sheet and end on another: WebKit heeds break-inside outside grids only.',
    );
  });
});
