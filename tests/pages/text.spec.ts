/** The layout of texts. */
import { expect } from '@playwright/test';
import { LAUNCH } from './launch.ts';
import { findBrokenWords } from './measures.ts';
import { ALL_ROUTES, content, LAPTOP, PHONE, PRODUCT } from './support.ts';
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

test('starts the words of cards side by side right below their headings', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const [route, part] of [
    ['/', 'section[aria-labelledby="services"]'],
    ['/about', 'section[aria-labelledby="focus"]'],
    [PRODUCT, 'section[aria-labelledby="benefits"]'],
  ] as const) {
    await page.goto(route);
    // Makes the last heading two lines longer.
    const gaps = await page.locator(part).evaluate((section) => {
      const headings = [...section.querySelectorAll('h3')];
      const last = headings.at(-1);
      last?.append(...[1, 2].flatMap(() => [document.createElement('br'), last.textContent]));
      return headings.map((heading) => {
        const words = heading.parentElement?.querySelector('h3 ~ p');
        return Math.round(
          (words?.getBoundingClientRect().top ?? 999) - heading.getBoundingClientRect().bottom,
        );
      });
    });
    expect(gaps.length, `expected cards on ${route} in ${part}`).toBeGreaterThan(2);
    expect(Math.max(...gaps), `expected no gap below the shorter headings of ${route}`).toBeLessThan(24);
  }
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
