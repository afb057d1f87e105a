/** Pages without script (tests/site/texts-and-links.test.ts tests their texts), and the year, which a script updates. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { findSmallTexts } from './demo-analytics-support.ts';
import {
  content,
  FEATURES,
  LAPTOP,
  mainNavigation,
  menuToggle,
  messmate,
  PAGES,
  PHONE,
  PRODUCT,
} from './support.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: LAPTOP });

const PAGES_WITH_BUTTONS = PAGES.filter(({ file }) =>
  /<main.*<button.*<\/main>/s.test(readFileSync(file, 'utf8')),
);

test('hides buttons, which would do nothing without script', async ({ page }) => {
  expect(PAGES_WITH_BUTTONS, 'expected pages with buttons in the HTML: adapt the pattern').not.toEqual([]);
  for (const { route } of PAGES_WITH_BUTTONS) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), `expected ${route} to be visible`).toBeVisible();
    await expect(mainNavigation(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
    const why = `expected no button on ${route}: hide it without script, or make it a link`;
    await expect(main.getByRole('button'), why).toHaveCount(0);
  }
});

test('shows all panels of the demo, each with its text, drawing and figures', async ({ page }) => {
  await page.goto(PRODUCT);
  for (const id of FEATURES) {
    const panel = page.locator(`#${id}`);
    const { text } = messmate.features.tabs[id];
    await expect(panel.getByText(text), `expected #${id} to be visible`).toBeVisible();
    const drawing = panel.locator('svg').filter({ visible: true }).first();
    await expect(drawing, `expected the drawing of #${id}`).toBeVisible();
    expect(await panel.innerText(), `expected figures in #${id}`).toMatch(/\d{2}/);
  }
});

test('draws charts with axes, legible labels at two widths, and stripes on paper', async ({ page }) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const shop = page.locator('#tuckshop');
  await shop
    .locator('summary')
    .filter({ hasText: /^Sales by hour/ })
    .click();
  for (const tick of ['₹0', '₹500', '₹1,000', '₹1,500', '₹2,000'])
    await expect(shop.getByText(tick, { exact: true }), `expected a tick at ${tick}`).toBeVisible();
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await findSmallTexts(main), `expected labels of 12 px or more at ${width} px`).toEqual([]);
  }

  await page.emulateMedia({ media: 'print' });
  const bars = page.locator('#analytics').getByRole('img').first().locator('path');
  const masks = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).maskImage));
  expect(masks.join(), 'expected stripes in the bar of today').toMatch(/repeating-linear-gradient/);
});

test('opens the menu on a phone by its toggle, and closes it by toggle, Escape and link', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
  await expect(link).toBeHidden();
  for (const close of [() => menuToggle(page).click(), () => page.keyboard.press('Escape')]) {
    await menuToggle(page).click();
    await expect(link, 'expected the toggle to open the menu').toBeVisible();
    await close();
    await expect(link, 'expected the menu to close').toBeHidden();
  }
  await expect(menuToggle(page), 'expected the focus on the toggle').toBeFocused();
  await menuToggle(page).click();
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(link, 'expected a closed menu on the next page').toBeHidden();
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true, needsOwnContext: true });

  test('updates the copyright year on 1 January, but not to a year before the build', async ({ page }) => {
    const readYear = async () => {
      const line = await page.getByRole('contentinfo').getByText('©').innerText();
      expect(line).toContain(content.company.name);
      return Number(/\d{4}/.exec(line)?.[0]);
    };
    const openAt = async (now: Date) => {
      await page.clock.setFixedTime(now);
      await page.goto('/');
      return readYear();
    };
    const why = 'expected the new year: see src/site/layouts/page-script.ts';
    expect(await openAt(new Date(2031, 0, 1, 0, 0, 1)), why).toBe(2031);
    await page.clock.setFixedTime(new Date(2032, 0, 1, 9));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await readYear(), 'expected an open tab to update on focus').toBe(2032);
    const yearOfWrongClock = await openAt(new Date(2015, 5, 1));
    expect(yearOfWrongClock, 'expected the year of the build').toBeGreaterThan(2025);
  });
});
