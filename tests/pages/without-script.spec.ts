/** Every page can be used before any script runs. What each says, and where it leads, is in tests/site/complete.test.ts. */
import { expect } from '@playwright/test';
import {
  DESK,
  EVERYWHERE,
  FEATURES,
  mainNavigation,
  menuToggle,
  messmate,
  notices,
  PHONE,
  PRODUCT,
} from './support.ts';
import { test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: DESK });

test('every page is shown without script, and no button that does nothing then', async ({ page }) => {
  for (const route of EVERYWHERE) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), `${route} is not shown.`).toBeVisible();
    await expect(mainNavigation(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(main.getByRole('button'), `${route}: hide it then, or make it a link.`).toHaveCount(0);
    await expect(notices(page)).toHaveCount(0);
  }
});

test('all panels can be read without script, each with its figures', async ({ page }) => {
  await page.goto(PRODUCT);
  for (const id of FEATURES) {
    const panel = page.locator(`#${id}`);
    const { heading, text } = messmate.features.tabs[id];
    await expect(
      panel.getByRole('heading', { name: heading }),
      `Without script #${id} has to be shown.`,
    ).toBeVisible();
    await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByRole('img').first(), `#${id} needs its drawing.`).toBeVisible();
    expect(await panel.innerText(), `The drawing of #${id} needs figures.`).toMatch(/\d{2}/);
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens and closes by its toggle and by Escape without script', async ({ page }) => {
    await page.goto('/');
    const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
    await expect(link).toBeHidden();
    await menuToggle(page).click();
    await expect(link, 'The toggle has to open the menu without script.').toBeVisible();
    await menuToggle(page).click();
    await expect(link, 'The toggle has to close the menu without script.').toBeHidden();
    await menuToggle(page).click();
    await page.keyboard.press('Escape');
    await expect(link, 'Escape has to close the menu without script.').toBeHidden();
    await expect(menuToggle(page), 'Escape has to give the focus back to the toggle.').toBeFocused();
    await menuToggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/about');
    await expect(link, 'On the next page the menu is closed.').toBeHidden();
  });
});
