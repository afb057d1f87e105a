/** What the tabs cost: nothing shifts when they take over, and their code comes only when they are near. */
import { expect } from '@playwright/test';
import { LIMITS } from '../../src/publish/build/limits.ts';
import { liveOf } from './demo-support.ts';
import { afterFamily, shiftsOf, watchShifts } from './shifts.ts';
import { DESK, FEATURES, hold, isReact, messmate, PHONE, PRODUCT, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test(`nothing shifts when the code comes late, while the last panel is read (${name})`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await afterFamily(page);
    const letGo = await hold(page, '**/_astro/*.js');
    await page.getByRole('heading', { name: messmate.soon.heading }).scrollIntoViewIfNeeded();
    letGo();
    await expect(page.getByRole('tab', { includeHidden: true })).toHaveCount(FEATURES.length);
    expect(await shiftsOf(page), 'What is being read must not move when the tabs take over.').toEqual([]);
  });

test('React comes when the tabs come near, and keeps to its weight with all of the demo', async ({
  page,
}) => {
  const scripts: Promise<boolean>[] = [];
  page.on('response', (response) => scripts.push(isReact(response)));
  const hasReact = async () => (await Promise.all(scripts)).includes(true);
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  expect(await hasReact(), 'React is fetched with the page: it may come only when the tabs come near.').toBe(
    false,
  );
  await wakeTabs(page);
  expect(await hasReact(), 'The tabs are live, yet no script with React was seen: fix this test.').toBe(true);
  for (const feature of FEATURES) {
    await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
    await liveOf(page, feature);
  }
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      // What every page fetches at rest is none of theirs.
      .filter(({ name }) => /(?<!\/at-rest\.[\w-]+)\.js$/.test(new URL(name).pathname))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const together = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = fetched.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
  console.log(`React and the live demo: ${together} of ${LIMITS.script} bytes, compressed with brotli.`);
  expect(together, `Too heavy: let code come on a press, or do with less. ${list}`).toBeLessThanOrEqual(
    LIMITS.script,
  );
  expect(together, 'No script was seen: fix this test.').toBeGreaterThan(50_000);
});

test('the code of other tabs comes after that of the tab that is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(\w+Live)\.[^/]+$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  const letGo = await hold(page, '**/TuckshopLive.*');
  await page.goto(`${PRODUCT}#tuckshop`);
  await wakeTabs(page);
  expect([...new Set(asked)], 'What nobody has asked for has to wait.').toEqual(['TuckshopLive']);
  letGo();
  await liveOf(page, 'tuckshop');
  await expect.poll(() => asked, 'The others come in a quiet moment.').toContain('AnalyticsLive');
});
