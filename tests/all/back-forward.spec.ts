/** The browser's back/forward cache, which restores a page without loading it. */
import { expect } from '@playwright/test';
import { findFullBrowser } from '../../scripts/find-browser.mjs';
import { waitForPanel } from '../pages/demo-support.ts';
import { LAUNCH_FULL } from '../pages/launch.ts';
import { LAPTOP, PRODUCT, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({
  viewport: LAPTOP,
  needsOwnContext: true,
  // Playwright switches the cache off.
  launchOptions: { ...LAUNCH_FULL, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('restores every page, one with a live demo, from the back/forward cache', async ({ page }) => {
  test.skip(!findFullBrowser(), 'Chromium is not installed (Debian: apt-get install chromium).');
  /** Routes that were loaded again, each with Chromium's reasons. */
  const reloaded: Record<string, string> = {};
  for (const route of ROUTES) {
    await page.goto(route === PRODUCT ? `${route}#attendance` : route);
    if (route === PRODUCT) await waitForPanel(page, 'attendance');
    await page.evaluate(
      (otherPage) => {
        // A reload removes this property.
        Reflect.set(window, 'wasOpenBefore', true);
        location.assign(otherPage);
      },
      route === '/about' ? '/team' : '/about',
    );
    await page.waitForURL((url) => url.pathname !== route);
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: unknown };
      return Reflect.get(window, 'wasOpenBefore') ? '' : JSON.stringify(notRestoredReasons);
    });
    if (reasons) reloaded[route] = reasons;
    if (route === PRODUCT) await waitForPanel(page, 'attendance');
  }
  const advice = 'expected no reload: avoid unload handlers, open connections and Cache-Control: no-store';
  expect(reloaded, advice).toEqual({});
});
