/** The features of the product page as tabs: the ARIA pattern, the address, and what it costs. */
import { expect, type Page } from '@playwright/test';
import { clock, clockBar, clockOf, liveOf, meals } from './demo-support.ts';
import { shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { DESK, demo, FEATURES, hold, messmate, PRODUCT, scrollThrough, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

type Feature = (typeof FEATURES)[number];

const nameOf = (feature: Feature) => messmate.features.tabs[feature].tab;
const tab = (page: Page, feature: Feature) => page.getByRole('tab', { name: nameOf(feature) });

/** Expects one tab to be selected and to be the one stop for Tab, and its panel alone to be shown. */
async function expectSelected(page: Page, selected: Feature): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveId(`tab-${selected}`);
  await expect(page.locator('[role=tab][tabindex="0"]'), 'One tab is a stop for Tab.').toHaveId(
    `tab-${selected}`,
  );
  await expect(page.getByRole('tabpanel'), 'Only the chosen panel is shown.').toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveId(selected);
}

test('follow the ARIA pattern by keyboard and by a press, and the address keeps the choice', async ({
  page,
  context,
}) => {
  await page.goto(PRODUCT);
  await wakeTabs(page);
  await expectSelected(page, 'attendance');
  for (const feature of FEATURES) {
    await expect(tab(page, feature)).toHaveAttribute('aria-controls', feature);
    const panel = page.getByRole('tabpanel', { name: nameOf(feature), includeHidden: true });
    await expect(panel, 'A panel is named by its tab.').toHaveId(feature);
  }
  await tab(page, 'attendance').focus();
  for (const [key, to] of [
    ['ArrowRight', 'analytics'],
    ['ArrowRight', 'tuckshop'],
    ['ArrowRight', 'attendance'],
    ['ArrowLeft', 'tuckshop'],
    ['ArrowLeft', 'analytics'],
    ['Home', 'attendance'],
    ['End', 'tuckshop'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `${key} has to come to ${to}.`).toBeFocused();
    await expectSelected(page, to);
    const { heading, text } = messmate.features.tabs[to];
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: heading }), 'A panel shows its claim.').toBeVisible();
    await expect(panel).toContainText(text);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel'), 'Tab goes from the tab to its panel.').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'tuckshop'), 'And back to the chosen tab.').toBeFocused();

  for (const keys of ['Control+ArrowRight', 'Shift+End', 'Meta+ArrowRight']) {
    await page.keyboard.press(keys);
    await expect(tab(page, 'tuckshop'), `${keys} is no choice of a tab.`).toBeFocused();
  }
  // Headless Chromium has no menu for the browser's own way back: what counts is that the page does not take the key.
  const isLeft = await tab(page, 'tuckshop').evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft, 'Alt+Left is the browser’s way back: the tabs may not take it.').toBe(true);
  const opened = context.waitForEvent('page');
  await tab(page, 'attendance').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other, 'Ctrl opens the feature in a tab of its own.').toHaveURL(`${PRODUCT}#attendance`);
  await other.close();
  await expectSelected(page, 'tuckshop');

  const top = await page.evaluate(() => scrollY);
  await tab(page, 'analytics').click();
  await expectSelected(page, 'analytics');
  await expect(page).toHaveURL(`${PRODUCT}#analytics`);
  expect(await page.evaluate(() => scrollY), 'Choosing a tab must not scroll the page.').toBe(top);
  await page.reload();
  await wakeTabs(page);
  await expectSelected(page, 'analytics');
  await page.evaluate(() => location.assign('#tuckshop'));
  await expectSelected(page, 'tuckshop');
});

/** How long the page is, in pixels. */
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [width, height] of [
  [360, 740],
  [1366, 768],
  [1920, 1080],
] as const)
  test(`the page keeps its length and what is read its place, however one comes to the tabs (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutFamily(page);
    await watchShifts(page);
    const question = messmate.questions.list.find(({ group }) => !group)?.id ?? '';
    const ways: Record<string, [address: string, go: () => Promise<unknown>]> = {
      'from the top': [PRODUCT, () => scrollThrough(page)],
      'by an address, and back': [
        `${PRODUCT}#${question}`,
        () => page.evaluate(() => scrollTo({ top: 0, behavior: 'smooth' })),
      ],
      'by End': [PRODUCT, () => page.keyboard.press('End')],
      fast: [PRODUCT, () => scrollThrough(page, 900)],
    };
    const lengths: Record<string, number[]> = {};
    for (const [way, [address, go]] of Object.entries(ways)) {
      const letGo = await hold(page, '**/_astro/*.js');
      await page.goto('about:blank');
      await page.goto(address);
      const [first, before] = [await lengthOf(page), (await shiftsOf(page)).length];
      await expectSelected(page, 'attendance');
      letGo();
      await go();
      await page.locator('#messmate').scrollIntoViewIfNeeded();
      await liveOf(page, 'attendance');
      lengths[way] = [first, await lengthOf(page)];
      expect((await shiftsOf(page)).slice(before), `What is read may not move (${way}).`).toEqual([]);
    }
    const [whole] = Object.values(lengths).flat();
    expect(lengths, 'From the first paint to the end the page has one length.').toEqual(
      Object.fromEntries(Object.keys(ways).map((way) => [way, [whole, whole]])),
    );
  });

