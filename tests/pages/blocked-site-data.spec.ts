/** A browser that blocks all site data, as Firefox does with `network.cookie.cookieBehavior` 2. */
import { expect } from '@playwright/test';
import { expectTime, goTo, meals, openLive, openTab } from './demo-support.ts';
import { DESK, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('the demo runs without storage, and says so', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await openLive(page, 'attendance');
  const panel = await openTab(page, 'analytics');
  await goTo(panel, 'dinner');
  await expectTime(panel, meals.dinner.opens);
  await expect(liveRegion(page), 'Nothing says that a reload begins afresh.').toContainText(
    'Your browser stores no data for this site, so the demo starts over after a reload.',
  );
  expect(faults, 'A fault reached the window.').toEqual([]);
});
