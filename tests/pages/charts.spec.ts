/** The drawn charts of the product page, without script: what they show has to be so, and to be readable. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { dayBars } from '../../src/messmate/bars.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { meals } from '../../src/messmate/engine/selectors/meals.ts';
import { salesByHour } from '../../src/messmate/engine/selectors/shop.ts';
import { rupees } from '../../src/messmate/format.ts';
import { salesBars } from '../../src/messmate/tuckshop/sales-bars.ts';
import { smallTexts } from './demo-analytics-support.ts';
import { content, DESK, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, javaScriptEnabled: false, reducedMotion: 'reduce' });

test('charts are on one scale, have axes and true keys, at every width and in forced colours', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const state = sampleHostel(content.hostel);
  const { drawn } = dayBars(meals(state));
  const pictures = drawn.map(({ meal }) =>
    page.getByRole('figure').filter({ hasText: meal.name }).getByRole('img').first(),
  );
  /** Pixels that five minutes of each meal take. */
  const widths = await Promise.all(
    pictures.map(async (picture, i) => {
      const { width = Number.NaN } = (await picture.boundingBox()) ?? {};
      return width / (drawn[i]?.meal.bins.length ?? 1);
    }),
  );
  for (const width of widths)
    expect(width / Math.min(...widths), 'Equal times have to be equally wide.').toBeCloseTo(1, 1);

  const { axis } = salesBars(salesByHour(state));
  const shop = page.locator('#tuckshop');
  for (const tick of axis.ticks)
    await expect(
      shop.getByText(rupees(tick), { exact: true }),
      `The sales have no mark at ${rupees(tick)}.`,
    ).toBeVisible();

  const { legend } = messmate.meal;
  const entry = (label: string) => main.getByRole('listitem').filter({ hasText: label }).first();
  for (const label of [legend.served, legend.live, legend.due]) await expect(entry(label)).toBeVisible();

  const { grains, percent } = messmate.benefits.waste;
  const hundred = page.getByRole('figure').filter({ hasText: grains.title });
  await expect(hundred, 'The hundred grains have to say that they are waste.').toContainText(
    fill(grains.left, { plates: 100 - percent }),
  );
  await expect(hundred).toContainText(fill(grains.cut, { plates: percent }));

  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await smallTexts(main), `Labels have at least 12 pixels, ${width} wide as well.`).toEqual([]);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const now = drawn.findIndex(({ bars }) => bars.now !== undefined);
  const swatch = await entry(legend.live)
    .locator('i')
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  const bar = await (pictures[now] ?? main)
    .locator('path')
    .last()
    .evaluate((one) => getComputedStyle(one).fill);
  expect(swatch, 'In forced colours the swatch of now has another colour than its bar.').toBe(bar);
});
