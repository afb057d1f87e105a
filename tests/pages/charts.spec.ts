/** Charts without script, on the product page and the service with forecasts. */
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
import { content, DESK, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

test('charts of the product have axes and legible labels, at every width and on paper', async ({ page }) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const shop = page.locator('#tuckshop');
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

/** Runs in the page: the figure of each bar of a table, the bar's length, and where it begins. */
const barsOf = (table: Element) =>
  [...table.querySelectorAll('td')].flatMap((cell) => {
    const box = cell.querySelector('i')?.getBoundingClientRect();
    return box ? [{ figure: Number.parseFloat(cell.innerText), length: box.width, from: box.left }] : [];
  });

test('the bars of the forecasts have one scale, which is that of the axis', async ({ page }) => {
  await page.goto(content.services.find(({ shows }) => shows === 'forecast')?.path ?? '');
  const chart = page.getByRole('figure').filter({ has: page.getByRole('table') });
  for (const width of [320, 360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const bars = await chart.getByRole('table').evaluate(barsOf);
    expect(bars, 'Each meal has two bars, and so have all together.').toHaveLength(10);
    const [zero, ...marks] = await chart
      .getByText(/^\d+$/)
      .and(page.locator(':not(td, td *)'))
      .evaluateAll((ticks) =>
        ticks.map((tick) => ({ figure: Number(tick.textContent), at: tick.getBoundingClientRect().left })),
      );
    const start = zero?.at ?? Number.NaN;
    for (const mark of marks)
      for (const bar of bars) {
        const said = `${bar.figure} plates against the mark of ${mark.figure}, ${width} px wide`;
        const pixels = (mark.at - start) / mark.figure;
        expect(Math.abs(bar.from - start), `${said}: begins at zero`).toBeLessThanOrEqual(1);
        // Figures are rounded to one decimal.
        expect(Math.abs(bar.length - bar.figure * pixels), said).toBeLessThanOrEqual(1 + 0.05 * pixels);
      }
  }
});
