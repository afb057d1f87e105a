/** How texts are laid out. */
import { expect } from '@playwright/test';
import { content, DESK, PHONE } from './support.ts';
import { test } from './test.ts';

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

test('the parts of the product’s features side by side begin at one height', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/products');
  const features = page
    .getByRole('article')
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  for (const part of ['svg:has(+ h3)', 'h3', 'h3 + p']) {
    const tops = await features
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops, `Each feature has its ${part}.`).toHaveLength(3);
    expect(new Set(tops).size, `${part}: see the subgrid of Feature.module.css.`).toBe(1);
  }
});
