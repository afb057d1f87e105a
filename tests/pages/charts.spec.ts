/** The drawn charts of the product page, without script: what they show has to be so, and to be readable. */
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
import { DESK, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

/** The meals of the tests' hostel, as long as they are; it is noon there, and lunch is served. */
const MEALS = [
  { name: 'Breakfast', minutes: 120 },
  { name: 'Lunch', minutes: 120 },
  { name: 'Snacks', minutes: 60 },
  { name: 'Dinner', minutes: 120 },
];
const LUNCH = 1;

test('charts are on one scale, have axes and true keys, at every width and in forced colours', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const pictures = MEALS.map(({ name }) =>
    page.getByRole('figure').filter({ hasText: name }).getByRole('img').first(),
  );
  /** Pixels that a minute of each meal takes. */
  const widths = await Promise.all(
    pictures.map(async (picture, i) => {
      const { width = Number.NaN } = (await picture.boundingBox()) ?? {};
      return width / (MEALS[i]?.minutes ?? 1);
    }),
  );
  for (const width of widths)
    expect(width / Math.min(...widths), 'Equal times have to be equally wide.').toBeCloseTo(1, 1);

  const shop = page.locator('#tuckshop');
  for (const tick of ['₹0', '₹500', '₹1,000', '₹1,500', '₹2,000'])
    await expect(shop.getByText(tick, { exact: true }), `The sales have no mark at ${tick}.`).toBeVisible();

  const { legend } = messmate.meal;
  const entry = (label: string) => main.getByRole('listitem').filter({ hasText: label }).first();
  for (const label of [legend.served, legend.live, legend.due]) await expect(entry(label)).toBeVisible();

  const { title } = messmate.benefits.waste.grains;
  const hundred = page.getByRole('figure').filter({ hasText: title });
  await expect(hundred, 'The hundred grains have to say that they are waste.').toContainText(/70 .* 30 /s);

  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await smallTexts(main), `Labels have at least 12 pixels, ${width} wide as well.`).toEqual([]);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const swatch = await entry(legend.live)
    .locator('i')
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  const bar = await (pictures[LUNCH] ?? main)
    .locator('path')
    .last()
    .evaluate((one) => getComputedStyle(one).fill);
  expect(swatch, 'In forced colours the swatch of now has another colour than its bar.').toBe(bar);

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  const live = shop.getByRole('img').last().locator('path').last();
  await expect(live, 'On paper what is sold now would look like what is expected.').toHaveCSS(
    'mask-image',
    /repeating-linear-gradient/,
  );
  await expect(entry(legend.live).locator('i')).toHaveCSS('background-image', /repeating-linear-gradient/);
});
