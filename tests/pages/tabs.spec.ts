/** The features of the product page as tabs: the ARIA pattern, the address, layout shifts and loading. */
import { expect, type Page } from '@playwright/test';
import type { TabId } from '../../src/content/features.ts';
import { lastScan, openTab, payButton, receipt, scanDoorButton, waitForPanel } from './demo-support.ts';
import { blockFonts, readShifts, watchShifts } from './shifts.ts';
import { FEATURES, holdRequests, LAPTOP, messmate, PRODUCT, scrollToEnd, waitForTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const [firstFeature, ...laterFeatures] = FEATURES as [TabId, ...TabId[]];
const lastFeature = laterFeatures.at(-1) ?? firstFeature;
const tab = (page: Page, feature: TabId) =>
  page.getByRole('tab', { name: messmate.features.tabs[feature].tab });

/** Expects one tab to be selected and reachable by the Tab key, and only its panel to be shown. */
async function expectSelected(page: Page, selected: TabId): Promise<void> {
  const id = `tab-${selected}`;
  await expect(page.getByRole('tab', { selected: true })).toHaveId(id);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveId(id);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveId(selected);
}

test('follows the ARIA pattern, and puts the selected tab into the address', async ({ page, context }) => {
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
    ['ArrowRight', firstFeature],
    ['ArrowLeft', lastFeature],
    ['Home', firstFeature],
    ['End', lastFeature],
    // Keys with a modifier belong to the browser: Alt with an arrow goes back.
    ['Control+ArrowRight', lastFeature],
    ['Shift+End', lastFeature],
    ['Meta+ArrowRight', lastFeature],
    ['Alt+ArrowLeft', lastFeature],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `expected ${key} to lead to ${to}`).toBeFocused();
    await expectSelected(page, to);
    const { heading, text } = messmate.features.tabs[to];
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText(text);
  }
  const readScroll = () => page.evaluate(() => scrollY);
  const beforeSpace = await readScroll();
  await page.keyboard.press('Space');
  await expectSelected(page, lastFeature);
  expect(await readScroll(), 'expected no scroll by Space').toBe(beforeSpace);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const [key, to] of [
    ['ArrowRight', FEATURES.at(-2) ?? firstFeature],
    ['ArrowLeft', lastFeature],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `expected ${key} to lead to ${to} in a right-to-left page`).toBeFocused();
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, lastFeature)).toBeFocused();

  const opened = context.waitForEvent('page');
  await tab(page, 'attendance').click({ modifiers: ['ControlOrMeta'] });
  const newPage = await opened;
  await expect(newPage).toHaveURL(`${PRODUCT}#attendance`);
  await newPage.close();
  await expectSelected(page, lastFeature);

  const beforeClick = await readScroll();
  await tab(page, 'analytics').click();
  await expect(page).toHaveURL(`${PRODUCT}#analytics`);
  expect(await readScroll(), 'expected no scroll by a click').toBe(beforeClick);
  await page.reload();
  await waitForTabs(page);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => location.assign('#tuckshop'));
  await expectSelected(page, 'tuckshop');
});

const scrollUp = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'smooth' }));
const isAtTop = () => scrollY === 0;
const isAtEnd = () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [360, 1920])
  test(`loads the tabs without shifting the page or changing its height (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await blockFonts(page);
    await watchShifts(page);
    const question = messmate.questions.list.find(({ group }) => !group)?.id ?? '';
    const heights = new Set<number>();
    for (const [how, address, scroll, isThere] of [
      ['up from a later question', `${PRODUCT}#${question}`, () => scrollUp(page), isAtTop],
      ['by the End key', PRODUCT, () => page.keyboard.press('End'), isAtEnd],
      ['fast', PRODUCT, () => scrollToEnd(page, 900), isAtEnd],
    ] as const) {
      const release = await holdRequests(page, '**/_astro/*.js');
      await page.goto('about:blank');
      await page.goto(address);
      const shiftsBefore = (await readShifts(page)).length;
      heights.add(await readHeight(page));
      await expectSelected(page, 'attendance');
      release();
      await scroll();
      // An unfinished smooth scroll could undo the next scroll, to the tabs.
      await expect.poll(() => page.evaluate(isThere), `expected the whole scroll, ${how}`).toBe(true);
      await page.locator('#messmate').scrollIntoViewIfNeeded();
      await expect(page.locator('#messmate'), `expected the tabs in view, scrolled ${how}`).toBeInViewport();
      await waitForPanel(page, 'attendance');
      heights.add(await readHeight(page));
      expect((await readShifts(page)).slice(shiftsBefore), `expected no shift, scrolled ${how}`).toEqual([]);
      expect([...heights], `expected one height, scrolled ${how}`).toHaveLength(1);
    }
  });

test('carries out presses made before the code has loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto(`${PRODUCT}#attendance`);
  await scanDoorButton(page.getByRole('tabpanel')).click();
  await tab(page, 'tuckshop').click();
  const shop = page.locator('#tuckshop');
  await payButton(shop).click();
  release();
  await waitForPanel(page, 'tuckshop');
  await expect(receipt(shop), 'expected the order to be paid').toBeVisible();
  await expect(lastScan(await openTab(page, 'attendance'))).toBeVisible();
});

test('renders the select elements of a panel only once its tab has been selected', async ({ page }) => {
  await page.goto(`${PRODUCT}#attendance`);
  await waitForPanel(page, 'attendance');
  // Hydrates all panels, as a visitor's first action does.
  await page.evaluate(() => document.dispatchEvent(new Event('demo-used')));
  const selects = page.locator('#analytics select');
  await expect(page.locator('#analytics [data-ready]')).toBeAttached();
  // React renders after the next paint.
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))));
  await expect(selects, 'expected no select element: see Select in controls.tsx').toHaveCount(0);
  await tab(page, 'analytics').click();
  await expect(selects.last()).toBeVisible();
});

test('selects the tab of the panel that contains the element named in the address', async ({ page }) => {
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
  test(`opens #${feature} without a shift, and loads the code of other panels later`, async ({ page }) => {
    const requestedPanels = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/(\w+)Panel\.[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) requestedPanels.add(name.toLowerCase());
    });
    const release = await holdRequests(page, '**/*Panel.*.js');
    await blockFonts(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(tab(page, feature)).toBeInViewport();
    await expectSelected(page, feature);
    const heading = page.getByRole('heading', { name: messmate.features.tabs[feature].heading });
    await expect(heading).toBeInViewport();
    await expect.poll(() => [...requestedPanels], 'expected one panel’s code').toEqual([feature]);
    release();
    await waitForPanel(page, feature);
    expect(await readShifts(page)).toEqual([]);
    for (const other of FEATURES) await openTab(page, other);
  });
