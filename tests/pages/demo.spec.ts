/** The live demo: it loads without a shift, its panels share one hostel, and an error stays in its panel. */
import { expect } from '@playwright/test';
import { LIMITS } from '../../src/publish/build/limits.ts';
import { mealField, numbersOf, unfold } from './demo-analytics-support.ts';
import {
  button,
  figures,
  openLive,
  openTab,
  openWaiting,
  SIZES,
  scanButton,
  serveButton,
  waitForLive,
} from './demo-support.ts';
import { readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { FEATURES, isReact, LAPTOP, PHONE, PRODUCT, scrollThrough } from './support.ts';
import { test } from './test.ts';

/** The height of an untouched panel on a phone, in pixels; on a laptop analytics are lower. */
const MAX_HEIGHT = { analytics: 1300, tuckshop: 2100 };

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: LAPTOP }))
  test(`hydrates all panels without a shift, within the limit of bytes (${device})`, async ({ page }) => {
    const scripts: Promise<boolean>[] = [];
    page.on('response', (response) => scripts.push(isReact(response)));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const hasReact = async () => (await Promise.all(scripts)).includes(true);
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    expect(await hasReact(), 'React must not be fetched until the tabs are near.').toBe(false);
    await scrollThrough(page);
    await waitForLive(page, 'attendance');
    expect(await hasReact(), 'No script with React was seen: fix this test.').toBe(true);
    expect(await readShifts(page)).toEqual([]);
    for (const feature of FEATURES) {
      const panel = await openTab(page, feature);
      const missing = await panel.evaluate((element) => {
        const rules = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          .join(' ');
        const used = [...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
        return [...new Set(used)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules));
      });
      expect(missing, 'These classes have no rule: see LATE_STYLES in astro.config.ts.').toEqual([]);
    }
    expect(errors, 'Hydration differs from the document: see docs/decisions/live-demo.md.').toEqual([]);
    await scrollThrough(page, 200);
    expect(await readShifts(page)).toEqual([]);

    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // The script that every page fetches does not count.
        .filter(({ name }) => /(?<!\/at-rest\.[\w-]+)\.js$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    );
    const totalBytes = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = fetched.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    console.log(`React and the live demo: ${totalBytes} of ${LIMITS.script} bytes, compressed with brotli.`);
    expect(totalBytes, `Load code on a press, or remove some: ${list}`).toBeLessThanOrEqual(LIMITS.script);
    expect(totalBytes, 'No script was seen: fix this test.').toBeGreaterThan(50_000);
  });

test('shows an action in all panels, and on paper', async ({ page }) => {
  await openWaiting(page);
  const counter = await openTab(page, 'attendance');
  await scanButton(counter).click();
  await expect.poll(async () => (await figures(page))[0]).toContain('1');

  const kitchen = await openTab(page, 'analytics');
  const today = /^Lunch, [^:]+: 1 eaten so far of \d+\s±\s\d+ expected$/;
  await expect(mealField(kitchen, 'Lunch')).toHaveAttribute('aria-valuetext', today);
  await unfold(kitchen, 'Monthly financial report');
  const amount = kitchen.getByRole('row', { name: 'Takings' }).first().getByRole('cell').first();
  const takings = async () => numbersOf(await amount.innerText())[0] ?? Number.NaN;
  const before = await takings();
  const shop = await openTab(page, 'tuckshop');
  await button(shop, 'Add one Samosa').click();
  const pay = shop.getByRole('button', { name: /^Pay ₹\d+ from the wallet$/ });
  const [paid = Number.NaN] = numbersOf(await pay.innerText());
  await pay.click();
  await expect(shop).toContainText('Pick-up code');
  await openTab(page, 'analytics');
  await expect.poll(takings, 'The report must have the order.').toBe(before + paid);

  await openTab(page, 'attendance');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(kitchen.getByText('Cost of a plate'), 'Hidden panels must be printed.').toBeVisible();
  await expect(serveButton(page), 'Controls must not be printed.').toBeHidden();
});

test('shows an error in the panel that fails to render, and keeps the others working', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch();
    // Throws at the render of a label that only this panel has.
    const body = (await response.text()).replace(
      /(["'`])This month\1/,
      '(() => { throw Error("It was broken by a test.") })()',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${PRODUCT}#analytics`);
  const alert = page.locator('#analytics').getByRole('alert');
  await expect(alert).toContainText('It was broken by a test.');
  const shop = await openTab(page, 'tuckshop');
  await button(shop, 'Add one Samosa').click();
  await expect(shop.getByText('3 × Samosa')).toBeVisible();
  await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  for (const [feature, max] of Object.entries(MAX_HEIGHT))
    test(`${feature} fits in ${max} px, and prints its fold once it is open`, async ({ page }) => {
      const panel = await openLive(page, feature as keyof typeof MAX_HEIGHT);
      const { height = Number.NaN } = (await panel.locator('[data-panel]').boundingBox()) ?? {};
      // The delivered sample has one waiting order; this one has more.
      const rest = await panel
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Hand over' }) })
        .evaluateAll((all) => all.slice(1).reduce((sum, row) => sum + row.getBoundingClientRect().height, 0));
      expect(height - rest, 'Fold details with FoldedCell (controls/controls.tsx).').toBeLessThanOrEqual(max);
      const folds = panel.locator('details:has(> summary :is(h4, h5))');
      await expect(folds).toHaveCount(1);
      for (const fold of await folds.all())
        await expect(fold.locator('table, figure, svg').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(folds, 'A closed fold would be an empty line on paper.').toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await folds.locator('summary').first().click();
      await page.emulateMedia({ media: 'print' });
      await expect(folds.locator('table, svg').first()).toBeVisible();
    });
});
