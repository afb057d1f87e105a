/** The features of the product page as tabs: the ARIA pattern, the address, and what it costs. */
import { expect, type Page } from '@playwright/test';
import { liveOf } from './demo-support.ts';
import { afterFamily, shiftsOf, watchShifts } from './shifts.ts';
import { DESK, FEATURES, hold, messmate, PHONE, PRODUCT, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const NAMES = {
  attendance: 'QR Attendance',
  analytics: 'Mess Analytics',
  tuckshop: 'Digital Tuckshop',
} as const;
type Feature = (typeof FEATURES)[number];

const tab = (page: Page, feature: Feature) => page.getByRole('tab', { name: NAMES[feature] });

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
    const panel = page.getByRole('tabpanel', { name: NAMES[feature], includeHidden: true });
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

test('open the first where nobody has stopped to read another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await page.goto(PRODUCT);
  await afterFamily(page);
  const letGo = await hold(page, '**/_astro/*.js');
  const passing = page.evaluate(async () => {
    // The last panel fills the screen while somebody scrolls through it, down and up, and the tabs come.
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const panel = document.querySelector('#tuckshop') as HTMLElement;
    scrollBy({ top: panel.getBoundingClientRect().top + 200, behavior: 'instant' });
    for (let left = 30; left > 0; ) {
      scrollBy({ top: left % 2 ? 5 : -5, behavior: 'instant' });
      await nextFrame();
      if (document.querySelector('[role=tab]')) left--;
    }
    const wasChosen = document.querySelector('#tab-tuckshop')?.getAttribute('aria-selected');
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return wasChosen;
  });
  letGo();
  expect(await passing, 'A panel that only passes by is not chosen.').toBe('false');
  await expectSelected(page, 'attendance');
  await expect(page.getByRole('contentinfo'), 'What is read stays in view.').toBeInViewport();
  expect(await shiftsOf(page), 'What is read may not move.').toEqual([]);
});

test('open the panel that somebody reads', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, height: 640 });
  await page.goto(PRODUCT);
  await page.evaluate(() => {
    const top = document.querySelector('#tuckshop')?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top + 200, behavior: 'instant' });
  });
  await expectSelected(page, 'tuckshop');
});

test('open where a browser can make no style sheets, such as Safari before 16.4', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Reflect.set(window, 'CSSStyleSheet', () => {
      throw new TypeError('Illegal constructor');
    });
  });
  const letGo = await hold(page, '**/_astro/{hydrate,start}.*');
  await page.goto(`${PRODUCT}#tuckshop`);
  const shown = page.locator('#messmate > div > section').filter({ visible: true });
  await expect(shown, 'The panel that was asked for is alone before the tabs come.').toHaveId('tuckshop');
  await page.evaluate(() => location.assign('#analytics'));
  await expect(shown).toHaveId('analytics');
  letGo();
  await expectSelected(page, 'analytics');
  await expect(await liveOf(page, 'analytics')).toBeVisible();
  expect(faults).toEqual([]);
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
