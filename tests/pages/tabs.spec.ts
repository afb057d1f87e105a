/** The features of the product page as tabs: the ARIA pattern, the address, and what it costs. */
import { expect, type Page } from '@playwright/test';
import { openTab, payButton, receipt, scanButton, waitForPanel } from './demo-support.ts';
import { blockFonts, readShifts, watchShifts } from './shifts.ts';
import { FEATURES, holdResponses, LAPTOP, messmate, PRODUCT, scrollToEnd, waitForTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

type Feature = (typeof FEATURES)[number];

const [first, ...laterFeatures] = FEATURES as [Feature, ...Feature[]];
const last = laterFeatures.at(-1) ?? first;
const nameOf = (feature: Feature) => messmate.features.tabs[feature].tab;
const tab = (page: Page, feature: Feature) => page.getByRole('tab', { name: nameOf(feature) });

/** Expects one tab to be selected and a stop for Tab, and only its panel to be shown. */
async function expectSelected(page: Page, selected: Feature): Promise<void> {
  const id = `tab-${selected}`;
  await expect(page.getByRole('tab', { selected: true })).toHaveId(id);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveId(id);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveId(selected);
}

test('follows the ARIA pattern, and keeps the choice in the address', async ({ page, context }) => {
  await page.goto(PRODUCT);
  await waitForTabs(page);
  await expectSelected(page, 'attendance');
  for (const feature of FEATURES) {
    await expect(tab(page, feature)).toHaveAttribute('aria-controls', feature);
    await expect(page.locator(`#${feature}`)).toHaveRole('tabpanel');
  }
  await tab(page, 'attendance').focus();
  for (const [key, to] of [
    ...laterFeatures.map((other) => ['ArrowRight', other] as const),
    ['ArrowRight', first],
    ['ArrowLeft', last],
    ['Home', first],
    ['End', last],
    // These choose no tab; Alt with an arrow is the browser's Back.
    ['Control+ArrowRight', last],
    ['Shift+End', last],
    ['Meta+ArrowRight', last],
    ['Alt+ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `${key} must lead to ${to}.`).toBeFocused();
    await expectSelected(page, to);
    const { heading, text } = messmate.features.tabs[to];
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText(text);
  }
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expectSelected(page, last);
  expect(await page.evaluate(() => scrollY), 'Space must not scroll.').toBe(scrolled);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const [key, to] of [
    ['ArrowRight', FEATURES.at(-2) ?? first],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `From right to left, ${key} must lead to ${to}.`).toBeFocused();
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, last)).toBeFocused();

  const opened = context.waitForEvent('page');
  await tab(page, 'attendance').click({ modifiers: ['ControlOrMeta'] });
  const newPage = await opened;
  await expect(newPage).toHaveURL(`${PRODUCT}#attendance`);
  await newPage.close();
  await expectSelected(page, last);

  const top = await page.evaluate(() => scrollY);
  await tab(page, 'analytics').click();
  await expect(page).toHaveURL(`${PRODUCT}#analytics`);
  expect(await page.evaluate(() => scrollY), 'A choice must not scroll.').toBe(top);
  await page.reload();
  await waitForTabs(page);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => location.assign('#tuckshop'));
  await expectSelected(page, 'tuckshop');
});

const scrollUp = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'smooth' }));
const readLength = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [360, 1920])
  test(`moves nothing on the way to the tabs, and keeps the page's length (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await blockFonts(page);
    await watchShifts(page);
    const question = messmate.questions.list.find(({ group }) => !group)?.id ?? '';
    const lengths = new Set<number>();
    for (const [way, address, go] of [
      ['by an address, and back', `${PRODUCT}#${question}`, () => scrollUp(page)],
      ['by End', PRODUCT, () => page.keyboard.press('End')],
      ['fast', PRODUCT, () => scrollToEnd(page, 900)],
    ] as const) {
      const release = await holdResponses(page, '**/_astro/*.js');
      await page.goto('about:blank');
      await page.goto(address);
      const before = (await readShifts(page)).length;
      lengths.add(await readLength(page));
      await expectSelected(page, 'attendance');
      release();
      await go();
      await page.locator('#messmate').scrollIntoViewIfNeeded();
      await waitForPanel(page, 'attendance');
      lengths.add(await readLength(page));
      expect((await readShifts(page)).slice(before), way).toEqual([]);
      expect([...lengths], `The page's length must not change (${way}).`).toHaveLength(1);
    }
  });

test('carries out a press once the code has loaded', async ({ page }) => {
  const release = await holdResponses(page, '**/_astro/*.js');
  await page.goto(`${PRODUCT}#attendance`);
  await scanButton(page.getByRole('tabpanel')).click();
  await tab(page, 'tuckshop').click();
  const shop = page.locator('#tuckshop');
  await payButton(shop).click();
  release();
  await waitForPanel(page, 'tuckshop');
  await expect(receipt(shop), 'The order must be paid.').toBeVisible();
  const counter = await openTab(page, 'attendance');
  await expect(counter.getByRole('region', { name: 'Your last scan' })).toBeVisible();
});

test('renders no select in a hidden panel', async ({ page }) => {
  await page.goto(`${PRODUCT}#attendance`);
  await waitForPanel(page, 'attendance');
  await page.evaluate(() => document.dispatchEvent(new Event('demo-used')));
  const lists = page.locator('#analytics select');
  await expect(page.locator('#analytics [data-live]')).toBeAttached();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))));
  await expect(lists, 'Chromium would lay the panel out: see Select in controls.tsx.').toHaveCount(0);
  await tab(page, 'analytics').click();
  await expect(lists.last()).toBeVisible();
});

test('opens a hidden panel for an anchor in it', async ({ page }) => {
  await page.goto(`${PRODUCT}#analytics`);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => {
    (document.querySelector('#tuckshop h4') as Element).id = 'anchor';
    location.hash = '#anchor';
  });
  await expectSelected(page, 'tuckshop');
  await expect(page.locator('#anchor')).toBeInViewport();
});

for (const feature of FEATURES)
  test(`opens #${feature} in view without a shift, and loads its code first`, async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/(\w+)Panel\.[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) requested.add(name.toLowerCase());
    });
    const release = await holdResponses(page, '**/*Panel.*.js');
    await blockFonts(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(tab(page, feature)).toBeInViewport();
    await expectSelected(page, feature);
    const heading = page.getByRole('heading', { name: messmate.features.tabs[feature].heading });
    await expect(heading).toBeInViewport();
    await expect.poll(() => [...requested], 'Code of other panels must wait.').toEqual([feature]);
    release();
    await waitForPanel(page, feature);
    expect(await readShifts(page)).toEqual([]);
    for (const other of FEATURES) await openTab(page, other);
  });
