/** The live demo: its loading, the hostel that its panels share, and errors in a panel. */
import { expect } from '@playwright/test';
import { LIMITS } from '../../src/publish/build/limits.ts';
import { mealSlider, parseNumbers, unfold } from './demo-analytics-support.ts';
import {
  button,
  DEVICES,
  openAtLunch,
  openPanel,
  openTab,
  payButton,
  readTabTexts,
  scanDoorButton,
  serveButton,
  waitForPanel,
} from './demo-support.ts';
import { readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { boxOf, FEATURES, isReact, LAPTOP, PHONE, PRODUCT, recordErrors, scrollToEnd } from './support.ts';
import { test } from './test.ts';

/** The largest height of a panel on a phone before the visitor unfolds anything, in pixels. */
const MAX_HEIGHT = { analytics: 1300, tuckshop: 2100 };

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

for (const [device, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP }))
  test(`hydrates all panels without a shift, within the limit of bytes (${device})`, async ({ page }) => {
    const reactChecks: Promise<boolean>[] = [];
    page.on('response', (response) => reactChecks.push(isReact(response)));
    const errors = recordErrors(page);
    const hasReact = async () => (await Promise.all(reactChecks)).includes(true);
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    expect(await hasReact(), 'expected no request for React until the tabs are near').toBe(false);
    await scrollToEnd(page);
    await waitForPanel(page, 'attendance');
    expect(await hasReact(), 'expected a script with React: adapt isReact in support.ts').toBe(true);
    expect(await readShifts(page)).toEqual([]);
    for (const feature of FEATURES) {
      const panel = await openTab(page, feature);
      const classesWithoutRule = await panel.evaluate((element) => {
        const rules = [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          .join(' ');
        const used = [...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
        return [...new Set(used)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules));
      });
      expect(classesWithoutRule, 'expected a rule for each: see LATE_STYLES in astro.config.ts').toEqual([]);
    }
    expect(errors, 'expected React to render what the HTML has: docs/decisions/live-demo.md').toEqual([]);
    await scrollToEnd(page, 200);
    expect(await readShifts(page)).toEqual([]);

    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
    );
    const totalBytes = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = fetched.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    console.log(`React and the live demo: ${totalBytes} of ${LIMITS.script} bytes, compressed with brotli.`);
    const why = `expected fewer bytes: load code on a press, or remove some: ${list}`;
    expect(totalBytes, why).toBeLessThanOrEqual(LIMITS.script);
    expect(totalBytes, 'expected scripts: adapt the pattern of fetched files').toBeGreaterThan(50_000);
  });

test('shows a scan and an order in the analytics panel, and prints it when hidden', async ({ page }) => {
  await openAtLunch(page);
  const attendance = await openTab(page, 'attendance');
  await scanDoorButton(attendance).click();
  const readTab = async () => (await readTabTexts(page))[0];
  await expect.poll(readTab, 'expected the scan in the tab').toContain('1');

  const analytics = await openTab(page, 'analytics');
  const today = /^Lunch, [^:]+: 1 eaten so far of \d+\s±\s\d+ expected$/;
  await expect(mealSlider(analytics, 'Lunch')).toHaveAttribute('aria-valuetext', today);
  await unfold(analytics, 'Monthly financial report');
  const amount = analytics.getByRole('row', { name: 'Takings' }).first().getByRole('cell').first();
  const readTakings = async () => parseNumbers(await amount.innerText())[0] ?? Number.NaN;
  const takingsBefore = await readTakings();
  const tuckshop = await openTab(page, 'tuckshop');
  await button(tuckshop, 'Add one Samosa').click();
  const [price = Number.NaN] = parseNumbers(await payButton(tuckshop).innerText());
  await payButton(tuckshop).click();
  await expect(tuckshop).toContainText('Pick-up code');
  await openTab(page, 'analytics');
  await expect.poll(readTakings, 'expected the order in the report').toBe(takingsBefore + price);

  await openTab(page, 'attendance');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(analytics.getByText('Cost of a plate'), 'expected the hidden panel on paper').toBeVisible();
  await expect(serveButton(page), 'expected no control on paper').toBeHidden();
});

test('shows an error in a panel that fails to render, and keeps other panels working', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch();
    // Puts code that throws in place of a label that only the analytics panel renders.
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
  test.use(DEVICES.phone);

  for (const [feature, max] of Object.entries(MAX_HEIGHT))
    test(`fits ${feature} in ${max} px, and prints its details only if unfolded`, async ({ page }) => {
      const panel = await openPanel(page, feature as keyof typeof MAX_HEIGHT);
      const { height } = await boxOf(panel.locator('[data-root]'));
      // The limit is for one order to hand over, as in the delivered sample.
      const otherOrdersHeight = await panel
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Hand over' }) })
        .evaluateAll((all) => all.slice(1).reduce((sum, row) => sum + row.getBoundingClientRect().height, 0));
      const why = 'expected a shorter panel: fold details with CollapsibleBox (controls/controls.tsx)';
      expect(height - otherOrdersHeight, why).toBeLessThanOrEqual(max);
      const fold = panel.locator('details:has(> summary :is(h4, h5))');
      await expect(fold).toHaveCount(1);
      await expect(fold.locator('table, figure, svg').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(fold, 'expected no folded part on paper').toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await fold.locator('summary').first().click();
      await page.emulateMedia({ media: 'print' });
      await expect(fold.locator('table, svg').first()).toBeVisible();
    });
});
