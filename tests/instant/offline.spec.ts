/** What has been opened opens without a network, and what has not says so in the site's words. */
import { expect } from '@playwright/test';
import { faultsOf } from '../pages/audit.ts';
import { liveOf } from '../pages/demo-support.ts';
import { content, DESK, mainNavigation, messmate, PRODUCT, tryAgain, wakeTabs } from '../pages/support.ts';
import {
  ASIDE,
  arrive,
  atRest,
  fileOf,
  HTML,
  hasKept,
  heading,
  keptIn,
  MAIN,
  test,
  unplug,
} from './support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

test('what was visited opens without a network; another page says so', async ({ page, front }) => {
  await arrive(page, `${front.url}/`);
  for (const route of ['/about?from=mail', '/services/web-development']) await page.goto(front.url + route);
  await page.mouse.wheel(0, 100);
  const kept = [...MAIN, '/about', '/services/web-development', '/contact.vcf'];
  await hasKept(page, kept, 'Who scrolls has the pages of the header kept: src/site/layouts/idle.ts.');
  expect((await keptIn(page)).filter((path) => !path.startsWith('/'))).toEqual([]);
  await unplug(page, front);
  for (const route of ['/', '/about.html', ...kept.filter((path) => !path.endsWith('.vcf'))]) {
    expect((await page.goto(front.url + route))?.status(), `${route} does not open.`).toBe(200);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Latin"')), `${route} lacks its fonts.`)
      .toBe(true);
  }
  await page.goto(`${front.url}/contact`);
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: content.contact.card.save }).click();
  expect(await (await download).failure(), 'The card has to be there without a network.').toBeNull();

  expect((await page.goto(front.url + ASIDE))?.status(), 'No page can be had: 503.').toBe(503);
  await expect(heading(page)).toHaveText(content.offline.heading);
  expect(await faultsOf(page)).toEqual([]);
  await mainNavigation(page).getByRole('link', { name: 'Team', exact: true }).click();
  await expect(heading(page)).toHaveText(content.teamPage.heading);
  await page.goto(front.url + ASIDE);
  front.answer = (_asked, _response, pass) => pass();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: content.offline.again }).click();
  await expect(heading(page), 'With the network back, another try leads to the page.').not.toHaveText(
    content.offline.heading,
  );
  expect((await fetch(`${front.url}/offline`)).status, 'It is no page of the site.').toBe(404);
});

test('who moves to the demo at once has it without a network', async ({ page, front }) => {
  await page.goto(front.url + PRODUCT);
  await wakeTabs(page);
  await liveOf(page, 'attendance');
  await atRest(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const code = loaded.filter((path) => path.endsWith('.js') && path !== '/worker.js');
  await hasKept(page, [PRODUCT, ...code], 'What a page has loaded is kept: src/site/layouts/idle.ts.');
  await unplug(page, front);
  await page.goto(`${front.url}${PRODUCT}#tuckshop`);
  await liveOf(page, 'tuckshop');
});

test('a visitor who saves data keeps what was opened, and no more', async ({ page, context, front }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await arrive(page, `${front.url}/about`);
  await page.evaluate(async () => {
    scrollTo(0, 100);
    await new Promise((scrolled) => addEventListener('scroll', scrolled, { once: true }));
    // What the page asks of its caches has been answered then too.
    await caches.match('/contact.vcf');
  });
  await page.goto(front.url + ASIDE);
  await hasKept(page, [ASIDE], 'A page that is opened is kept.');
  expect(await keptIn(page)).not.toContain('/contact.vcf');
});

test('a host in trouble is no better than none, and spoils nothing that is kept', async ({ page, front }) => {
  await arrive(page, `${front.url}/about`);
  front.answer = ({ url }, response, pass) => {
    if (url === '/elsewhere') response.writeHead(302, { Location: '/team' }).end();
    else if (url === '/about') response.writeHead(503, HTML).end('Overloaded');
    else if (url === '/data') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    // In the middle of a deploy: whatever is missing is answered with the front page.
    else if (/_astro\/start.*\.js$/.test(url ?? ''))
      response.writeHead(200, { ...HTML, 'Cache-Control': 'no-store' }).end(fileOf('index.html'));
    else pass();
  };
  for (const path of ['/elsewhere', '/no/such/page', '/data']) await page.goto(front.url + path);
  expect((await page.goto(`${front.url}/about`))?.status()).toBe(200);
  await expect(heading(page)).toHaveText(content.about.heading);
  await page.goto(front.url + PRODUCT);
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert'), 'Meanwhile the page says what is the matter.').toBeVisible();
  const spoilt = (await keptIn(page)).filter((path) => /\/start|elsewhere|no\/such|data/.test(path));
  expect(spoilt, 'Only good answers are kept: `onlyGood` in the worker.').toEqual([]);
  front.answer = (_asked, _response, pass) => pass();
  await tryAgain(page);
  await wakeTabs(page);
  await liveOf(page, 'attendance');
});
