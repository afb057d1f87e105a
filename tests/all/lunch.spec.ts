/** The speed of the demo's lunch on a processor slowed to a quarter of its speed. */
import { expect } from '@playwright/test';
import { button, DEVICES, hero } from '../pages/demo-support.ts';
import { content } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ ...DEVICES.phone, needsOwnContext: true });

/** The longest task that does not delay frames visibly. */
const MAX_TASK_MS = 50;
/** The longest time from the hydration of the hero to the first student. */
const MAX_DELAY_MS = 1000;

/** Milliseconds since the page was opened, but `ms` is a duration. React has hydrated the hero at `liveAt`. */
type Trace = { tasks: { start: number; ms: number }[]; liveAt: number; firstStudentAt: number };

test('begins lunch at once, and ends it within a minute without a long task', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const trace: Trace = { tasks: [], liveAt: 0, firstStudentAt: 0 };
    Reflect.set(window, 'trace', trace);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        trace.tasks.push({ start: startTime, ms: Math.round(duration) });
    }).observe({ type: 'longtask' });
    addEventListener('ready', ({ target }) => {
      trace.liveAt ||= performance.now();
      const readLabel = () =>
        (target as Element).querySelector('img, svg[aria-label]')?.getAttribute('aria-label');
      const labelBefore = readLabel();
      new MutationObserver(() => {
        if (readLabel() !== labelBefore) trace.firstStudentAt ||= performance.now();
      }).observe(target as Element, { attributes: true, subtree: true });
    });
  });
  const session = await context.newCDPSession(page);
  await page.goto('/');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('main').getByRole('link', { name: content.home.plate.serve }).click();
  await expect(button(hero(page), 'Pause')).toBeVisible({ timeout: 60_000 });
  const startedAt = Date.now();
  await expect(hero(page).getByText('came', { exact: true })).toBeVisible({ timeout: 90_000 });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const { tasks, liveAt, firstStudentAt }: Trace = await page.evaluate(() => Reflect.get(window, 'trace'));
  const longest = Math.max(0, ...tasks.filter(({ start }) => start > firstStudentAt).map(({ ms }) => ms));
  const delay = Math.round(firstStudentAt - liveAt);
  console.log(
    `Lunch at a fourth of the speed: first student after ${delay} of ${MAX_DELAY_MS} ms, ${seconds} s, longest task ${longest} of ${MAX_TASK_MS} ms.`,
  );
  expect(firstStudentAt, 'expected a student to come').toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  // Times depend on the machine: only twice the limit fails.
  expect(delay).toBeLessThanOrEqual(2 * MAX_DELAY_MS);
  expect(longest).toBeLessThanOrEqual(2 * MAX_TASK_MS);
});
