/** A newer version is offered, never forced; and the worker can be called back. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { content, DESK, liveRegion, messmate, notices, PRODUCT } from '../pages/support.ts';
import { arrive, type Front, fileOf, HTML, heading, test } from './support.ts';

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

/** The visitor comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function takeNewer(page: Page): Promise<void> {
  await expect(notices(page), 'A newer version has to be said.').toHaveText(new RegExp(UPDATE.notice));
  await expect(page.getByText(MARKER), 'Nothing is forced.').toHaveCount(0);
  await liveRegion(page).getByRole('button', { name: UPDATE.reload }).click();
  await expect(page.getByText(MARKER)).toBeVisible();
}

// The one page speaks of other things too, the other has no layer for it.
for (const path of ['/about', '/contact'])
  test(`a new build is said on ${path} while it is open, and not forced`, async ({ page, front }) => {
    await arrive(page, front.url + path);
    deploy(front, path);
    await comeBack(page);
    await takeNewer(page);
    await comeBack(page);
    await page.waitForLoadState('networkidle');
    await expect(notices(page), 'Who has the newer page hears nothing.').toHaveCount(0);
  });

test('every other window with the page hears of it', async ({ page, context, front }) => {
  await arrive(page, `${front.url}/about`);
  const [same, other] = [await context.newPage(), await context.newPage()];
  await arrive(other, `${front.url}/team`);
  await arrive(same, `${front.url}/about`);
  deploy(front, '/about');
  await page.reload();
  await expect(page.getByText(MARKER), 'The network comes first.').toBeVisible();
  await expect(notices(same)).toHaveText(new RegExp(UPDATE.notice));
  for (const one of [page, other]) await expect(notices(one)).toHaveCount(0);
});

test('after a deploy the product page offers the newer version, not an error', async ({ page, front }) => {
  await arrive(page, `${front.url}/`);
  await page.goto(front.url + PRODUCT, { waitUntil: 'networkidle' });
  deploy(front, PRODUCT, /^\/_astro\/start/);
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(notices(page)).toHaveText(new RegExp(UPDATE.notice));
  await expect(page.getByRole('alert'), 'The notice says it all.').toHaveCount(0);
  await takeNewer(page);
});

test('where the network is slow a page that is kept is shown in its place', async ({ page, front }) => {
  await arrive(page, `${front.url}/about`);
  front.answer = ({ url }, _response, pass) => (url === '/about' ? undefined : pass());
  await page.reload();
  await expect(heading(page)).toHaveText(content.about.heading);
});

test('with the worker switched off a browser loses it, and what it kept', async ({ page, front }) => {
  await arrive(page, `${front.url}/about`);
  const off = stripTypeScriptTypes(readFileSync('src/site/service-worker/off.ts', 'utf8'));
  front.answer = ({ url }, response, pass) =>
    url === '/worker.js'
      ? response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(off.replace(/^export.*/m, ''))
      : pass();
  await page.reload();
  const state = () =>
    page.evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect
    .poll(state, { message: 'src/site/service-worker/off.ts has to clean up.' })
    .toEqual({ registrations: 0, caches: [] });
  await expect(heading(page), 'The page that is open stays.').toHaveText(content.about.heading);
});
