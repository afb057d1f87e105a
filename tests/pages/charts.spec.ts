/** The drawn charts of the product page, without script: what they show has to be so, and to be readable. */
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
import { DESK, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

/** The meals of the tests' hostel, with their minutes; it is noon there, and lunch is served. */
const MEALS = { Breakfast: 120, Lunch: 120, Snacks: 60, Dinner: 120 };
const { legend } = messmate.meal;

test('charts are on one scale, have axes and true keys, at every width and in forced colours', async ({
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
  await expect(live, 'On paper it would look like what is expected.').toHaveCSS('mask-image', striped);
  await expect(swatch).toHaveCSS('background-image', striped);
});
