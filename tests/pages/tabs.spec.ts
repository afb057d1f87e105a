/** The features of the product page as tabs: the ARIA pattern, the address, and what it costs. */
import { expect, type Page } from '@playwright/test';
import { liveOf, openTab, payButton, receipt, scanButton } from './demo-support.ts';
import { shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { DESK, FEATURES, hold, messmate, PRODUCT, scrollThrough, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

type Feature = (typeof FEATURES)[number];

const [first, ...others] = FEATURES as [Feature, ...Feature[]];
const last = others.at(-1) ?? first;
const nameOf = (feature: Feature) => messmate.features.tabs[feature].tab;
const tab = (page: Page, feature: Feature) => page.getByRole('tab', { name: nameOf(feature) });

/** Expects one tab to be selected and alone in the tab order, and only its panel to be shown. */
async function expectSelected(page: Page, selected: Feature): Promise<void> {
  const id = `tab-${selected}`;
  await expect(page.getByRole('tab', { selected: true })).toHaveId(id);
  await expect(page.locator('[role=tab][tabindex="0"]'), 'One tab is a stop for Tab.').toHaveId(id);
  await expect(page.getByRole('tabpanel'), 'Only the chosen panel is shown.').toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveId(selected);
}

test('tabs follow the ARIA pattern, and the address keeps the choice', async ({ page, context }) => {
  await page.goto(PRODUCT);
  await wakeTabs(page);
  await expectSelected(page, 'attendance');
  for (const feature of FEATURES) {
    await expect(tab(page, feature)).toHaveAttribute('aria-controls', feature);
    await expect(page.locator(`#${feature}`), 'Its tab has said its name.').toHaveRole('tabpanel');
  }
  await tab(page, 'attendance').focus();
  for (const [key, to] of [
    ...others.map((other) => ['ArrowRight', other] as const),
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
    await expect(tab(page, to), `${key} has to come to ${to}.`).toBeFocused();
    await expectSelected(page, to);
    const { heading, text } = messmate.features.tabs[to];
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: heading }), 'A panel shows its claim.').toBeVisible();
    await expect(panel).toContainText(text);
  }
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expectSelected(page, last);
  expect(await page.evaluate(() => scrollY), 'Space presses a tab and scrolls nothing.').toBe(scrolled);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const [key, to] of [
    ['ArrowRight', FEATURES.at(-2) ?? first],
    ['ArrowLeft', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `From right to left, ${key} has to come to ${to}.`).toBeFocused();
  }
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel').locator(':focus'),
    'Tab goes from the tab to the first control of its panel.',
  ).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, last), 'And back to the chosen tab.').toBeFocused();

  const opened = context.waitForEvent('page');
  await tab(page, 'attendance').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other, 'Ctrl opens the feature in a tab of its own.').toHaveURL(`${PRODUCT}#attendance`);
  await other.close();
  await expectSelected(page, last);

  const top = await page.evaluate(() => scrollY);
  await tab(page, 'analytics').click();
  await expect(page).toHaveURL(`${PRODUCT}#analytics`);
  expect(await page.evaluate(() => scrollY), 'Choosing a tab must not scroll the page.').toBe(top);
  await page.reload();
  await wakeTabs(page);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => location.assign('#tuckshop'));
  await expectSelected(page, 'tuckshop');
});

const up = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'smooth' }));
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [360, 1920])
  test(`however a visitor reaches the tabs, nothing moves or grows (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await withoutFamily(page);
    await watchShifts(page);
    const question = messmate.questions.list.find(({ group }) => !group)?.id ?? '';
    const lengths = new Set<number>();
    for (const [way, address, go] of [
      ['by an address, and back', `${PRODUCT}#${question}`, () => up(page)],
      ['by End', PRODUCT, () => page.keyboard.press('End')],
      ['fast', PRODUCT, () => scrollThrough(page, 900)],
    ] as const) {
      const letGo = await hold(page, '**/_astro/*.js');
      await page.goto('about:blank');
      await page.goto(address);
      const before = (await shiftsOf(page)).length;
      lengths.add(await lengthOf(page));
      await expectSelected(page, 'attendance');
      letGo();
      await go();
      await page.locator('#messmate').scrollIntoViewIfNeeded();
      await liveOf(page, 'attendance');
      lengths.add(await lengthOf(page));
      expect((await shiftsOf(page)).slice(before), `What is read may not move (${way}).`).toEqual([]);
      expect([...lengths], `From the first paint to the end the page has one length (${way}).`).toHaveLength(
        1,
      );
    }
  });

test('a press before the code has loaded is carried out afterwards', async ({ page }) => {
  const letGo = await hold(page, '**/_astro/*.js');
  await page.goto(`${PRODUCT}#attendance`);
  await scanButton(page.getByRole('tabpanel')).click();
  await tab(page, 'tuckshop').click();
  const shop = page.locator('#tuckshop');
  await payButton(shop).click();
  letGo();
  await liveOf(page, 'tuckshop');
  await expect(receipt(shop), 'The order that was asked for must be paid.').toBeVisible();
  const counter = await openTab(page, 'attendance');
  await expect(
    counter.getByRole('region', { name: 'Your last scan' }),
    'The scan that was asked for must be made.',
  ).toBeVisible();
});

test('a hidden panel has no list to choose from, even once its code is there', async ({ page }) => {
  await page.goto(`${PRODUCT}#attendance`);
  await liveOf(page, 'attendance');
  await page.evaluate(() => document.dispatchEvent(new Event('demo-used')));
  const lists = page.locator('#analytics select');
  await expect(page.locator('#analytics [data-live]'), 'The other panels are for paper too.').toBeAttached();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn))));
  await expect(lists, 'Chromium would lay the panel out: see Select in controls.tsx.').toHaveCount(0);
  await tab(page, 'analytics').click();
  await expect(lists.last()).toBeVisible();
});

test('what is found in a hidden panel opens it', async ({ page }) => {
  await page.goto(`${PRODUCT}#analytics`);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => {
    const found = document.querySelector('#tuckshop h4') as Element;
    found.id = 'found';
    location.hash = '#found';
  });
  await expectSelected(page, 'tuckshop');
  await expect(page.locator('#found'), 'And it comes into view.').toBeInViewport();
});

for (const feature of FEATURES)
  test(`#${feature} opens in view and without a shift, its code first`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/(\w+)Panel\.[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) asked.add(name.toLowerCase());
    });
    const letGo = await hold(page, '**/*Panel.*.js');
    await withoutFamily(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(tab(page, feature)).toBeInViewport();
    await expectSelected(page, feature);
    const heading = page.getByRole('heading', { name: messmate.features.tabs[feature].heading });
    await expect(heading, 'The panel that was asked for is in view.').toBeInViewport();
    const why = 'Requested code comes; other code has to wait.';
    await expect.poll(() => [...asked], why).toEqual([feature]);
    letGo();
    await liveOf(page, feature);
    expect(await shiftsOf(page), 'Opening by an address must not shift what is seen.').toEqual([]);
    for (const other of FEATURES) await openTab(page, other);
  });
