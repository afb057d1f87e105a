/** Pages at rest: no animation, and no script that requests frames. */
import { expect } from '@playwright/test';
import { findAnimations } from '../pages/measures.ts';
import { PHONE, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ viewport: PHONE, ownContext: true });

/** How long after the last touch a page is at rest, and how long it is watched then. */
const [REST_MS, WATCHED_MS] = [5000, 1000];

for (const route of ROUTES)
  test(`leaves ${route} at rest ${REST_MS} ms after the last touch`, async ({ page }) => {
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
    await page.waitForTimeout(REST_MS);
    const framesAtRest = await page.evaluate(() => Reflect.get(window, 'frames'));
    await page.waitForTimeout(WATCHED_MS);
    expect(await page.evaluate(() => Reflect.get(window, 'frames'))).toBe(framesAtRest);
    expect(await page.evaluate(findAnimations), 'expected animations to end within five seconds').toEqual([]);
  });
