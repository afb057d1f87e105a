/** What has been opened opens without a network; a change is said, never forced; and the worker can be called back. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../src/publishing/serve.ts';
import {
  content,
  DESK,
  liveOf,
  liveRegion,
  mainNavigation,
  notices,
  PRODUCT,
  ROUTES,
  test,
} from '../pages/support.ts';
import { type Front, startFront } from './front.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

const MAIN = content.company.navigation.map(({ to }) => to);
/** A page that is not fetched ahead. */
const ASIDE = '/legal/privacy-policy';
const UPDATE = content.words.update;

let front: Front;
test.beforeEach(async ({ baseURL }) => {
  front = await startFront(baseURL ?? '');
});
test.afterEach(() => front.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path: string) => page.goto(front.url + path);

/** Every address that the browser has kept, as paths. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => (url.startsWith(location.origin) ? new URL(url).pathname : url));
  });

/** Opens a page for the first time, and waits until the worker is in control and has put the main pages aside. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect
    .poll(() => keptIn(page), {
      message: 'The main pages were not put aside: src/worker/worker.ts.',
    })
    .toEqual(expect.arrayContaining([...MAIN, path, '/offline', '/contact.vcf', '/favicon.svg']));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 50 });
}

/** Opens the live demo; fails where its scripts are not to be had. */
async function openDemo(page: Page): Promise<void> {
  await open(page, `${PRODUCT}#tuckshop`);
  await liveOf(page, 'tuckshop');
}

/** Takes the network away, and what the browser keeps by itself. */
async function unplug(page: Page): Promise<void> {
  front.answer = (_asked, response) => response.destroy();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

// First, as it builds a site, and the others run beside it.
test('with the worker switched off a browser that has one ends without it, and without what it kept', async ({
  page,
}, info) => {
  const folder = info.outputPath();
  const dir = join(folder, 'site');
  cpSync(process.env['CONTENT_DIR'] ?? 'content', join(folder, 'content'), { recursive: true });
  const settings = join(folder, 'content/site.yaml');
  const on = readFileSync(settings, 'utf8');
  writeFileSync(settings, on.replace(/^worker: on$/m, 'worker: off'));
  const env = { ...process.env, CONTENT_DIR: join(folder, 'content'), OUT_DIR: dir };
  const built = spawnSync(process.execPath, ['src/publishing/build.ts'], { env, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);

  await visit(page, '/about');
  const off = await startServer({ dir });
  front.site = off.url;
  await open(page, '/about');
  const state = () =>
    page.evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect
    .poll(state, { message: 'src/worker/off.ts has to clean up.' })
    .toEqual({ registrations: 0, caches: [] });
  await expect(heading(page), 'The page that is open stays.').toHaveText(content.about.heading);
  // From then on nothing registers one again.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await state()).toEqual({ registrations: 0, caches: [] });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await off.close();
});

test('every page that was visited opens without a network, its fonts and live demo too', async ({ page }) => {
  await visit(page, '/');
  const headings: Record<string, string> = {};
  for (const route of ROUTES) {
    await open(page, route);
    headings[route] = await heading(page).innerText();
  }
  await expect.poll(() => keptIn(page)).toEqual(expect.arrayContaining(ROUTES));
  await openDemo(page);
  await page.waitForLoadState('networkidle');
  const foreign = (await keptIn(page)).filter((path) => !path.startsWith('/'));
  expect(foreign, 'Nothing of other hosts is kept.').toEqual([]);
  await unplug(page);
  for (const route of ROUTES) {
    const response = await open(page, route);
    expect(response?.status(), `${route} does not open without a network.`).toBe(200);
    await expect(heading(page)).toHaveText(headings[route] ?? '', { useInnerText: true });
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin"')), `${route} lacks its fonts.`)
      .toBe(true);
  }
  await openDemo(page);
});

test('the page of the first visit, and its scripts, are kept although the worker came after it', async ({
  page,
}) => {
  await visit(page, PRODUCT);
  await unplug(page);
  await openDemo(page);
});

test('after one visit the main pages open, and the contact page with all its links', async ({ page }) => {
  await visit(page, '/');
  await unplug(page);
  for (const route of MAIN) expect((await open(page, route))?.status(), route).toBe(200);
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: content.company.email }).first()).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(main.getByRole('link', { name: content.company.phone }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: content.contact.card.save }).click();
  const card = await (await download).path();
  expect(readFileSync(card, 'utf8'), 'The contact card has to be there without a network.').toContain(
    'BEGIN:VCARD',
  );
  await mainNavigation(page).getByRole('link', { name: 'Team', exact: true }).click();
  await expect(heading(page)).toHaveText(content.teamPage.heading);
});

