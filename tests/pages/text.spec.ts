/** Texts as they are read: all of a page is laid out, and its headings keep their distance. */
import { expect } from '@playwright/test';
import { content, DESK, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

test('a long text is laid out whole: its end is there for copying, pictures and the End key', async ({
  page,
}) => {
  await page.goto(content.legal[0]?.path ?? '');
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main h2, main p, footer a, footer p')].flatMap((element) => {
      const without = (text: string) => text.replace(/\s+/g, '');
      return without(element.innerText) === without(element.textContent) ? [] : [element.textContent];
    }),
  );
  expect(missing, 'These words are in the document, but not laid out.').toEqual([]);
  await page.keyboard.press('End');
  const below = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(below, 'The End key leads to the end.').toBeLessThan(2);
});

test('the table of a legal text stacks on a phone: each cell below the one before it, under its name', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(content.legal[0]?.path ?? '');
  const cells = page.getByRole('main').locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(tops.every((top, i) => i === 0 || top > (tops[i - 1] ?? 0))).toBe(true);
  const name = await page.getByRole('main').locator('th').nth(1).textContent();
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(name);
});

test('the parts of the product’s features side by side begin at one height', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/products');
  const features = page
    .getByRole('article')
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  expect(await features.count()).toBeGreaterThan(2);
  for (const part of ['svg:has(+ h3)', 'h3', 'h3 + p']) {
    const tops = await features
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length, `Each feature has its ${part}.`).toBe(await features.count());
    expect(new Set(tops).size, `${part}: see the subgrid of Feature.module.css.`).toBe(1);
  }
});

const HEADINGS = [
  { route: '/', list: 'services', width: 1366 },
  { route: PRODUCT, list: 'questions', width: 320 },
];
for (const { route, list, width } of HEADINGS)
  test(`${route}#${list} keeps the same room below headings of one line and of two`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const measured = await page.locator(`[aria-labelledby="${list}"] h3`).evaluateAll((all) => {
      const headings = all.filter(
        (heading) => heading.nextElementSibling && !heading.closest('div:has(> ul)'),
      );
      const linesOf = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()?.textContent?.trim() === '');
        range.selectNodeContents(walker.currentNode);
        return [...range.getClientRects()];
      };
      return headings.map((heading) => {
        const lines = linesOf(heading);
        const [below] = linesOf(heading.nextElementSibling as Element);
        const size = Number.parseFloat(getComputedStyle(heading).fontSize);
        return { lines: lines.length, room: ((below?.top ?? 0) - (lines.at(-1)?.bottom ?? 0)) / size };
      });
    });
    // In letters of the heading. Below some stands a link, which has more room of its own.
    const least = (lines: number) =>
      Math.min(...measured.filter((one) => one.lines === lines).map(({ room }) => room));
    expect(least(2), 'A heading sticks to the text below it.').toBeGreaterThan(0.35);
    expect(least(2), 'The room below a heading depends on its lines.').toBeCloseTo(least(1), 1);
  });
