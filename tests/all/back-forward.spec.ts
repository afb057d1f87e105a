/** The browser's back/forward cache. */
import { expect } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { liveOf } from '../pages/demo-support.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { LAPTOP, PRODUCT, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({
  viewport: LAPTOP,
  ownContext: true,
  // Playwright switches the cache off.
  launchOptions: { ...LAUNCH_WHOLE, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('restores every page from the back/forward cache, with its demo', async ({ page }) => {
  test.skip(!findChromium(), 'There is no whole Chromium (Debian: apt-get install chromium).');
  const reloaded: Record<string, string> = {};
  for (const route of ROUTES) {
    await page.goto(route === PRODUCT ? `${route}#attendance` : route);
    if (route === PRODUCT) await liveOf(page, 'attendance');
    await page.evaluate(
      (next) => {
        Reflect.set(window, 'left', true);
        location.assign(next);
      },
      route === '/about' ? '/team' : '/about',
    );
    await page.waitForURL((url) => url.pathname !== route);
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: unknown };
      return Reflect.get(window, 'left') ? '' : JSON.stringify(notRestoredReasons);
    });
    if (reasons) reloaded[route] = reasons;
    if (route === PRODUCT) await liveOf(page, 'attendance');
  }
  expect(
    reloaded,
    'expected no reload: avoid unload handlers, open connections and Cache-Control: no-store',
  ).toEqual({});
});
