/** axe finds nothing in what opens on a page. The pages themselves are in layout.spec.ts; the live demo has its own tests. */
import { expect } from '@playwright/test';
import { audit } from './audit.ts';
import { content, DESK, liveRegion, mainNavigation, menuToggle, notify, PHONE } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

test('axe finds nothing with the menu open, nor with notices shown', async ({ page }) => {
  await page.goto('/contact');
  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await audit(page, 'menu open', 'header');
  await page.keyboard.press('Escape');
  await notify(page, ['Something has been copied.', 'Something else has.'], 'Copy it');
  await expect(liveRegion(page)).toContainText(content.words.notifications.dismiss);
  await audit(page, 'notices shown, small', '[role=status]');
  await page.setViewportSize(DESK);
  await audit(page, 'notices shown, large', '[role=status]');
});
