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
const INJECTIONS = {
  'a script': { markup: `<script>${RUNS}</script>`, refused: 'script-src-elem' },
  'a module': { markup: `<script type="module">${RUNS}</script>`, refused: 'script-src-elem' },
  'a listener': { markup: `<img src="data:," alt="" onerror='${RUNS}'>`, refused: 'script-src-attr' },
  'a style sheet': { markup: '<style>h1 { display: none }</style>', refused: 'style-src-elem' },
  'a style': { markup: '<p id="put" style="position: fixed">Put</p>', refused: 'style-src-attr' },
  'a script of another host': {
    markup: `<script src="${ELSEWHERE}/a.js"></script>`,
    refused: 'script-src-elem',
  },
  'a picture of another host': { markup: `<img src="${ELSEWHERE}/a.png?seen" alt="">`, refused: 'img-src' },
  'a frame': { markup: `<iframe src="${ELSEWHERE}/" title="a"></iframe>`, refused: 'frame-src' },
  'an object': { markup: `<object data="${ELSEWHERE}/a.svg"></object>`, refused: 'object-src' },
  'another base': { markup: `<base href="${ELSEWHERE}/">`, refused: 'base-uri' },
  'rules for speculation': {
    markup: `<script type="speculationrules">{"prefetch":[{"urls":["${ELSEWHERE}/"]}]}</script>`,
    refused: 'script-src-elem',
  },
};

test.describe('what is put into a page is refused', () => {
  test.use({ mayRefuse: true });

  for (const [what, { markup, refused }] of Object.entries(INJECTIONS)) {
    // The product page has the widest policy.
    test(`${what}, in the document`, async ({ page }) => {
      const asked = await watchRequests(page);
      await openWith(page, PRODUCT, markup);
      await expect
        .poll(
          () => refusalsOf(page),
          `${what} must be refused and reported: see src/publish/hosting/policy.ts.`,
        )
        .toContain(refused);
      expect(await page.title(), 'The script has run.').not.toBe('Taken');
      expect(asked, 'Another host has been asked.').toEqual([]);
      await expect(page.getByRole('heading', { level: 1 }), 'The style has been applied.').toBeVisible();
      const put = page.locator('#put');
      if (await put.count()) await expect(put, 'The style has been applied.').toHaveCSS('position', 'static');
    });
  }

  for (const [method, action] of [
    ['post', `${ELSEWHERE}/`],
    ['post', '/about'],
    ['get', `${ELSEWHERE}/`],
  ] as const) {
    test(`a form that would ${method} to ${action}`, async ({ page }) => {
      const asked = await watchRequests(page);
      const button = '<button>Send it</button>';
      await openWith(page, '/contact', `<form method="${method}" action="${action}">${button}</form>`);
      const navigated: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && navigated.push(request.url()));
      // Said in the console: after a refused form Playwright waits for a page that never comes.
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('form-action'),
        timeout: PATIENCE_MS,
      });
      await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
      await refused;
      expect(navigated, 'A form must not be sent: the policy needs form-action.').toEqual([]);
      expect(asked).toEqual([]);
    });
  }

  const TRIES: Record<string, { run: () => unknown; refused: string }> = {
    'text as HTML': {
      run: () => {
        document.body.innerHTML = '<p>Taken</p>';
      },
      refused: 'require-trusted-types-for',
    },
    'text as the address of a script': {
      run: () => {
        document.createElement('script').src = '/_astro/a.js';
      },
      refused: 'require-trusted-types-for',
    },
    'a policy of its own for trusted values': {
      run: () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string): unknown };
        };
        trustedTypes.createPolicy('own');
      },
      refused: 'trusted-types',
    },
    'a request to another host': {
      run: () => void fetch('https://elsewhere.example/').catch(() => {}),
      refused: 'connect-src',
    },
  };
  for (const [what, { run, refused }] of Object.entries(TRIES)) {
    test(`${what}, by script`, async ({ page }) => {
      const asked = await watchRequests(page);
      await watchRefusals(page);
      await page.goto('/');
      await page.evaluate(run).catch((error: Error) => expect(error.message).toMatch(/Trusted|policy/i));
      await expect.poll(() => refusalsOf(page), `${what} must be refused.`).toContain(refused);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked).toEqual([]);
    });
  }

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

test('the demo may ask for the camera, and for nothing else that a browser asks people about', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
    const asked = ['camera', 'microphone', 'geolocation', 'midi', 'usb', 'serial', 'hid', 'display-capture'];
    return featurePolicy.allowedFeatures().filter((feature) => asked.includes(feature));
  });
  expect(allowed, 'What the header Permissions-Policy allows: see src/publish/hosting/headers.ts.').toEqual([
    'camera',
  ]);
});
