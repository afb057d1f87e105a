/** The next page is there at once: fetched beforehand where that is welcome, and kept whole in the history. */
import { expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { liveOf } from '../pages/demo-support.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { content, DESK, mainNavigation, PRODUCT, ROUTES } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { type Front, startFront } from './front.ts';
import { atRest } from './support.ts';

test.use({
  viewport: DESK,
  ownWindow: true,
  serviceWorker: true,
  // Playwright switches the back/forward cache off.
  launchOptions: { ...LAUNCH_WHOLE, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

let front: Front;
test.beforeEach(async ({ baseURL }) => {
  front = await startFront(baseURL ?? '');
});
test.afterEach(() => front.close());

const aboutLink = (page: Page) => mainNavigation(page).getByRole('link', { name: 'About', exact: true });
const rules = (page: Page) => page.locator('script[type=speculationrules]');
const prefetched = () =>
  front.asked.flatMap(({ path, headers }) => (/prefetch/.test(String(headers['sec-purpose'])) ? [path] : []));

/** Chromium's shell keeps no page for Back and Forward. */
const skipInShell = () =>
  test.skip(!findChromium(), 'There is no whole Chromium (Debian: apt-get install chromium).');

/** Leaves the page for another and comes back. Says why it was not the same page, or ''. */
async function leaveAndComeBack(page: Page, route: string): Promise<string> {
  await page.evaluate(() => {
    Reflect.set(window, 'left', true);
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'cameBack', persisted));
    location.assign(location.pathname === '/about' ? '/team' : '/about');
  });
  await page.waitForURL((url) => url.pathname !== route);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
  return page.evaluate(async () => {
    if (Reflect.get(window, 'left')) return Reflect.get(window, 'cameBack') === true ? '' : 'no pageshow';
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as PerformanceEntry & { notRestoredReasons?: unknown }).notRestoredReasons);
  });
}

// An answer 404 or 503 does not come back from the cache in any browser.
test('every page comes back from the back/forward cache', async ({ page }) => {
  skipInShell();
  // Twelve pages, each opened, left and come back to.
  const anew: Record<string, string> = {};
  for (const route of ROUTES) {
    await page.goto(front.url + route);
    await atRest(page);
    const reason = await leaveAndComeBack(page, route);
    if (reason) anew[route] = reason;
  }
  expect(
    anew,
    'Pages were loaded anew. Keep them free of unload handlers, open connections and Cache-Control: no-store.',
  ).toEqual({});
});

test('the product page comes back with its live demo, which goes on', async ({ page }) => {
  skipInShell();
  await page.goto(`${front.url}${PRODUCT}#attendance`);
  const panel = await liveOf(page, 'attendance');
  await atRest(page);
  expect(
    await leaveAndComeBack(page, PRODUCT),
    'What the demo holds open has to be let go on pagehide: src/messmate/store/persistence.ts.',
  ).toBe('');
  await expect(panel.getByRole('button').first()).toBeVisible();
});

test('a page whose link is pointed at is fetched before it is opened, and once', async ({ page }) => {
  await page.goto(`${front.url}/contact`);
  await atRest(page);
  await expect(rules(page), 'src/site/layouts/idle.ts puts the rules into the page.').toHaveCount(1);
  await expect(
    page.locator('link[rel=manifest]'),
    'src/site/layouts/idle.ts names the manifest.',
  ).toHaveCount(1);
  front.asked = [];
  await page.getByRole('link', { name: content.contact.card.save }).hover();
  await aboutLink(page).hover();
  await expect
    .poll(prefetched, { message: 'The page was not prefetched: look at src/site/layouts/speculation.ts.' })
    .toEqual(['/about']);
  await aboutLink(page).click();
  await page.waitForURL('**/about');
  const way = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceEntry & { deliveryType?: string }).deliveryType;
  });
  expect(way, 'What was prefetched has to be used.').toBe('navigational-prefetch');
  expect(
    front.asked.filter(({ path, headers }) => path === '/about' && headers['sec-fetch-dest'] === 'document'),
    'The page must not be asked for twice.',
  ).toHaveLength(1);
});

test('nothing is guessed for a visitor who saves data, nor on a slow connection', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(`${front.url}/contact`);
  await atRest(page);
  await expect(rules(page), 'With Save-Data there must be no rules.').toHaveCount(0);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await page.reload();
  await expect(rules(page)).toHaveCount(1);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 2000, downloadThroughput: 5000, uploadThroughput: 5000 };
  await session.send('Network.emulateNetworkConditions', { ...slow, connectionType: 'cellular2g' });
  await expect(rules(page), 'When the connection becomes slow the rules have to go.').toHaveCount(0);
});

for (const [motion, isWelcome] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages change ${isWelcome ? 'in' : 'without'} a transition, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: object | null };
        Reflect.set(window, 'transition', viewTransition !== null);
      }),
    );
    await page.goto(`${front.url}/contact`);
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'transition')), {
        message: 'See @view-transition in src/ui/styles/base.css: in place only where motion is welcome.',
      })
      .toBe(isWelcome);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: content.words.skip }),
      'The new page begins at its beginning.',
    ).toBeFocused();
  });
}

test('no page waits for what comes at rest', async ({ page }) => {
  // Neither of them ever comes.
  front.answer = ({ url }, _response, pass) => {
    if (!/\/idle[.-]|worker\.js/.test(url ?? '')) pass();
  };
  await page.goto(`${front.url}/about`, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
  await expect.poll(() => front.asked.map(({ path }) => path).join(' ')).toMatch(/\/idle[.-]/);
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (entry?.loadEventStart ?? Number.POSITIVE_INFINITY);
  });
  const asked = front.asked.find(({ path }) => /\/idle[.-]/.test(path))?.at ?? 0;
  expect(
    asked,
    'It has to be asked for after the page is loaded: src/site/layouts/page-script.ts.',
  ).toBeGreaterThanOrEqual(Math.floor(loaded));
  const first = front.asked.filter(({ path }) => !/favicon|woff2/.test(path)).map(({ path }) => path);
  expect(first[0], 'The document is the first view; what comes at rest is asked for after it.').toBe(
    '/about',
  );
  expect(first, 'One request makes the first view.').toHaveLength(2);
});
