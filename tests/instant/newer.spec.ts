/** A newer version is offered, never forced; and the worker can be called back. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { content, DESK, liveRegion, messmate, notices, PRODUCT } from '../pages/support.ts';
import type { Front } from './front.ts';
import { arrive, comeBack, fileOf, HTML, heading, test, visit } from './support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

const UPDATE = content.words.update;
const MARKER = 'A sentence of tomorrow.';
const tomorrow = (path: string) => fileOf(`${path}.html`).replace('</h1>', `</h1><p>${MARKER}</p>`);

/** Lets the front serve another build, in which one page has a sentence more and some files are gone. */
function deploy(front: Front, path: string, gone = /^$/): void {
  front.answer = ({ url = '' }, response, pass) => {
    if (url === path) response.writeHead(200, HTML).end(tomorrow(path));
    else if (gone.test(url)) response.writeHead(404, HTML).end('Gone');
    else pass();
  };
}

async function takeNewer(page: Page): Promise<void> {
  await expect(notices(page), 'A newer version has to be said.').toHaveText(new RegExp(UPDATE.notice));
  await expect(page.getByText(MARKER), 'Nothing is forced.').toHaveCount(0);
  await liveRegion(page).getByRole('button', { name: UPDATE.reload }).click();
  await expect(page.getByText(MARKER)).toBeVisible();
}

for (const path of ['/about', '/contact']) {
  test(`a new build is said on ${path} while it is open, and taken when the visitor wants`, async ({
    page,
    front,
  }) => {
    await arrive(page, front.url + path);
    deploy(front, path);
    await comeBack(page);
    await takeNewer(page);
    await comeBack(page);
    await page.waitForLoadState('networkidle');
    await expect(notices(page), 'Who has the newer page hears nothing.').toHaveCount(0);
  });
}

test('every window with the page hears of it, and no other', async ({ page, context, front }) => {
  await arrive(page, `${front.url}/about`);
  const [same, other] = [await context.newPage(), await context.newPage()];
  await same.goto(`${front.url}/about?from=mail`);
  await arrive(other, `${front.url}/team`);
  deploy(front, '/about');
  await page.reload();
  await expect(page.getByText(MARKER), 'The network comes first.').toBeVisible();
  await expect(notices(same)).toHaveText(new RegExp(UPDATE.notice));
  await expect(notices(page), 'This window has the newer page.').toHaveCount(0);
  await expect(notices(other), 'That page has not changed.').toHaveCount(0);
});

test('after a deploy the product page offers the newer version instead of an error', async ({
  page,
  front,
}) => {
  await arrive(page, `${front.url}/`);
  await page.goto(front.url + PRODUCT, { waitUntil: 'networkidle' });
  deploy(front, PRODUCT, /^\/_astro\/(start|hydrate)/);
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(notices(page)).toHaveText(new RegExp(UPDATE.notice));
  await expect(page.getByRole('alert'), 'The notice says it all.').toHaveCount(0);
  await takeNewer(page);
});

test('a slow network is waited for a short while; what comes later is said', async ({ page, front }) => {
  await visit(page, `${front.url}/about`);
  const held: (() => void)[] = [];
  let later = fileOf('about.html');
  front.answer = ({ url }, response, pass) =>
    url === '/about' ? void held.push(() => response.writeHead(200, HTML).end(later)) : pass();
  await page.reload();
  // When the answer began to come: how long a busy machine takes to show it is not the worker's.
  const waited = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.responseStart;
  });
  await expect(heading(page)).toHaveText(content.about.heading);
  expect(waited, 'The network gets two and a half seconds.').toBeGreaterThan(2_400);
  expect(waited, 'Then the page that is kept is shown.').toBeLessThan(6_000);
  // The same page comes late: nothing to say.
  held.shift()?.();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(notices(page)).toHaveCount(0);
  later = tomorrow('/about');
  held.shift()?.();
  await expect(notices(page)).toHaveText(new RegExp(UPDATE.notice));
  deploy(front, '/about');
  await takeNewer(page);
});

test('a document is shown as it comes, not only once it is kept', async ({ page, front }) => {
  await arrive(page, `${front.url}/about`);
  const html = fileOf('about.html');
  front.answer = ({ url }, response, pass) => {
    if (url !== '/about') return pass();
    response.writeHead(200, HTML).write(html.slice(0, html.indexOf('<footer')));
    return undefined;
  };
  await page.goto(`${front.url}/about`, { waitUntil: 'commit' });
  await expect(heading(page), 'The worker must hand the answer on at once.').toHaveText(
    content.about.heading,
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a newer worker takes over with the last page, and what the former kept for itself goes', async ({
  page,
  context,
  front,
}) => {
  await arrive(page, `${front.url}/about`);
  await page.evaluate(() => caches.open('kept / a former build'));
  const names = () => page.evaluate(() => caches.keys());
  front.answer = ({ url }, response, pass) =>
    url === '/worker.js'
      ? response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          .end(`${fileOf('worker.js')}// tomorrow`)
      : pass();
  await page.reload();
  await page.waitForFunction(
    async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    undefined,
    { polling: 50 },
  );
  expect(await names(), 'While a page is open its worker stays.').toContain('kept / a former build');
  // No page is left to be asked, so the workers themselves are.
  await page.goto('about:blank');
  const namesByWorkers = () =>
    Promise.any(context.serviceWorkers().map((worker) => worker.evaluate(() => caches.keys()))).catch(
      (): string[] => [],
    );
  await expect
    .poll(async () => (await namesByWorkers()).sort(), { message: 'The new worker cleans up.' })
    .toEqual(['kept files', 'kept pages']);
});

test('with the worker switched off a browser that has one ends without it, and without what it kept', async ({
  page,
  front,
}, info) => {
  const folder = info.outputPath();
  const dir = join(folder, 'site');
  const filter = (file: string) => !/worker\.js\.\w+$/.test(file);
  cpSync(process.env['SITE_DIR'] ?? '', dir, { recursive: true, filter });
  const contentFolder = join(folder, 'content');
  cpSync(process.env['CONTENT_DIR'] ?? '', contentFolder, { recursive: true });
  const settings = join(contentFolder, 'site.yaml');
  const on = readFileSync(settings, 'utf8');
  writeFileSync(settings, on.replace(/^worker: on$/m, 'worker: off'));
  const make = `
    import { makeWorker } from './src/publish/build/worker.ts';
    import { loadContentFromDisk } from './src/content/reading/read.ts';
    await makeWorker(process.argv[1], loadContentFromDisk(process.argv[2]), {});`;
  // The build has taken it into the worker already.
  writeFileSync(join(dir, 'offline.html'), '');
  const args = ['--input-type=module', '-e', make, dir, contentFolder];
  const made = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(made.status, made.stderr).toBe(0);

  await visit(page, `${front.url}/about`);
  const off = await startServer(dir);
  front.site = off.url;
  await page.goto(`${front.url}/about`);
  const state = () =>
    page.evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect
    .poll(state, { message: 'src/site/service-worker/off.ts has to clean up.' })
    .toEqual({ registrations: 0, caches: [] });
  await expect(heading(page), 'The page that is open stays.').toHaveText(content.about.heading);
  await off.close();
});
