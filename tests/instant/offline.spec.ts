/** What has been opened opens without a network, and what has not says so in the site's words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { faultsOf } from '../pages/audit.ts';
import { liveOf } from '../pages/demo-support.ts';
import { content, DESK, mainNavigation, messmate, PRODUCT } from '../pages/support.ts';
import { siteDir } from '../site.ts';
import {
  ASIDE,
  arrive,
  hasKept,
  heading,
  keptIn,
  MAIN,
  openDemo,
  plugIn,
  test,
  unplug,
  visit,
} from './support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

/** A page of each kind. */
const VISITED = [...MAIN, PRODUCT, ASIDE, '/services/web-development'];

test('every page that was visited opens without a network, its fonts and live demo too', async ({
  page,
  front,
}) => {
  await visit(page, `${front.url}/`);
  const headings: Record<string, string> = {};
  for (const route of VISITED) {
    await page.goto(front.url + route);
    headings[route] = await heading(page).innerText();
  }
  await hasKept(page, VISITED, 'A page that is opened is kept.');
  await openDemo(page, front);
  await page.waitForLoadState('networkidle');
  const foreign = (await keptIn(page)).filter((path) => !path.startsWith('/'));
  expect(foreign, 'Nothing of other hosts is kept.').toEqual([]);
  await unplug(page, front);
  for (const route of VISITED) {
    const response = await page.goto(front.url + route);
    expect(response?.status(), `${route} does not open without a network.`).toBe(200);
    await expect(heading(page)).toHaveText(headings[route] ?? '', { useInnerText: true });
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin"')), `${route} lacks its fonts.`)
      .toBe(true);
  }
  await openDemo(page, front);
});

/** The files that the island's loader fetches later: all that it names. */
const assets = join(siteDir(), '_astro');
const loader = readdirSync(assets).find((name) => /^load[.-].*\.js$/.test(name)) ?? '';
const LATER = (readFileSync(join(assets, loader), 'utf8').match(/_astro\/[\w.-]+\.js/g) ?? []).map(
  (name) => `/${name}`,
);

for (const first of ['/', PRODUCT]) {
  test(`who begins with ${first} and moves towards the demo has it without a network`, async ({
    page,
    front,
  }) => {
    await arrive(page, front.url + first);
    if (first !== PRODUCT) await page.goto(front.url + PRODUCT);
    await page.mouse.wheel(0, 100);
    await hasKept(page, [PRODUCT], 'The page has to be kept.');
    expect(LATER, 'The loader names what it fetches.').not.toEqual([]);
    await hasKept(
      page,
      LATER,
      'With the first scrolling the code of the island is kept: `follow` in the worker.',
    );
    await unplug(page, front);
    await openDemo(page, front);
  });
}

for (const first of ['/', PRODUCT]) {
  test(`who begins with ${first} and loses the network before scrolling reads on, and gets the demo later`, async ({
    page,
    front,
  }) => {
    await arrive(page, front.url + first);
    if (first !== PRODUCT) await page.goto(front.url + PRODUCT);
    await hasKept(page, [PRODUCT], 'The page has to be kept.');
    await unplug(page, front);
    const response = await page.reload();
    expect(response?.status(), 'The page opens without a network.').toBe(200);
    await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
    const screen = page.getByRole('alert');
    await expect(screen, 'What happened is said in the words of content/interface.yaml.').toContainText(
      content.words.error.lost,
    );
    await expect(screen).not.toContainText('module');
    const { heading: feature } = messmate.features.tabs.attendance;
    await expect(page.getByRole('heading', { name: feature }), 'The drawings stay.').toBeVisible();
    await plugIn(page, front);
    await liveOf(page, 'attendance');
    await expect(screen, 'With the network the demo comes by itself.').toHaveCount(0);
  });
}

test('after one visit the main pages open, with all links of the contact page; another says so in the site’s words', async ({
  page,
  front,
}) => {
  await visit(page, `${front.url}/`);
  await unplug(page, front);
  for (const route of MAIN) expect((await page.goto(front.url + route))?.status(), route).toBe(200);
  await page.goto(`${front.url}/contact`);
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

  for (const path of [ASIDE, '/no/such/page']) {
    const response = await page.goto(front.url + path);
    expect(response?.status(), 'No page can be had: 503.').toBe(503);
    await expect(heading(page)).toHaveText(content.offline.heading);
    await expect(page.getByRole('main')).toContainText(content.offline.text);
  }
  const list = page.getByRole('navigation', { name: content.offline.kept });
  await expect(list.getByRole('link'), 'Only what is kept is offered.').toHaveText(
    content.company.navigation.map(({ label }) => label),
  );
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(front.url + ASIDE);
  await plugIn(page, front);
  await page.getByRole('link', { name: content.offline.again }).click();
  await expect(heading(page), 'With the network back, another try leads to the page.').toHaveText(
    content.legal.find(({ id }) => id === 'privacy-policy')?.title ?? '',
  );
  await list.waitFor({ state: 'detached' });
});

test('where site data are blocked the page for no network leads on without its list', async ({
  page,
  front,
}) => {
  await arrive(page, `${front.url}/about`);
  await unplug(page, front);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'caches', { get: blocked });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: blocked });
  });
  await page.goto(front.url + ASIDE, { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText(content.offline.heading);
  await expect(page.getByRole('navigation', { name: content.offline.kept })).toBeHidden();
  await expect(mainNavigation(page).getByRole('link').first()).toBeVisible();
  expect(faults, 'A browser that blocks site data is no error of the page.').toEqual([]);
});

test('nobody can open the page for no network as a page of the site', async ({ front }) => {
  for (const path of ['/offline', '/offline.html', '/offline/'])
    expect((await fetch(front.url + path)).status, `${path} has to be a page that is not there.`).toBe(404);
});
