/** The site's Content-Security-Policy, which makes the browser refuse injected code. */
import { expect } from '@playwright/test';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ expectsRefusals: true });

const FOREIGN = 'https://elsewhere.example';
const INJECTED_CODE = 'document.title = "Taken"';

/** Injected markup, each with the effective directive that refuses it. */
const INJECTIONS = [
  ['script-src-elem', `<script>${INJECTED_CODE}</script>`],
  ['script-src-elem', `<script type="module">${INJECTED_CODE}</script>`],
  ['script-src-elem', `<script src="${FOREIGN}/a.js"></script>`],
  ['script-src-elem', `<script type="speculationrules">{"prefetch":[{"urls":["${FOREIGN}/"]}]}</script>`],
  ['script-src-attr', `<img src="/none.png" alt="" onerror='${INJECTED_CODE}'>`],
  ['img-src', `<img src="${FOREIGN}/a.png?seen" alt="">`],
  ['style-src-elem', '<style>h1 { display: none }</style>'],
  ['style-src-attr', '<p id="injected" style="position: fixed">Injected</p>'],
  ['frame-src', `<iframe src="${FOREIGN}/" title="a"></iframe>`],
  ['object-src', `<object data="${FOREIGN}/a.svg"></object>`],
  ['base-uri', `<base href="${FOREIGN}/">`],
] as const;

/** Actions of an injected script, each with the directive that refuses it. */
const ACTIONS: [directive: string, run: () => unknown][] = [
  ['require-trusted-types-for', () => Reflect.set(document.body, 'innerHTML', '<p>Taken</p>')],
  ['require-trusted-types-for', () => Reflect.set(document.createElement('script'), 'src', '/_astro/a.js')],
  ['trusted-types', () => Reflect.get(window, 'trustedTypes').createPolicy('injected')],
  ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => {})],
];

test('refuses injected markup and actions of an injected script', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: INJECTED_CODE });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  const readRefused = () => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).toSorted());
  const expectRefused = (directives: string[], why: string) =>
    expect.poll(readRefused, why).toEqual(directives.sort());
  const forms = [`${FOREIGN}/`, '/about'].map((action) => `<form method="post" action="${action}"></form>`);
  const markup = [...INJECTIONS.map(([, injected]) => injected), ...forms].join('\n');
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
    await route.fulfill({ response, body });
  });
  await page.goto(PRODUCT);
  const refused: string[] = INJECTIONS.map(([directive]) => directive);
  await expectRefused(refused, 'expected a refusal of each element: see src/publish/hosting/policy.ts');
  await expect(page.locator('#injected'), 'expected the style to be refused').toHaveCSS('position', 'static');

  for (const [directive, run] of ACTIONS) {
    await page.evaluate(run).catch((error: Error) => expect(error.message).toMatch(/Trusted|policy/i));
    refused.push(directive);
  }
  await expectRefused(refused, 'expected one refusal of each action');
  await expect(page.getByRole('heading', { level: 1 }), 'expected an unchanged page').toBeVisible();
  expect(await page.title(), 'expected no script to run').not.toBe('Taken');

  // The forms are last, because Playwright then waits for a navigation that never ends.
  for (const n of [0, 1]) await page.evaluate((i) => document.forms[i]?.submit(), n);
  await expectRefused([...refused, 'form-action', 'form-action'], 'expected both forms to be refused');
  expect(requests, 'expected no request to another host').toEqual([]);
});

test('refuses to be framed by another page', async ({ page, baseURL }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${baseURL}/" title="framed"></iframe>`);
  await refused;
  const heading = page.frameLocator('iframe').getByRole('heading', { name: content.company.name });
  await expect(heading, 'expected no frame: it would allow clickjacking').toHaveCount(0);
});
