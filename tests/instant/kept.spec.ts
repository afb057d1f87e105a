/** What a browser keeps of the site, and what it refuses to keep. */
import { expect } from '@playwright/test';
import { liveOf } from '../pages/demo-support.ts';
import { content, DESK, messmate, PRODUCT, tryAgain, wakeTabs } from '../pages/support.ts';
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
  pagesIn,
  test,
  visit,
} from './support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

test('only good answers are kept, whatever the address carries; parts of files pass through', async ({
  page,
  front,
}) => {
  await visit(page, `${front.url}/`);
  const before = await pagesIn(page);
  front.answer = ({ url, headers }, response, pass) => {
    // Hosts answer so; the server of `npm start` sends files whole.
    if (headers.range) response.writeHead(206, { 'Content-Type': 'image/svg+xml' }).end('0123456789');
    else if (url === '/broken') response.writeHead(500).end('broken');
    else if (url === '/elsewhere') response.writeHead(302, { Location: '/team' }).end();
    else if (url === '/about') response.writeHead(503, HTML).end('Overloaded');
    else if (url === '/data') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    else pass();
  };
  for (const path of ['/broken', '/elsewhere', '/no/such/page', '/products?from=mail', '/data'])
    await page.goto(front.url + path);
  const troubled = await page.goto(`${front.url}/about`);
  expect(troubled?.status(), 'A host in trouble is no better than none.').toBe(200);
  await expect(heading(page)).toHaveText(content.about.heading);
  // No page of the site may ask for anything itself: a file of it can.
  await page.goto(`${front.url}/robots.txt`);
  const part = await page.evaluate(async () => {
    const answer = await fetch('/favicon.svg', { headers: { Range: 'bytes=0-9' }, cache: 'no-store' });
    return [answer.status, (await answer.text()).length];
  });
  expect(part, 'A range has to be answered by the host.').toEqual([206, 10]);
  expect(await pagesIn(page)).toEqual(before);
  expect(before).toEqual(expect.arrayContaining(MAIN));
});

test('a script that is once answered with a page of HTML harms nobody later', async ({ page, front }) => {
  await arrive(page, `${front.url}/`);
  // A host that answers whatever it lacks with its front page, in the middle of a deploy.
  front.answer = ({ url }, response, pass) =>
    /_astro\/start.*\.js$/.test(url ?? '')
      ? response.writeHead(200, { ...HTML, 'Cache-Control': 'no-store' }).end(fileOf('index.html'))
      : pass();
  await page.goto(front.url + PRODUCT);
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert'), 'Meanwhile the page says what is the matter.').toBeVisible();
  expect(
    (await keptIn(page)).filter((path) => /\/start/.test(path)),
    'Only what has the type of its ending is kept: `onlyGood` in src/site/service-worker/plugins.ts.',
  ).toEqual([]);
  front.answer = (_asked, _response, pass) => pass();
  await tryAgain(page);
  await wakeTabs(page);
  await liveOf(page, 'attendance');
});

test('a page opened while the worker is still on its way is kept too', async ({ page, front }) => {
  const asked = (path: string) => front.asked.some((request) => request.path === path);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  front.answer = ({ url }, _response, pass) => (url === '/worker.js' ? void held.then(pass) : pass());
  await page.goto(`${front.url}/`);
  await expect.poll(() => asked('/worker.js'), 'The page asks for the worker.').toBe(true);
  await page.goto(front.url + ASIDE);
  await page.waitForLoadState('load');
  letGo();
  await atRest(page);
  await hasKept(page, [ASIDE], 'The page has to tell the worker that it is there.');
});

test('a page that the site withdraws is kept no longer', async ({ page, front }) => {
  await visit(page, `${front.url}/about`);
  await page.goto(front.url + ASIDE);
  await hasKept(page, [ASIDE], 'A page that is opened is kept.');
  front.answer = ({ url }, response, pass) =>
    url === ASIDE ? response.writeHead(404, HTML).end('Gone') : pass();
  expect((await page.goto(front.url + ASIDE))?.status(), 'What is gone is not shown from a cache.').toBe(404);
  await expect.poll(() => keptIn(page), { message: 'It has to be forgotten.' }).not.toContain(ASIDE);
});
