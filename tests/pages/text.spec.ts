/** How texts are laid out. */
import { expect } from '@playwright/test';
import { LAUNCH } from './launch.ts';
import { findBrokenWords } from './measures.ts';
import { ALL_ROUTES, content, LAPTOP, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

/** Letters of a word that fits a phone's column in any size that readers choose. Longer ones may be broken. */
const LONGEST = 11;

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

test('the table of a legal text stacks on a phone, each cell under its name', async ({ page }) => {
  await page.goto(content.legal[0]?.path ?? '');
  const cells = page.getByRole('main').locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);
  expect(tops, 'Each is below the one before it.').toEqual([...new Set(tops)].sort((a, b) => a - b));
  const name = await page.getByRole('main').locator('th').nth(1).textContent();
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(name);
  await page.keyboard.press('End');
  const below = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(below, 'The End key leads to the end.').toBeLessThan(2);
});

test('where cards stand side by side, the words of each follow its heading', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const [route, part] of [
    ['/', 'section[aria-labelledby="services"]'],
    ['/about', 'section[aria-labelledby="focus"]'],
    [PRODUCT, 'section[aria-labelledby="benefits"]'],
  ] as const) {
    await page.goto(route);
    // An owner's headings differ in length: here one takes two lines more.
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
    expect(gaps.length, `${route}: no cards were found in ${part}.`).toBeGreaterThan(2);
    expect(
      Math.max(...gaps),
      `${route}: a heading of one line leaves a hole beside one of two.`,
    ).toBeLessThan(24);
  }
});

test('with letters twice as large no word of a name, label or text is broken', async ({
  playwright,
  baseURL,
}) => {
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
      // As it stood before the family came.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('.anek')) part.classList.remove('anek');
      });
      words.push(...(await page.evaluate(findBrokenWords, 'body')));
      const short = words.filter(({ length }) => length <= LONGEST);
      broken.push(...short.map((word) => `${route}, ${width} px: ${word}`));
    }
    await page.close();
  }
  await large.close();
  expect(broken, 'Let it wrap, or be no larger than its column: min(…, 8vw), as in tokens.css.').toEqual([]);
});
