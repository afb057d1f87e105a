/** What the stories of the service worker share: a window with the worker at work, and a server that can change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { liveOf } from '../pages/demo-support.ts';
import { content, PRODUCT, showSign } from '../pages/support.ts';
import { test as base } from '../pages/test.ts';
import { type Front, startFront } from './front.ts';

export const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await startFront(baseURL ?? '');
    await use(front);
    await front.close();
  },
});

/** The pages of the header. */
export const MAIN = content.company.navigation.map(({ to }) => to);
/** A page that is not fetched ahead. */
export const ASIDE = '/legal/privacy-policy';

/** The text of a file of the built site. */
export const fileOf = (name: string) => readFileSync(join(process.env['SITE_DIR'] ?? '', name), 'utf8');
export const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every address that the browser has kept, as paths. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => (url.startsWith(location.origin) ? new URL(url).pathname : url));
  });

export const pagesIn = async (page: Page): Promise<string[]> =>
  (await keptIn(page)).filter((path) => !/\.\w+$/.test(path)).sort();

/** Waits until the page has come to rest and its worker is in control. */
export const atRest = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 50 });

/** Waits until the browser has kept what is named. */
export const hasKept = (page: Page, paths: readonly string[], message: string) =>
  expect.poll(() => keptIn(page), { message }).toEqual(expect.arrayContaining([...paths]));

/** Opens a page for the first time, and waits until the worker is in control and the page is kept. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await showSign(page);
  await atRest(page);
  const { pathname } = new URL(address);
  await hasKept(page, [pathname], 'The page was not kept: src/site/layouts/idle.ts asks for it.');
}

/** The same, and scrolls a little, until the pages of the header are kept too. */
export async function visit(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await page.mouse.wheel(0, 100);
  await hasKept(
    page,
    [...MAIN, '/contact', '/contact.vcf', '/favicon.svg'],
    'The main pages were not kept: src/site/service-worker/worker.ts.',
  );
}

/** Opens the live demo; fails where its scripts are not to be had. */
export async function openDemo(page: Page, front: Front): Promise<void> {
  await page.goto(`${front.url}${PRODUCT}#tuckshop`);
  await liveOf(page, 'tuckshop');
}

/** Takes the network away, and what the browser keeps by itself. */
export async function unplug(page: Page, front: Front): Promise<void> {
  front.answer = (_asked, response) => response.destroy();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.context().setOffline(true);
}

/** Gives it back. */
export async function plugIn(page: Page, front: Front): Promise<void> {
  front.answer = (_asked, _response, pass) => pass();
  await page.context().setOffline(false);
}

/** The visitor comes back to the tab. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
