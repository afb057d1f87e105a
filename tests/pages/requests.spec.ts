/** The requests, errors and forbidden elements of each page. */
import { expect } from '@playwright/test';
import { readShifts, waitForFonts, watchShifts } from './shifts.ts';
import {
  content,
  DISTINCT_ROUTES,
  isReact,
  LAPTOP,
  liveRegion,
  notices,
  notify,
  PRODUCT,
  scrollThrough,
  UNKNOWN,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP });

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const pictures = content.team.flatMap(({ image }) => (image?.startsWith('https:') ? [image] : []));
const hosts = new Set(pictures.map((address) => new URL(address).origin));

for (const route of DISTINCT_ROUTES)
  test(`loads ${route} in one request, without errors, shifts, forms, and with one live region`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    const kinds: string[] = [];
    const sent: string[] = [];
    const react: Promise<boolean>[] = [];
    page.on('response', (response) => react.push(isReact(response)));
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
      kinds.push(request.resourceType());
    });
    await page.route(
      ({ origin }) => hosts.has(origin),
      (request) => request.fulfill({ contentType: 'image/gif', body: pixel }),
    );
    await watchShifts(page);
    await page.goto(route);
    await waitForFonts(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    // The not-found page logs its address, as the last test shows.
    if (route !== UNKNOWN)
      expect(errors, `expected no error or warning in the console of ${route}`).toEqual([]);
    expect(foreign.sort(), 'expected foreign requests on /team only, for pictures of people').toEqual(
      route === '/team' ? [...pictures].sort() : [],
    );
    expect(sent, `expected ${route} to send nothing`).toEqual([]);
    expect(await page.context().cookies(), 'expected no cookie').toEqual([]);
    const stored = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
    expect(stored, 'expected nothing stored: the privacy policy says so').toEqual([]);
    expect(
      kinds.filter((kind) => kind === 'stylesheet'),
      'expected inline styles, except those of the live demo: astro.config.ts',
    ).toHaveLength(route === PRODUCT ? 1 : 0);
    expect(kinds.filter((kind) => kind === 'document')).toHaveLength(1);
    expect(await readShifts(page), `expected no shift while ${route} is scrolled`).toEqual([]);
    expect((await Promise.all(react)).includes(true), `expected React on ${PRODUCT} only`).toBe(
      route === PRODUCT,
    );
    const liveRegions = page.locator(
      ':is([aria-live], [role=status], [role=alert], [role=log], output):not(main *)',
    );
    await expect(liveRegions, `expected one live region on ${route}: Frame has it`).toHaveCount(1);
    await expect(liveRegion(page), `expected an empty live region on ${route}`).toBeEmpty();
    await notify(page, ['First', 'Second']);
    await expect(notices(page), 'expected both notices').toHaveText([/First/, /Second/]);
    const fields = page.locator(
      route === PRODUCT
        ? 'form, textarea, input:not([type=radio], [type=range]), [contenteditable], datalist, video'
        : 'form, textarea, input, select, [contenteditable], datalist, video',
    );
    await expect(fields, 'expected no form').toHaveCount(0);
  });

// The second is not valid UTF-8.
const PATHS = ['/services/web-development/more?a=1&b=2', '/%E0%A4%A'];

test('shows the not-found page at any unknown address', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of PATHS) {
    expect((await page.goto(path))?.status(), `expected status 404 for ${path}`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
    const attempted = await page.evaluate(() => location.pathname);
    expect(
      errors.some((text) => text.includes(attempted)),
      `expected ${path} in console.error`,
    ).toBe(true);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.company.name);
});
