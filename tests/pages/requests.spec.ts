/** What a page asks for, what it complains about, and what it has no place for. */
import { expect } from '@playwright/test';
import { afterFamily, shiftsOf, watchShifts } from './shifts.ts';
import {
  content,
  DESK,
  EVERYWHERE,
  isReact,
  liveRegion,
  PRODUCT,
  scrollThrough,
  UNKNOWN,
} from './support.ts';
import { refusalsOf, test, watchRefusals } from './test.ts';

test.use({ viewport: DESK });

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const pictureHosts = new Set(
  content.team.flatMap(({ image }) => (image?.startsWith('https:') ? [new URL(image).origin] : [])),
);

for (const route of EVERYWHERE) {
  test(`${route}: one request makes the first view, nothing complains, nothing shifts, no form`, async ({
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
      const isPicture = route === '/team' && pictureHosts.has(origin) && request.resourceType() === 'image';
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin && !isPicture)
        foreign.push(request.url());
      kinds.push(request.resourceType());
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    await page.route(
      ({ origin }) => pictureHosts.has(origin),
      (handled) => handled.fulfill({ contentType: 'image/gif', body: pixel }),
    );
    await watchShifts(page);
    await watchRefusals(page);
    await page.goto(route);
    await afterFamily(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    // The page for an address that leads nowhere logs that, as errors.spec.ts shows.
    if (route !== UNKNOWN) expect(complaints, `${route} has errors or warnings in the console.`).toEqual([]);
    expect(
      await refusalsOf(page),
      'The policy refuses what the page does: see src/publish/hosting/policy.ts.',
    ).toEqual([]);
    expect(
      foreign,
      `${route} asks other hosts: only pictures of people, on /team, may come from elsewhere.`,
    ).toEqual([]);
    expect(sent, `${route} sends something: the site says that it does not.`).toEqual([]);
    expect(
      await page.context().cookies(),
      `${route} sets a cookie: the site says that it sets none.`,
    ).toEqual([]);
    expect(kinds, 'Styles stand in the document: build.inlineStylesheets "always".').not.toContain(
      'stylesheet',
    );
    expect(kinds.filter((kind) => kind === 'document')).toHaveLength(1);
    expect(await shiftsOf(page), `${route} shifts while it is scrolled.`).toEqual([]);

    expect((await Promise.all(react)).includes(true), `Only ${PRODUCT} loads React.`).toBe(route === PRODUCT);
    const live = page.locator(
      ':is([aria-live], [role=status], [role=alert], [role=log], output):not(main *)',
    );
    await expect(live, `${route} needs one live region, no more: Frame puts it there.`).toHaveCount(1);
    await expect(liveRegion(page), `The live region of ${route} is not empty.`).toBeEmpty();
    const fields = page.locator(
      'form, textarea, input:not([type=radio], [type=range]), [contenteditable], datalist, video',
    );
    expect(
      await fields.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
      'The specification has no form: buttons, radio buttons, sliders and a select are what there may be.',
    ).toEqual([]);
    if (route !== PRODUCT) await expect(page.locator('input, select')).toHaveCount(0);

    for (const link of await page.locator('a[href^="http"]').all()) {
      const name = (await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '';
      await expect(link, `"${name}" leads away: it opens a new tab.`).toHaveAttribute('target', '_blank');
      await expect(link, `"${name}" opens a new tab: rel="noopener".`).toHaveAttribute('rel', /\bnoopener\b/);
      expect(name, `"${name}" has to say that it opens a new tab.`).toContain(content.words.newTab);
    }
  });
}
