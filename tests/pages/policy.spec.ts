/** The policies in the browser refuse what is injected. What the site does itself is in requests.spec.ts. */
import { expect } from '@playwright/test';
import { content, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ expectsRefusals: true });

const ELSEWHERE = 'https://elsewhere.example';
const RUNS = 'document.title = "Taken"';

/** What somebody could put into a document, and the directive that refuses it. */
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

/** What somebody's script could try, and the directive that refuses it. */
const TRIES: [refused: string, run: () => unknown][] = [
  ['require-trusted-types-for', () => Reflect.set(document.body, 'innerHTML', '<p>Taken</p>')],
  ['require-trusted-types-for', () => Reflect.set(document.createElement('script'), 'src', '/_astro/a.js')],
  ['trusted-types', () => Reflect.get(window, 'trustedTypes').createPolicy('own')],
  ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => {})],
];

test('injected markup is refused, and so is what a script tries', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: RUNS });
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  const expectRefused = (directives: string[], why: string) =>
    expect
      .poll(() => page.evaluate(() => (Reflect.get(window, 'refused') as string[]).toSorted()), why)
      .toEqual(directives.sort());
  // The markup enters the body as if someone had found a way. The headers stay.
  const forms = [`${ELSEWHERE}/`, '/about'].map((action) => `<form method="post" action="${action}"></form>`);
  const markup = [...INJECTIONS.map(([, injected]) => injected), ...forms].join('\n');
  await page.route(`**${PRODUCT}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
    await route.fulfill({ response, body });
  });
  await page.goto(PRODUCT);
  const refused: string[] = INJECTIONS.map(([directive]) => directive);
  await expectRefused(refused, 'Each must be refused and reported, once: see src/publish/hosting/policy.ts.');
  await expect(page.locator('#put'), 'The style has been applied.').toHaveCSS('position', 'static');

  for (const [directive, run] of TRIES) {
    await page.evaluate(run).catch((error: Error) => expect(error.message).toMatch(/Trusted|policy/i));
    refused.push(directive);
  }
  await expectRefused(refused, 'Each try must be refused.');
  await expect(page.getByRole('heading', { level: 1 }), 'The page is as it was.').toBeVisible();
  expect(await page.title(), 'A script has run.').not.toBe('Taken');

  // Last, because Playwright then waits for a page that never comes.
  for (const n of [0, 1]) await page.evaluate((i) => document.forms[i]?.submit(), n);
  await expectRefused([...refused, 'form-action', 'form-action'], 'No form is sent, elsewhere or here.');
  expect(asked, 'Another host has been asked.').toEqual([]);
});

test('no other page can frame this one', async ({ page, baseURL }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${baseURL}/" title="framed"></iframe>`);
  await refused;
  const heading = page.frameLocator('iframe').getByRole('heading', { name: content.company.name });
  await expect(heading, 'Visitors could be made to press what they do not see.').toHaveCount(0);
});
