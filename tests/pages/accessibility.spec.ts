/** axe finds nothing: on every page, small and large, light and dark. The live demo has its own tests of this. */
import { expect, type Locator, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import {
  content,
  DESK,
  EVERYWHERE,
  liveRegion,
  mainNavigation,
  menuToggle,
  messmate,
  notify,
  PHONE,
  PRODUCT,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** The same, small and large. @param place what has to be in view, clear of the header */
async function auditAll(page: Page, state: string, place?: Locator): Promise<void> {
  for (const [size, viewport] of Object.entries({ small: PHONE, large: DESK })) {
    await page.setViewportSize(viewport);
    await place?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await audit(page, `${state}, ${size}`);
  }
}

for (const route of EVERYWHERE) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    await auditAll(page, route);
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.goto('/');
  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await audit(page, 'menu open');
});

test('axe finds nothing with notices shown', async ({ page }) => {
  await page.goto('/contact');
  await notify(page, ['Something has been copied.', 'Something else has.'], 'Copy it');
  await expect(liveRegion(page)).toContainText(content.words.notifications.dismiss);
  await auditAll(page, 'notices shown');
});

test('axe finds nothing with the error screen shown', async ({ page }) => {
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await auditAll(page, 'error screen', page.getByRole('alert'));
});
