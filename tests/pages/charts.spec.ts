/** Charts without script, on the product page. */
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
import { DESK, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

test('charts of the product have axes and legible labels, at every width and on paper', async ({ page }) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const shop = page.locator('#tuckshop');
  await shop
    .locator('summary')
    .filter({ hasText: /^Sales by hour/ })
    .click();
  for (const tick of ['₹0', '₹500', '₹1,000', '₹1,500', '₹2,000'])
    await expect(shop.getByText(tick, { exact: true }), `The sales have no mark at ${tick}.`).toBeVisible();
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await smallTexts(main), `At ${width} px these labels are smaller than 12 px.`).toEqual([]);
  }

  await page.emulateMedia({ media: 'print' });
  const masks = await page
    .locator('#analytics')
    .getByRole('img')
    .first()
    .locator('path')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).maskImage));
  expect(masks.join(), 'Without stripes today would look on paper like what is expected.').toMatch(
    /repeating-linear-gradient/,
  );
});
