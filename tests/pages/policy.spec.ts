/** The policies in the browser: what is put into a page is refused. What the site does itself is in requests.spec.ts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { PATIENCE_MS } from '../patience.ts';
import { content, PRODUCT } from './support.ts';
import { refusalsOf, test, watchRefusals } from './test.ts';

test.use({ reducedMotion: 'reduce', mayRefuse: true });

const ELSEWHERE = 'https://elsewhere.example';
const RUNS = 'document.title = "Taken"';

/** What somebody could put into a document, and which directive refuses it. */
const INJECTIONS = [
  ['script-src-elem', `<script>${RUNS}</script>`],
  ['script-src-elem', `<script type="module">${RUNS}</script>`],
  ['script-src-elem', `<script src="${ELSEWHERE}/a.js"></script>`],
  ['script-src-elem', `<script type="speculationrules">{"prefetch":[{"urls":["${ELSEWHERE}/"]}]}</script>`],
  ['script-src-attr', `<img src="/none.png" alt="" onerror='${RUNS}'>`],
  ['img-src', `<img src="${ELSEWHERE}/a.png?seen" alt="">`],
  ['style-src-elem', '<style>h1 { display: none }</style>'],
  ['style-src-attr', '<p id="put" style="position: fixed">Put</p>'],
  ['frame-src', `<iframe src="${ELSEWHERE}/" title="a"></iframe>`],
  ['object-src', `<object data="${ELSEWHERE}/a.svg"></object>`],
  ['base-uri', `<base href="${ELSEWHERE}/">`],
] as const;

/** What somebody's script could try, and which directive refuses it. */
const TRIES: [refused: string, run: () => unknown][] = [
  ['require-trusted-types-for', () => Reflect.set(document.body, 'innerHTML', '<p>Taken</p>')],
  ['require-trusted-types-for', () => Reflect.set(document.createElement('script'), 'src', '/_astro/a.js')],
  ['trusted-types', () => Reflect.get(window, 'trustedTypes').createPolicy('own')],
  ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => {})],
];

/** Notes what is asked of other hosts. */
async function watchRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: RUNS });
  });
  return asked;
}

/** Waits until the console says that a directive has refused something. */
const refusalBy = (page: Page, directive: string) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes(directive),
    timeout: PATIENCE_MS,
  });

/** Opens a page with markup put into its body, as if someone had found a way to. Its headers stay. */
async function openWith(page: Page, route: string, markup: string): Promise<void> {
  await page.route(`**${route}`, async (asked) => {
    const response = await asked.fetch();
    await asked.fulfill({
      response,
      body: (await response.text()).replace(/<body[^>]*>/, (tag) => tag + markup),
    });
  });
  await page.goto(route);
}

test('what is put into a document is refused, and what a script tries', async ({ page }) => {
  const asked = await watchRequests(page);
  await watchRefusals(page);
  // The product page has the widest policy.
  await openWith(page, PRODUCT, INJECTIONS.map(([, markup]) => markup).join('\n'));
  await expect
    .poll(
      () => refusalsOf(page),
      'Each must be refused and reported, once: see src/publish/hosting/policy.ts.',
    )
    .toEqual(INJECTIONS.map(([refused]) => refused).sort());
  await expect(page.locator('#put'), 'The style has been applied.').toHaveCSS('position', 'static');

  for (const [, run] of TRIES)
    await page.evaluate(run).catch((error: Error) => expect(error.message).toMatch(/Trusted|policy/i));
  await expect
    .poll(() => refusalsOf(page), 'Each try must be refused.')
    .toEqual([...INJECTIONS, ...TRIES].map(([refused]) => refused).sort());
  await expect(page.getByRole('heading', { level: 1 }), 'The page is as it was.').toBeVisible();
  expect(await page.title(), 'A script has run.').not.toBe('Taken');
  expect(asked, 'Another host has been asked.').toEqual([]);
});

test('a form is not sent, neither elsewhere nor here', async ({ page }) => {
  for (const action of [`${ELSEWHERE}/`, '/about']) {
    await openWith(
      page,
      '/contact',
      `<form method="post" action="${action}"><button>Send it</button></form>`,
    );
    const refused = refusalBy(page, 'form-action');
    // After a refused form Playwright waits for a page that never comes.
    await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
    await refused;
    await page.unroute('**/contact');
  }
});

test('no other page can frame this one', async ({ page, baseURL }) => {
  // A server of its own: what a test answers in its place counts as coming from the internet, which may not frame
  // anything of this machine.
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${baseURL}/" title="framed"></iframe>`);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const refused = refusalBy(page, 'frame-ancestors');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await refused;
  const heading = page.frameLocator('iframe').getByRole('heading', { name: content.company.name });
  await expect(heading, 'Visitors could be made to press what they do not see.').toHaveCount(0);
  other.close();
});
