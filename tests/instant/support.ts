/** What the stories of the service worker share: a window with the worker at work, and a server that can change. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { content, showSign } from '../pages/support.ts';
import { test as base } from '../pages/test.ts';

/** A server in front of the site under test: it notes what is asked, and a test may answer in its own way. */
export type Front = {
  url: string;
  /** What has been asked since the last look. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** Answers in the site's place; `pass` lets the site answer. */
  answer: (asked: IncomingMessage, response: ServerResponse, pass: () => void) => void;
};

export const test = base.extend<{ front: Front }>({
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

/** Waits until the worker is in control. */
export const atRest = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 50 });

/** Waits until the browser has kept what is named. */
export const hasKept = (page: Page, paths: readonly string[], message: string) =>
  expect.poll(() => keptIn(page), { message }).toEqual(expect.arrayContaining([...paths]));

/** Opens a page for the first time, and waits until it listens, the worker is in control and the page is kept. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await showSign(page);
  await expect(page.locator('link[rel=manifest]'), 'src/site/layouts/idle.ts has not run.').toBeAttached();
  await atRest(page);
  await hasKept(page, [new URL(address).pathname], 'The page was not kept: src/site/layouts/idle.ts.');
}

/** Takes the network away, and what the browser keeps by itself. */
export async function unplug(page: Page, front: Front): Promise<void> {
  front.answer = (_asked, response) => response.destroy();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}
