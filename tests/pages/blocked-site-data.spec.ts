/** A browser that stores nothing for the site. */
import { expect } from '@playwright/test';
import { expectTime, goTo, meals, openLive, openTab } from './demo-support.ts';
import { DESK, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** By what stores nothing: what happens in the page before anything else. */
const STORES: Record<string, () => void> = {
  // As Firefox does with `network.cookie.cookieBehavior` 2.
  'that is forbidden': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  },
  'that is full': () => {
    for (let size = 2 ** 23, i = 0; size >= 1; i += 1)
      try {
        sessionStorage.setItem(`${i}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
  },
};

for (const [what, fill] of Object.entries(STORES))
  test(`the demo runs on a storage ${what}, and says so`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(fill);
    await openLive(page, 'attendance');
    const panel = await openTab(page, 'analytics');
    await goTo(panel, 'dinner');
    await expectTime(panel, meals.dinner.opens);
    await expect(liveRegion(page), 'Nothing says that a reload begins afresh.').toContainText(
      'Your browser stores no data for this site, so the demo starts over after a reload.',
    );
    expect(faults, 'A fault reached the window.').toEqual([]);
  });
