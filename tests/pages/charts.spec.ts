/** Drawn charts, without script: those of the product page, and of the service with forecasts. */
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
import { content, DESK, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

/** The meals of the tests' hostel, with their minutes; it is noon there, and lunch is served. */
const MEALS = { Breakfast: 120, Lunch: 120, Snacks: 60, Dinner: 120 };
const { legend } = messmate.meal;

test('charts of the product are on one scale, have axes and true keys, at every width and in forced colours', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const pictureOf = (meal: string) =>
    page.getByRole('figure').filter({ hasText: meal }).getByRole('img').first();
  const widths = await Promise.all(
    Object.entries(MEALS).map(async ([meal, minutes]) => {
      const { width = Number.NaN } = (await pictureOf(meal).boundingBox()) ?? {};
      return width / minutes;
    }),
  );
  for (const width of widths)
    expect(width / Math.min(...widths), 'Equal times have to be equally wide.').toBeCloseTo(1, 1);

  const shop = page.locator('#tuckshop');
  for (const tick of ['₹0', '₹500', '₹1,000', '₹1,500', '₹2,000'])
    await expect(shop.getByText(tick, { exact: true }), `The sales have no mark at ${tick}.`).toBeVisible();
  const entry = (label: string) => main.getByRole('listitem').filter({ hasText: label }).first();
  for (const label of [legend.served, legend.live, legend.due]) await expect(entry(label)).toBeVisible();
  const hundred = page.getByRole('figure').filter({ hasText: messmate.benefits.waste.grains.title });
  await expect(hundred, 'The hundred grains have to say that they are waste.').toContainText(/70 .* 30 /s);
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await smallTexts(main), `Labels have at least 12 pixels, ${width} wide as well.`).toEqual([]);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const swatch = entry(legend.live).locator('i');
  const bar = pictureOf('Lunch').locator('path').last();
  await expect(swatch, 'In forced colours the swatch of now has the colour of its bar.').toHaveCSS(
    'background-color',
    await bar.evaluate((one) => getComputedStyle(one).fill),
  );
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  const live = shop.getByRole('img').last().locator('path').last();
  const striped = /repeating-linear-gradient/;
  await expect(live, 'Without stripes it would look on paper like what is expected.').toHaveCSS(
    'mask-image',
    striped,
  );
  await expect(swatch).toHaveCSS('background-image', striped);
});

/** The figure of each bar of a table, how long the bar is, and where it begins. Runs in the page. */
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
