/** Pages at rest: no animation, and no script that requests frames. */
import { expect } from '@playwright/test';
import { findAnimations } from '../pages/measures.ts';
import { PHONE, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ viewport: PHONE, needsOwnContext: true });

const REST_AFTER_MS = 5000;
const WATCH_MS = 1000;

for (const route of ROUTES)
  test(`leaves ${route} at rest ${REST_AFTER_MS} ms after the last touch`, async ({ page }) => {
    await page.addInitScript(() => {
      const request = requestAnimationFrame;
      let frames = 0;
      window.requestAnimationFrame = (callback) => {
        Reflect.set(window, 'frames', ++frames);
        return request(callback);
      };
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(REST_AFTER_MS);
    const framesAtRest = await page.evaluate(() => Reflect.get(window, 'frames'));
    await page.waitForTimeout(WATCH_MS);
    expect(await page.evaluate(() => Reflect.get(window, 'frames'))).toBe(framesAtRest);
    expect(await page.evaluate(findAnimations), 'expected animations to end within five seconds').toEqual([]);
  });
