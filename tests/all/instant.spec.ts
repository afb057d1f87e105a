/** The next page comes at once: prefetched where welcome, and kept whole in the history. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { liveOf } from '../pages/demo-support.ts';
import { LAUNCH_WHOLE } from '../pages/launch.ts';
import { content, DESK, mainNavigation, PRODUCT, ROUTES } from '../pages/support.ts';
import { test as base } from '../pages/test.ts';

/** A server in front of the site under test: it records requests, and a test may answer some itself. */
type Front = {
  url: string;
  /** Requests since the last look. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** Answers in the site's place; `pass` lets the site answer. */
  answer: (asked: IncomingMessage, response: ServerResponse, pass: () => void) => void;
};

const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front: Front = { url: '', asked: [], answer: (_asked, _response, pass) => pass() };
    const server = createServer((incoming, response) => {
      const { method, headers, url: path = '/' } = incoming;
      front.asked.push({ path, headers });
      const pass = () => {
        request(new URL(path, baseURL), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        })
          .on('error', () => response.destroy())
          .end();
      };
      front.answer(incoming, response, pass);
    });
    await new Promise<void>((done) => server.listen(0, done));
    front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(front);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
});

test.use({
  viewport: DESK,
  ownWindow: true,
  // Playwright switches the back/forward cache off.
  launchOptions: { ...LAUNCH_WHOLE, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const aboutLink = (page: Page) => mainNavigation(page).getByRole('link', { name: 'About', exact: true });

/** Leaves the page for another and comes back. Says why it was not the same page, or ''. */
async function leaveAndComeBack(page: Page, route: string): Promise<string> {
  await page.evaluate(() => {
    Reflect.set(window, 'left', true);
    location.assign(location.pathname === '/about' ? '/team' : '/about');
  });
  await page.waitForURL((url) => url.pathname !== route);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === route, { waitUntil: 'commit' });
  return page.evaluate(() => {
    if (Reflect.get(window, 'left')) return '';
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as PerformanceEntry & { notRestoredReasons?: unknown }).notRestoredReasons);
  });
}

// An answer 404 or 503 does not come back from the cache in any browser.
test('every page comes back from the back/forward cache, with its demo', async ({ page, front }) => {
  test.skip(!findChromium(), 'There is no whole Chromium (Debian: apt-get install chromium).');
  const anew: Record<string, string> = {};
  for (const route of ROUTES) {
    await page.goto(front.url + route + (route === PRODUCT ? '#attendance' : ''));
    if (route === PRODUCT) await liveOf(page, 'attendance');
    const reason = await leaveAndComeBack(page, route);
    if (reason) anew[route] = reason;
    if (route === PRODUCT) await liveOf(page, 'attendance');
  }
  expect(
    anew,
    'Pages were loaded anew. Keep them free of unload handlers, open connections and Cache-Control: no-store; what the ' +
      'demo holds open has to be let go on pagehide: src/messmate/store/persistence.ts.',
  ).toEqual({});
});

test('a page whose link is pointed at is fetched once, before it is opened', async ({ page, front }) => {
  await page.goto(`${front.url}/contact`);
  front.asked = [];
  await page.getByRole('link', { name: content.contact.card.save }).hover();
  await aboutLink(page).hover();
  const prefetched = () =>
    front.asked.flatMap(({ path, headers }) =>
      /prefetch/.test(String(headers['sec-purpose'])) ? [path] : [],
    );
  await expect
    .poll(prefetched, { message: 'The page was not prefetched: look at src/site/layouts/Document.astro.' })
    .toEqual(['/about']);
  await aboutLink(page).click();
  await page.waitForURL('**/about');
  const asked = front.asked.filter(
    ({ path, headers }) => path === '/about' && headers['sec-fetch-dest'] === 'document',
  );
  expect(asked, 'What was prefetched has to be used, and not asked for twice.').toHaveLength(1);
});

test('pages change in a transition, where motion is welcome', async ({ page, front }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null };
      Reflect.set(window, 'transition', viewTransition !== null);
    }),
  );
  const message = 'See @view-transition in src/ui/styles/base.css: in place only where motion is welcome.';
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${front.url}/contact`);
    await aboutLink(page).click();
    await page.waitForURL('**/about');
    const isInTransition = expect.poll(() => page.evaluate(() => Reflect.get(window, 'transition')), {
      message,
    });
    await isInTransition.toBe(reducedMotion === 'no-preference');
  }
});
