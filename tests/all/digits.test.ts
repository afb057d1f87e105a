/** A language with digits of its own: no figure of any page stays in others, before the demo lives and after. */
import assert from 'node:assert/strict';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { LAUNCH } from '../pages/launch.ts';
import { KINDS, PRODUCT, UNKNOWN } from '../pages/support.ts';
import { siteIn } from './site-in.ts';

/** Clauses are counted in 0 to 9 everywhere (docs/decisions/language.md). */
const PAGES = [...new Set([...KINDS, '/team', '/services/mobile-app-development'])].filter(
  (route) => route !== UNKNOWN && !route.startsWith('/legal/'),
);

/**
 * Runs in the page: texts of figures alone. Rooms, passes and telephone numbers have other signs, too; the year of the
 * copyright line the page's script counts on.
 */
function westernFigures(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (
      /^[\d\s.,:±–−%₹×]*\d[\d\s.,:±–−%₹×]*$/.test(text) &&
      !node.parentElement?.closest('script, style, [data-year]')
    )
      found.push(`${text} in ${node.parentElement?.parentElement?.textContent?.trim().slice(0, 60)}`);
  }
  return found;
}

describe('Marathi with Devanagari digits', () => {
  let server: Awaited<ReturnType<typeof siteIn>>;
  let browser: Browser;
  beforeAll(async () => {
    server = await siteIn('mr-u-nu-deva', 'digits');
    browser = await chromium.launch(LAUNCH);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test.each(PAGES)('%s has no figure in other digits', async (route) => {
    const page = await browser.newPage();
    await page.goto(server.url + route, { waitUntil: 'networkidle' });
    assert.match(await page.locator('main').innerText(), route === PRODUCT ? /[०-९]/ : /./);
    assert.deepEqual(await page.evaluate(westernFigures), [], 'Write them with numberText.');
    await page.close();
  });
});
