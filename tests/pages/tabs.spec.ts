/** The three features of the product page as tabs: the ARIA pattern, the address, and what it costs. */
import { expect, type Page } from '@playwright/test';
import { afterFamily, shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { DESK, FEATURES, messmate, PHONE, PRODUCT, wakeTabs } from './support.ts';
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
  for (const feature of FEATURES) {
    const is = feature === selected;
    await expect(tab(page, feature), `${selected} is chosen.`).toHaveAttribute('aria-selected', String(is));
    await expect(tab(page, feature), 'One tab is a stop for Tab, the others are not.').toHaveAttribute(
      'tabindex',
      is ? '0' : '-1',
    );
    const panel = page.locator(`#${feature}`);
    const { heading, text } = messmate.features.tabs[feature];
    if (is) {
      await expect(panel.getByRole('heading', { name: heading }), 'A panel shows its claim.').toBeVisible();
      await expect(panel).toContainText(text);
      await expect(
        panel.getByRole('img').or(panel.getByRole('listbox')).first(),
        'A panel shows its drawing, or its live charts.',
      ).toBeVisible();
      expect(await panel.innerText(), 'A panel shows its figures.').toMatch(/\d{2}/);
    } else await expect(panel, 'Only the chosen panel is shown.').toBeHidden();
  }
}

test('follow the ARIA pattern: roles, names, one stop, arrows, Home and End', async ({ page }) => {
  await page.goto(PRODUCT);
  await wakeTabs(page);
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expectSelected(page, 'attendance');
  for (const feature of FEATURES) {
    await expect(tab(page, feature)).toHaveAttribute('aria-controls', feature);
    await expect(page.locator(`#${feature}`)).toHaveAttribute('role', 'tabpanel');
    const label = await page.locator(`#${feature}`).getAttribute('aria-labelledby');
    expect(label, 'A panel is named by its tab.').toBe(await tab(page, feature).getAttribute('id'));
  }
  await tab(page, 'attendance').focus();
  const steps = [
    ['ArrowRight', 'analytics'],
    ['ArrowRight', 'tuckshop'],
    ['ArrowRight', 'attendance'],
    ['ArrowLeft', 'tuckshop'],
    ['ArrowLeft', 'analytics'],
    ['Home', 'attendance'],
    ['End', 'tuckshop'],
  ] as const;
  for (const [key, to] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, to), `${key} has to come to ${to}.`).toBeFocused();
    await expectSelected(page, to);
  }
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel', { name: NAMES.tuckshop }),
    'Tab goes from the tab to its panel.',
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'tuckshop'), 'And back to the chosen tab.').toBeFocused();
});

test('open by a press, and the address keeps the choice', async ({ page }) => {
  await page.goto(PRODUCT);
  await wakeTabs(page);
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

for (const feature of FEATURES) {
  test(`#${feature} opens ${NAMES[feature]}, in view and without a shift`, async ({ page }) => {
    await withoutFamily(page);
    await watchShifts(page);
    await page.goto(`${PRODUCT}#${feature}`);
    await expect(
      tab(page, feature),
      `#${feature} brings the tabs into view, which wakes them.`,
    ).toBeInViewport();
    await expectSelected(page, feature);
    const heading = page.getByRole('heading', { name: messmate.features.tabs[feature].heading });
    await expect(heading, 'The panel that was asked for is in view.').toBeInViewport();
    expect(await shiftsOf(page), 'Opening by an address must not shift what is seen.').toEqual([]);
  });
}

test('open the first where nobody has stopped to read another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.goto(PRODUCT);
  await afterFamily(page);
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
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

test('leave to the browser what is pressed with a modifier', async ({ page, context }) => {
  await page.goto('/products');
  await page.goto(PRODUCT);
  await wakeTabs(page);
  await tab(page, 'attendance').focus();
  for (const keys of ['Control+ArrowRight', 'Shift+End', 'Meta+ArrowRight']) {
    await page.keyboard.press(keys);
    await expect(tab(page, 'attendance'), `${keys} is no choice of a tab.`).toBeFocused();
  }
  const opened = context.waitForEvent('page');
  await tab(page, 'tuckshop').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other, 'Ctrl opens the feature in a tab of its own.').toHaveURL(`${PRODUCT}#tuckshop`);
  await other.close();
  await expect(tab(page, 'attendance'), 'This page stays as it is.').toHaveAttribute('aria-selected', 'true');
  // Headless Chromium has no menu for the browser's own way back: what counts is that the page does not take the key.
  const isLeft = await tab(page, 'attendance').evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft, 'Alt+Left is the browser’s way back: the tabs may not take it.').toBe(true);
});
