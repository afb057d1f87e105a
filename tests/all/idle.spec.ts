/** Pages without input: after a while no animation runs and no script requests frames. */
import { expect } from '@playwright/test';
import { findAnimations } from '../pages/faults.ts';
import { PHONE, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ viewport: PHONE, needsOwnContext: true });

const WAIT_MS = 5000;
const WATCH_MS = 1000;

for (const route of ROUTES)
  test(`stops animations on ${route} within ${WAIT_MS} ms after the last input`, async ({ page }) => {
    await page.addInitScript(() => {
      const originalRequest = requestAnimationFrame;
      let frames = 0;
      window.requestAnimationFrame = (callback) => {
        Reflect.set(window, 'frames', ++frames);
        return originalRequest(callback);
      };
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(WAIT_MS);
    const countFrames = () => page.evaluate(() => Reflect.get(window, 'frames'));
    const framesBefore = await countFrames();
    await page.waitForTimeout(WATCH_MS);
    expect(await countFrames(), 'expected no request for a frame').toBe(framesBefore);
    expect(await page.evaluate(findAnimations), 'expected animations to end').toEqual([]);
  });
