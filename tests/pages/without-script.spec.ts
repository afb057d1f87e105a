/** Every page works before any script runs. Its words and links are in tests/site/complete.test.ts. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { smallTexts } from './demo-analytics-support.ts';
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

const WITH_BUTTONS = PAGES.filter(({ file }) => /<main.*<button.*<\/main>/s.test(readFileSync(file, 'utf8')));

test('pages are shown without script, and without buttons that would do nothing', async ({ page }) => {
  expect(WITH_BUTTONS, 'No page has a button: fix this test.').not.toEqual([]);
  for (const { route } of WITH_BUTTONS) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), `${route} is not shown.`).toBeVisible();
    await expect(mainNavigation(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
    await expect(main.getByRole('button'), `${route}: hide it then, or make it a link.`).toHaveCount(0);
  }
});

test('all panels can be read without script, each with its figures', async ({ page }) => {
  await page.goto(PRODUCT);
  for (const id of FEATURES) {
    const panel = page.locator(`#${id}`);
    await expect(panel.getByText(messmate.features.tabs[id].text), `#${id} has to be shown.`).toBeVisible();
    if (id !== 'attendance')
      await expect(
        panel.locator('svg').filter({ visible: true }).first(),
        `#${id} needs its drawing.`,
      ).toBeVisible();
    expect(await panel.innerText(), `The drawing of #${id} needs figures.`).toMatch(/\d{2}/);
  }
});

test('charts of the product have axes and legible labels, at every width and on paper', async ({ page }) => {
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const shop = page.locator('#tuckshop');
  await shop
    .locator('summary')
    .filter({ hasText: /^Sales by hour/ })
    .click();
  for (const tick of ['₹0', '₹500', '₹1,000', '₹1,500', '₹2,000'])
    await expect(shop.getByText(tick, { exact: true }), `The sales have no mark at ${tick}.`).toBeVisible();
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await smallTexts(main), `At ${width} px these labels are smaller than 12 px.`).toEqual([]);
  }

  await page.emulateMedia({ media: 'print' });
  const masks = await page
    .locator('#analytics')
    .getByRole('img')
    .first()
    .locator('path')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).maskImage));
  expect(masks.join(), 'Without stripes today would look on paper like what is expected.').toMatch(
    /repeating-linear-gradient/,
  );
});

test('the menu on a phone opens and closes by its toggle and by Escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
  await expect(link).toBeHidden();
  for (const close of [() => menuToggle(page).click(), () => page.keyboard.press('Escape')]) {
    await menuToggle(page).click();
    await expect(link, 'The toggle has to open the menu without script.').toBeVisible();
    await close();
    await expect(link, 'The toggle and Escape have to close it.').toBeHidden();
  }
  await expect(menuToggle(page), 'Escape has to give the focus back to the toggle.').toBeFocused();
  await menuToggle(page).click();
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(link, 'On the next page the menu is closed.').toBeHidden();
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true, ownWindow: true });

  test('the year in the footer turns on 1 January without a new build, and never back', async ({ page }) => {
    const shown = async () => {
      const line = await page.getByRole('contentinfo').getByText('©').innerText();
      expect(line).toContain(content.company.name);
      return Number(/\d{4}/.exec(line)?.[0]);
    };
    const year = async (now: Date) => {
      await page.clock.setFixedTime(now);
      await page.goto('/');
      return shown();
    };
    expect(await year(new Date(2031, 0, 1, 0, 0, 1)), 'See src/site/layouts/page-script.ts.').toBe(2031);
    await page.clock.setFixedTime(new Date(2032, 0, 1, 9));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await shown(), 'A tab that was open at New Year follows when it is looked at.').toBe(2032);
    expect(await year(new Date(2015, 5, 1)), 'A clock that is wrong must not turn it back.').toBeGreaterThan(
      2025,
    );
  });
});
