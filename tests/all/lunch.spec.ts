/** A meal served on a processor slowed four times: it ends in time, and nothing stalls. */
import { expect } from '@playwright/test';
import { button, openLive, SIZES } from '../pages/demo-support.ts';
import { test } from '../pages/test.ts';

test.use({ ...SIZES.phone, ownWindow: true });

/** Milliseconds: frames later than this are noticed. */
const LONGEST = 50;

test('lunch on a processor slowed four times ends within a minute, without a long task', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'tasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const panel = await openLive(page, 'attendance');
  await page.waitForLoadState('networkidle');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tasks = () => page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
  const before = (await tasks()).length;
  const began = Date.now();
  await button(panel, 'Serve lunch').click();
  await expect(panel.getByText('came', { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  const longest = Math.max(0, ...(await tasks()).slice(before));
  console.log(`Lunch at a fourth of the speed: ${seconds} s, longest task ${longest} ms of ${LONGEST}.`);
  expect(seconds).toBeLessThanOrEqual(60);
  // Times depend on the machine: only twice the limit fails.
  expect(longest).toBeLessThanOrEqual(2 * LONGEST);
});