test('a press before the code has come is carried out when it is there', async ({ page }) => {
  const letGo = await hold(page, '**/_astro/*.js');
  await page.goto(`${PRODUCT}#attendance`);
  const panel = page.getByRole('tabpanel');
  const scan = panel.getByRole('button', { name: demo.attendance.student.scan, exact: true });
  await scan.click();
  await tab(page, 'tuckshop').click();
  const shop = page.getByRole('tabpanel');
  await clockBar(shop).getByRole('combobox', { name: clock.jump }).selectOption(meals.dinner.name);
  letGo();
  await liveOf(page, 'tuckshop');
  // The scan takes a second of the day, before or after.
  const late = async () => (await clockOf(shop)) - meals.dinner.opens * 60;
  await expect.poll(late, 'What was chosen has to be gone to.').toBeGreaterThanOrEqual(0);
  expect(await late()).toBeLessThanOrEqual(1);
  await tab(page, 'attendance').click();
  await liveOf(page, 'attendance');
  await expect(panel, 'The scan that was asked for has to be made.').toContainText('0 → 1');
});

test('what is found in a hidden panel opens it', async ({ page }) => {
  await page.goto(PRODUCT);
  await expectSelected(page, 'attendance');
  await page.evaluate(() => {
    const found = document.querySelector('#tuckshop h4') as Element;
    found.id = 'found';
    location.hash = '#found';
  });
  await expectSelected(page, 'tuckshop');
  await expect(page.locator('#found')).toBeInViewport();
});

test('open where a browser cannot look into what is hidden', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  await page.goto(`${PRODUCT}#tuckshop`);
  await expectSelected(page, 'tuckshop');
  await page.evaluate(() => location.assign('#analytics'));
  await expectSelected(page, 'analytics');
  await expect(page.getByRole('tabpanel'), 'And it comes into view.').toBeInViewport();
});

for (const feature of FEATURES)
  test(`#${feature} opens in view and without a shift, its code first`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(\w+)Panel\.[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) asked.push(name.toLowerCase());
    });
    const letGo = await hold(page, '**/*Panel.*.js');
    await withoutFamily(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(tab(page, feature)).toBeInViewport();
    await expectSelected(page, feature);
    const heading = page.getByRole('heading', { name: messmate.features.tabs[feature].heading });
    await expect(heading, 'The panel that was asked for is in view.').toBeInViewport();
    await expect.poll(() => asked, 'What was asked for comes.').toContain(feature);
    expect([...new Set(asked)], 'What nobody has asked for has to wait.').toEqual([feature]);
    letGo();
    await liveOf(page, feature);
    await expect.poll(() => new Set(asked).size, 'The others come in a quiet moment.').toBe(FEATURES.length);
    expect(await shiftsOf(page), 'Opening by an address must not shift what is seen.').toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('of two rows of tabs both are in sight above the panel that was asked for', async ({ page }) => {
    await page.route(`**${PRODUCT}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /<a id="tab-tuckshop".*?<\/a>/s,
        (last) => last + last.replace(/ id="[^"]+"/, ''),
      );
      expect(body, 'There is no tab to double.').not.toBe(html);
      await route.fulfill({ response, body });
    });
    await page.goto(`${PRODUCT}#attendance`);
    const first = await page.locator('#tab-attendance').boundingBox();
    const last = await page.locator('#tab-tuckshop + a').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(last?.y, 'Four tabs take two rows.').toBeGreaterThan(first?.y ?? Number.NaN);
    expect(
      first?.y,
      'The header covers a row: see the scroll margin in FeatureTabs.module.css.',
    ).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Number.NaN) - 1);
  });
});
