/** The requests, errors and forbidden elements of each kind of page, and the not-found page. */
import { expect } from '@playwright/test';
import { PIXEL } from '../owners.ts';
import { readShifts, waitForFonts, watchShifts } from './shifts.ts';
import {
  content,
  DISTINCT_ROUTES,
  isReact,
  LAPTOP,
  liveRegion,
  notices,
  notify,
  PORTRAIT_URLS,
  PRODUCT,
  recordErrors,
  routePortraits,
  scrollToEnd,
  UNKNOWN_ROUTE,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP });

for (const route of DISTINCT_ROUTES)
  test(`loads ${route} as one document, without layout shifts, forms or errors (but a 404’s), with one live region`, async ({
    page,
    baseURL,
  }) => {
    const errors = recordErrors(page);
    const foreignUrls: string[] = [];
    const resourceTypes: string[] = [];
    const nonGetRequests: string[] = [];
    const reactChecks: Promise<boolean>[] = [];
    page.on('response', (response) => reactChecks.push(isReact(response)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreignUrls.push(request.url());
      if (request.method() !== 'GET') nonGetRequests.push(`${request.method()} ${request.url()}`);
      resourceTypes.push(request.resourceType());
    });
    const picture = { contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') };
    await routePortraits(page, (portraitRoute) => portraitRoute.fulfill(picture));
    await watchShifts(page);
    await page.goto(route);
    await waitForFonts(page);
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    // The not-found page logs the requested address: see the test below.
    if (route !== UNKNOWN_ROUTE)
      expect(errors, `expected no error or warning in the console of ${route}`).toEqual([]);
    const portraits = route === '/team' ? [...PORTRAIT_URLS].sort() : [];
    expect(foreignUrls.sort(), 'expected requests to other hosts only for the portraits on /team').toEqual(
      portraits,
    );
    expect(nonGetRequests, `expected ${route} to send nothing`).toEqual([]);
    expect(await page.context().cookies(), 'expected no cookie').toEqual([]);
    const stored = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(localStorage),
    ]);
    expect(stored, 'expected nothing stored: the privacy policy says so').toEqual([]);
    const styleSheets = resourceTypes.filter((type) => type === 'stylesheet');
    const why = 'expected inline styles, except those of the live demo: see LATE_STYLES in astro.config.ts';
    expect(styleSheets, why).toHaveLength(route === PRODUCT ? 1 : 0);
    expect(resourceTypes.filter((type) => type === 'document')).toHaveLength(1);
    expect(await readShifts(page), `expected no layout shift while ${route} is scrolled`).toEqual([]);
    const hasReact = (await Promise.all(reactChecks)).includes(true);
    expect(hasReact, `expected React on ${PRODUCT} only`).toBe(route === PRODUCT);
    const liveRegions = page.locator(
      ':is([aria-live], [role=status], [role=alert], [role=log], output):not(main *)',
    );
    await expect(liveRegions, `expected one live region on ${route}: that of Frame.tsx`).toHaveCount(1);
    await expect(liveRegion(page), `expected an empty live region on ${route}`).toBeEmpty();
    await notify(page, ['First', 'Second']);
    await expect(notices(page), 'expected both notices').toHaveText([/First/, /Second/]);
    // The demo has radio buttons, sliders and select elements.
    const fields = page.locator(
      route === PRODUCT
        ? 'form, textarea, input:not([type=radio], [type=range]), [contenteditable], datalist, video'
        : 'form, textarea, input, select, [contenteditable], datalist, video',
    );
    await expect(fields, 'expected no form and no field for a text or file').toHaveCount(0);
  });

/** The second path is not valid UTF-8. */
const UNKNOWN_PATHS = ['/services/web-development/more?a=1&b=2', '/%E0%A4%A'];

test('shows the not-found page at an unknown or invalid address, and logs the address', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of UNKNOWN_PATHS) {
    expect((await page.goto(path))?.status(), `expected status 404 for ${path}`).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
    const requestedPath = await page.evaluate(() => location.pathname);
    expect(errors.join(), `expected console.error with ${requestedPath}`).toContain(requestedPath);
  }
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.company.name);
});