test('a page never visited says so in the site’s words, and leads on', async ({ page }) => {
  await visit(page, '/');
  await unplug(page);
  for (const path of [ASIDE, '/no/such/page']) {
    const response = await open(page, path);
    expect(response?.status(), 'No page can be had: 503.').toBe(503);
    await expect(heading(page)).toHaveText(content.offline.heading);
    await expect(page.getByRole('main')).toContainText(content.offline.text);
  }
  const list = page.getByRole('navigation', { name: content.offline.kept });
  await expect(list.getByRole('link'), 'Only what is kept is offered.').toHaveText(
    content.company.navigation.map(({ label }) => label),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  await open(page, ASIDE);
  await page.context().setOffline(false);
  front.answer = (_asked, _response, pass) => pass();
  await page.getByRole('link', { name: content.offline.again }).click();
  await expect(heading(page), 'With the network back, another try leads to the page.').toHaveText(
    content.legal.find(({ id }) => id === 'privacy-policy')?.title ?? '',
  );
  await list.waitFor({ state: 'detached' });
});

test('a visitor who saves data keeps what was opened, and no more', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await open(page, '/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 50 });
  await page.waitForLoadState('networkidle');
  const pages = (await keptIn(page)).filter((path) => !/\.\w+$/.test(path));
  expect(pages.sort(), 'With Save-Data nothing is fetched ahead.').toEqual(['/about', '/offline']);
});

test('only good answers are kept, whatever the address carries; parts of files pass through', async ({
  page,
}) => {
  await visit(page, '/');
  front.answer = ({ url }, response, pass) => {
    if (url === '/broken') response.writeHead(500).end('broken');
    else if (url === '/elsewhere') response.writeHead(302, { Location: '/team' }).end();
    else if (url === '/about') response.writeHead(503, { 'Content-Type': 'text/html' }).end('Overloaded');
    else pass();
  };
  for (const path of ['/broken', '/elsewhere', '/no/such/page', '/products?from=mail'])
    await open(page, path);
  expect((await open(page, '/about'))?.status(), 'A host in trouble is no better than none.').toBe(200);
  await expect(heading(page)).toHaveText(content.about.heading);
  // No page of the site may ask for anything itself: a file of it can.
  await open(page, '/robots.txt');
  const part = await page.evaluate(async () => {
    const answer = await fetch('/favicon.svg', { headers: { Range: 'bytes=0-9' }, cache: 'no-store' });
    return [answer.status, (await answer.text()).length];
  });
  expect(part, 'A range has to be answered by the host.').toEqual([206, 10]);
  const pages = (await keptIn(page)).filter((path) => !/\.\w+$/.test(path));
  expect(pages.sort()).toEqual([...MAIN, '/offline'].sort());
});

test('a page opened while the worker is still on its way is kept too', async ({ page }) => {
  const asked = (path: string) => front.asked.some((request) => request.path === path);
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  front.answer = ({ url }, _response, pass) => (url === '/offline' ? void held.then(pass) : pass());
  await open(page, '/');
  await expect.poll(() => asked('/offline'), 'The worker begins with the page for no network.').toBe(true);
  await open(page, ASIDE);
  await page.waitForLoadState('load');
  arrive();
  await expect
    .poll(() => keptIn(page), {
      message: 'The page has to tell the worker that it is there.',
    })
    .toContain(ASIDE);
});

for (const way of ['when it is asked for', 'with the next build']) {
  test(`a page that the site withdraws is kept no longer, ${way}`, async ({ page }) => {
    await visit(page, '/about');
    await open(page, ASIDE);
    await expect.poll(() => keptIn(page)).toContain(ASIDE);
    await open(page, '/about');
    if (way === 'with the next build') deploy('/about', 'A sentence of tomorrow.');
    const { answer } = front;
    front.answer = (asked, response, pass) =>
      asked.url === ASIDE ? response.writeHead(404).end('Gone') : answer(asked, response, pass);
    if (way === 'when it is asked for')
      expect((await open(page, ASIDE))?.status(), 'What is gone is not shown from a cache.').toBe(404);
    else await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => keptIn(page), { message: 'Neither worker may keep it.' }).not.toContain(ASIDE);
  });
}

