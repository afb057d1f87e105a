/** The policies in the browser: what is put into a page is refused, and nothing that the site does is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PATIENCE_MS } from '../patience.ts';
import { content, PRODUCT, scrollThrough } from './support.ts';
import { refusalsOf, test, watchRefusals } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const ELSEWHERE = 'https://elsewhere.example';

/** Notes what is asked of other hosts, and answers it. */
async function watchRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    const isScript = route.request().resourceType() === 'script';
    return route.fulfill(
      isScript
        ? { contentType: 'text/javascript', body: 'document.title = "Taken"' }
        : { contentType: 'image/png', body },
    );
  });
  return asked;
}

/** Opens a page with markup put into its body, as if someone had found a way to. Its headers stay. */
async function openWith(page: Page, route: string, markup: string): Promise<void> {
  await watchRefusals(page);
  await page.route(`**${route}`, async (asked) => {
    const response = await asked.fetch();
    const html = await response.text();
    const body = html.replace(/<body[^>]*>/, (tag) => tag + markup);
    expect(body, 'There is no place to put the markup in.').not.toBe(html);
    await asked.fulfill({ response, body });
  });
  await page.goto(route);
}

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
  [
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<p>Taken</p>';
    },
  ],
  [
    'require-trusted-types-for',
    () => {
      document.createElement('script').src = '/_astro/a.js';
    },
  ],
  [
    'trusted-types',
    () => {
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): unknown } };
      trustedTypes.createPolicy('own');
    },
  ],
  ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => {})],
];

test.describe('what is put into a page is refused', () => {
  test.use({ mayRefuse: true });

  test('in the document', async ({ page }) => {
    const asked = await watchRequests(page);
    // The product page has the widest policy.
    await openWith(page, PRODUCT, INJECTIONS.map(([, markup]) => markup).join('\n'));
    await expect
      .poll(
        () => refusalsOf(page),
        'Each must be refused and reported, once: see src/publish/hosting/policy.ts.',
      )
      .toEqual(INJECTIONS.map(([refused]) => refused).sort());
    expect(await page.title(), 'A script has run.').not.toBe('Taken');
    expect(asked, 'Another host has been asked.').toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), 'The style sheet has been applied.').toBeVisible();
    await expect(page.locator('#put'), 'The style has been applied.').toHaveCSS('position', 'static');
  });

  test('forms that would send something', async ({ page }) => {
    const asked = await watchRequests(page);
    const navigated: string[] = [];
    for (const [method, action] of [
      ['post', `${ELSEWHERE}/`],
      ['post', '/about'],
      ['get', `${ELSEWHERE}/`],
    ] as const) {
      const button = '<button>Send it</button>';
      await openWith(page, '/contact', `<form method="${method}" action="${action}">${button}</form>`);
      page.on('request', (request) => request.isNavigationRequest() && navigated.push(request.url()));
      // Said in the console: after a refused form Playwright waits for a page that never comes.
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('form-action'),
        timeout: PATIENCE_MS,
      });
      await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
      await refused;
      page.removeAllListeners('request');
      await page.unroute('**/contact');
    }
    expect(navigated, 'A form must not be sent: the policy needs form-action.').toEqual([]);
    expect(asked).toEqual([]);
  });

  test('by script', async ({ page }) => {
    const asked = await watchRequests(page);
    await watchRefusals(page);
    await page.goto('/');
    for (const [, run] of TRIES)
      await page.evaluate(run).catch((error: Error) => expect(error.message).toMatch(/Trusted|policy/i));
    await expect
      .poll(() => refusalsOf(page), 'Each try must be refused.')
      .toEqual(TRIES.map(([refused]) => refused).sort());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('the page in a frame of another page', async ({ page, baseURL }) => {
    // A server of its own: what a test answers in its place counts as coming from the internet, which may not frame
    // anything of this machine.
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<iframe src="${baseURL}/" title="framed"></iframe>`);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const refused = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('frame-ancestors'),
      timeout: PATIENCE_MS,
    });
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await refused;
    const heading = page.frameLocator('iframe').getByRole('heading', { name: content.company.name });
    await expect(
      heading,
      'The site can be framed, and visitors made to press what they do not see.',
    ).toHaveCount(0);
    other.close();
  });
});

/** The team's pictures come from hosts of their own: the page of the team may ask these, no other page may. */
test('pictures come from the hosts in the content, and are shown', async ({ page }) => {
  const asked = await watchRequests(page);
  await page.goto('/team');
  await scrollThrough(page);
  const remote = content.team.flatMap(({ image }) => (image?.startsWith('https:') ? [image] : []));
  await expect
    .poll(() => [...asked].sort(), 'Each picture is asked of its host: img-src comes from the content.')
    .toEqual([...remote].sort());
  await expect(page.locator('img[data-shown]')).toHaveCount(content.team.filter(({ image }) => image).length);
});

test('no page may ask for the camera, nor for anything else that a browser asks people about', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
    const asked = ['camera', 'microphone', 'geolocation', 'midi', 'usb', 'serial', 'hid', 'display-capture'];
    return featurePolicy.allowedFeatures().filter((feature) => asked.includes(feature));
  });
  expect(allowed, 'What the header Permissions-Policy allows: see src/publish/hosting/headers.ts.').toEqual(
    [],
  );
});
