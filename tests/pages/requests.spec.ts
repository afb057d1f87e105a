/** What a page requests, what it complains about, and what it may not contain. */
import { expect } from '@playwright/test';
import { shiftsOf, waitForFonts, watchShifts } from './shifts.ts';
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
  test(`${route}: one request makes the first view, nothing complains, nothing shifts, no form, a notice`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    const foreign: string[] = [];
    const kinds: string[] = [];
    const sent: string[] = [];
    const react: Promise<boolean>[] = [];
    page.on('response', (response) => react.push(isReact(response)));
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
      kinds.push(request.resourceType());
    });
    await page.route(
      ({ origin }) => hosts.has(origin),
      (handled) => handled.fulfill({ contentType: 'image/gif', body: pixel }),
    );
    await watchShifts(page);
    await page.goto(route);
    await waitForFonts(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    // The not-found page logs its address, as the last test shows.
    if (route !== UNKNOWN) expect(complaints, `${route} has errors or warnings in the console.`).toEqual([]);
    expect(foreign.sort(), 'Only pictures of people, on /team, come from elsewhere.').toEqual(
      route === '/team' ? [...pictures].sort() : [],
    );
    expect(sent, `${route} sends something: the site says that it does not.`).toEqual([]);
    expect(await page.context().cookies(), 'The site says that it sets no cookie.').toEqual([]);
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
    expect(kept, 'The privacy policy names nothing that stays when the tab is closed.').toEqual([]);
    expect(
      kinds.filter((kind) => kind === 'stylesheet'),
      'Styles stand in the document, but for those of the live demo: astro.config.ts.',
    ).toHaveLength(route === PRODUCT ? 1 : 0);
    expect(kinds.filter((kind) => kind === 'document')).toHaveLength(1);
    expect(await shiftsOf(page), `${route} shifts while it is scrolled.`).toEqual([]);
    expect((await Promise.all(react)).includes(true), `Only ${PRODUCT} loads React.`).toBe(route === PRODUCT);
    const live = page.locator(
      ':is([aria-live], [role=status], [role=alert], [role=log], output):not(main *)',
    );
    await expect(live, `${route} needs one live region, no more: Frame puts it there.`).toHaveCount(1);
    await expect(liveRegion(page), `The live region of ${route} is not empty.`).toBeEmpty();
    await notify(page, ['First', 'Second']);
    await expect(notices(page), 'Any page can show notices.').toHaveText([/First/, /Second/]);
    const fields = page.locator(
      route === PRODUCT
        ? 'form, textarea, input:not([type=radio], [type=range]), [contenteditable], datalist, video'
        : 'form, textarea, input, select, [contenteditable], datalist, video',
    );
    await expect(fields, 'The specification has no form.').toHaveCount(0);
  });

// The second cannot be decoded.
const PATHS = ['/services/web-development/more?a=1&b=2', '/%E0%A4%A'];

test('any address that leads nowhere shows the not-found page, which leads home', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of PATHS) {
    expect((await page.goto(path))?.status(), `The host has to answer 404 (${path}).`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
    const attempted = await page.evaluate(() => location.pathname);
    expect(
      errors.some((text) => text.includes(attempted)),
      `The attempted path has to be logged with console.error (${path}).`,
    ).toBe(true);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.company.name);
});