test('a slow network is waited for a short while; what comes later is said', async ({ page }) => {
  await visit(page, '/about');
  const held: (() => void)[] = [];
  const marker = 'A sentence of tomorrow.';
  front.answer = ({ url }, response, pass) => {
    if (url !== '/about') return pass();
    held.push(() => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(later));
  };
  const today = readFileSync(join(process.env['SITE_DIR'] ?? '', 'about.html'), 'utf8');
  let later = today;
  await page.reload();
  // When the answer began to come: how long a busy machine takes to show it is not the worker's.
  const waited = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.responseStart;
  });
  await expect(heading(page)).toHaveText(content.about.heading);
  expect(waited, 'The network gets two and a half seconds.').toBeGreaterThan(2_400);
  expect(waited, 'Then the page that is kept is shown.').toBeLessThan(6_000);
  // The same page comes late: nothing to say.
  held.shift()?.();
  await page.waitForLoadState('networkidle');
  await page.reload();
  later = today.replace('</h1>', `</h1><p>${marker}</p>`);
  held.shift()?.();
  await expect(notices(page), 'A newer version has come: that has to be said.').toHaveText(
    new RegExp(UPDATE.notice),
  );
  await expect(page.getByText(marker), 'Nothing is forced.').toHaveCount(0);
  front.answer = (_asked, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(later);
  await liveRegion(page).getByRole('button', { name: UPDATE.reload }).click();
  await expect(page.getByText(marker)).toBeVisible();
});

/** Lets the front serve another build: one page has a sentence more, and the worker is another. */
function deploy(path: string, marker: string): void {
  const dir = process.env['SITE_DIR'] ?? '';
  const html = readFileSync(join(dir, `${path}.html`), 'utf8').replace('</h1>', `</h1><p>${marker}</p>`);
  const worker = readFileSync(join(dir, 'worker.js'), 'utf8');
  const [name] = /version:[`"'][^`"']+/.exec(worker) ?? [''];
  expect(name, 'The worker has to name the version of its build.').not.toBe('');
  front.answer = ({ url }, response, pass) => {
    if (url === path)
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(html);
    else if (url === '/worker.js')
      response
        .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(worker.replaceAll(name, `${name}-next`));
    else pass();
  };
}

for (const path of ['/about', '/contact']) {
  test(`a new build is said on ${path} while it is open, and taken when the visitor wants`, async ({
    page,
  }) => {
    await visit(page, path);
    const caches_ = () => page.evaluate(() => caches.keys());
    const before = await caches_();
    await page.reload();
    deploy(path, 'A sentence of tomorrow.');
    // The visitor comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notices(page), 'A page that stays open has to hear of a new build.').toHaveText(
      new RegExp(UPDATE.notice),
    );
    await expect(page.getByText('A sentence of tomorrow.'), 'Nothing is forced.').toHaveCount(0);
    await liveRegion(page).getByRole('button', { name: UPDATE.reload }).click();
    await expect(page.getByText('A sentence of tomorrow.')).toBeVisible();
    // Opened while the new worker waits, and kept by the old one.
    await open(page, ASIDE);
    await expect.poll(() => keptIn(page)).toContain(ASIDE);
    // With its last page the old worker goes.
    await page.goto('about:blank');
    // No page is there to be asked, so the workers themselves are.
    const keptByWorkers = () =>
      Promise.any(
        page
          .context()
          .serviceWorkers()
          .map((worker) => worker.evaluate(() => caches.keys())),
      ).catch(() => []);
    await expect
      .poll(keptByWorkers, {
        message: 'The new worker takes over, and what the old one kept goes.',
      })
      .toEqual(before.map((name) => `${name}-next`));
    await open(page, '/');
    const kept = await keptIn(page);
    expect(kept, 'What was kept before is kept again.').toEqual(
      expect.arrayContaining([...MAIN, path, ASIDE]),
    );
  });
}

test('who has the new page already hears nothing of a new build', async ({ page }) => {
  await visit(page, '/');
  await open(page, '/team');
  deploy('/about', 'A sentence of tomorrow.');
  await open(page, '/about');
  await expect(page.getByText('A sentence of tomorrow.'), 'The network comes first.').toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(
    async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    undefined,
    { polling: 50 },
  );
  await expect(notices(page)).toHaveCount(0);
});

test('a document is shown as it comes, not only once it is kept', async ({ page }) => {
  await visit(page, '/about');
  const html = readFileSync(join(process.env['SITE_DIR'] ?? '', 'about.html'), 'utf8');
  const half = html.indexOf('<footer');
  front.answer = ({ url }, response, pass) => {
    if (url !== '/about') return pass();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
    return undefined;
  };
  await page.goto(`${front.url}/about`, { waitUntil: 'commit' });
  await expect(heading(page), 'The worker must hand the answer on at once.').toHaveText(
    content.about.heading,
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the worker is never taken from a cache', async ({ request }) => {
  const answer = await request.get(`${front.url}/worker.js`);
  expect(answer.headers()['cache-control'], 'A worker that is kept cannot be called back.').toBe('no-cache');
  expect(answer.headers()['content-type']).toContain('text/javascript');
});
