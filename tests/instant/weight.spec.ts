/** What a visit costs: its weight, when the island's code comes, and what a visitor who saves data gets. */
import { expect } from '@playwright/test';
import { LIMITS } from '../../src/publish/build/limits.ts';
import { liveOf } from '../pages/demo-support.ts';
import { DESK, PHONE, PRODUCT, ROUTES, wakeTabs } from '../pages/support.ts';
import { arrive, hasKept, pagesIn, test } from './support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

test('a visit without scrolling keeps to its weight on every page, the worker’s part included', async ({
  browser,
  front,
}) => {
  const heavy: string[] = [];
  // A wide screen sees more at once, so more of what comes near the screen is fetched; that matters where much is.
  for (const [viewport, routes] of [
    [PHONE, ROUTES],
    [DESK, ['/', PRODUCT, '/team']],
  ] as const) {
    for (const route of routes) {
      const window = await browser.newContext({ viewport, locale: 'en-IN' });
      const page = await window.newPage();
      const before = front.sent();
      await arrive(page, front.url + route);
      // Nothing tells when a worker has no more to fetch, but each thing that it fetches follows the one before.
      await expect
        .poll(
          async () => {
            const sent = front.sent();
            await page.waitForTimeout(1_000);
            return front.sent() - sent;
          },
          { intervals: [0] },
        )
        .toBe(0);
      const bytes = front.sent() - before;
      if (bytes > LIMITS.visit) heavy.push(`${route} at ${viewport.width}: ${bytes} bytes`);
      console.log(
        `A visit to ${route} at ${viewport.width}: ${bytes} of ${LIMITS.visit} bytes, headers included.`,
      );
      expect(bytes, 'Nothing was seen: fix this test.').toBeGreaterThan(20_000);
      await window.close();
    }
  }
  expect(heavy, 'Fetch less ahead: `AHEAD` in src/site/service-worker/worker.ts.').toEqual([]);
});

test('the code of the island comes with the first scrolling, and what waits for a press with a press', async ({
  page,
  front,
}) => {
  const scripts = () => front.asked.filter(({ path }) => /_astro\/.*\.js$/.test(path)).length;
  await arrive(page, front.url + PRODUCT);
  await hasKept(page, ['/contact'], 'The worker has to be done with what it keeps at rest.');
  const atFirst = scripts();
  await page.mouse.wheel(0, 100);
  await expect.poll(scripts, { message: 'The first scrolling brings the island.' }).toBeGreaterThan(atFirst);
  await wakeTabs(page);
  const panel = await liveOf(page, 'attendance');
  await page.waitForLoadState('networkidle');
  const withIsland = scripts();
  await panel.getByRole('button').first().click();
  await expect.poll(scripts, { message: 'A press brings the rest.' }).toBeGreaterThan(withIsland);
});

test('a visitor who saves data keeps what was opened, and no more', async ({ page, context, front }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await arrive(page, `${front.url}/about`);
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(await pagesIn(page), 'With Save-Data nothing is fetched ahead.').toEqual(['/about']);
});
