/** The layout of texts. */
import { expect } from '@playwright/test';
import { LAUNCH } from './launch.ts';
import { findBrokenWords } from './measures.ts';
import { ALL_ROUTES, content, PHONE } from './support.ts';
import { test } from './test.ts';

/** The length in letters of a word that fits a phone's column at any text size. Longer ones may be broken. */
const MAX_LETTERS = 11;

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

test('stacks the table of a legal text on a phone, each cell under its name', async ({ page }) => {
  await page.goto(content.legal[0]?.path ?? '');
  const cells = page.getByRole('main').locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);
  expect(tops, 'expected each cell below the one before it').toEqual(
    [...new Set(tops)].sort((a, b) => a - b),
  );
  const name = await page.getByRole('main').locator('th').nth(1).textContent();
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(name);
  await page.keyboard.press('End');
  const below = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(below, 'expected the End key to scroll to the end').toBeLessThan(2);
});

test('breaks no short word with letters twice as large', async ({ playwright, baseURL }) => {
  const large = await playwright.chromium.launch({
    ...LAUNCH,
    args: [...LAUNCH.args, '--blink-settings=defaultFontSize=32'],
  });
  const broken: string[] = [];
  for (const width of [360, 1366]) {
    const page = await large.newPage({
      baseURL: baseURL ?? '',
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const route of ALL_ROUTES) {
      await page.goto(route);
      await page.waitForSelector('footer.anek');
      const words = await page.evaluate(findBrokenWords, 'body');
      // The same in the fallback font.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('.anek')) part.classList.remove('anek');
      });
      words.push(...(await page.evaluate(findBrokenWords, 'body')));
      const short = words.filter(({ length }) => length <= MAX_LETTERS);
      broken.push(...short.map((word) => `${route}, ${width} px: ${word}`));
    }
    await page.close();
  }
  await large.close();
  expect(broken, 'expected whole words: let them wrap, or limit the size to the column: min(…, 8vw)').toEqual(
    [],
  );
});
