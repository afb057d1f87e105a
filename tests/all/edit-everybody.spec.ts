/** `npm run edit`: who may ask it, what the site beside it hands out, and whether everybody can use it. */
import { request as ask } from 'node:http';
import { expect } from '@playwright/test';
import { faultsOf } from '../pages/audit.ts';
import { go, open, openForm, test } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

test('only whoever has the key may ask, from its own page, on this machine', async ({
  page,
  request,
  edit,
}) => {
  const [origin = '', key = ''] = edit.url.split('/#key=');
  await page.goto(origin);
  await expect(page.getByText('the whole address that the terminal shows')).toBeVisible();
  await page.goto(edit.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url(), 'The key goes from the address.').toBe(`${origin}/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/edit.js'])
    expect(await (await request.get(origin + path)).text(), 'The key stands nowhere.').not.toContain(key);
  const ask = (headers: Record<string, string>) =>
    request.post(`${origin}/api/open`, {
      data: { file: 'company.yaml' },
      headers: { 'content-type': 'application/json', ...headers },
    });
  const own = { origin, 'x-edit-key': key };
  for (const [who, headers] of Object.entries({
    'another origin': { ...own, origin: 'https://evil.example' },
    'a page that says no origin': { 'x-edit-key': key },
    'its page without the key': { origin },
    'a wrong key': { ...own, 'x-edit-key': 'x'.repeat(key.length) },
    'a name that somebody points here': { ...own, host: 'evil.example' },
    'a frame of another site': { ...own, 'sec-fetch-site': 'cross-site' },
  }))
    expect((await ask(headers)).status(), `${who} must be refused.`).toBe(403);
  expect((await ask(own)).status(), 'The form itself has to be answered.').toBe(200);
  const answer = await request.get(origin);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});

test('another user of the machine gets pages from the preview, and nothing of the folder', async ({
  edit,
}) => {
  const { hostname, port } = new URL(edit.site);
  /** Asks without the key, with the path as it is. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; said: string; allows: string | undefined }>((done, fail) => {
      ask({ hostname, port, path, headers: { host: `${hostname}:${port}`, ...headers } }, async (answer) => {
        const said = Buffer.concat(await answer.toArray()).toString();
        done({ status: answer.statusCode, said, allows: answer.headers['access-control-allow-origin'] });
      })
        .on('error', fail)
        .end();
    });
  const [page, root] = [await get('/about'), process.cwd()];
  expect([page.status, page.allows]).toEqual([200, undefined]);
  for (const [, module = ''] of page.said.matchAll(/ (?:src|href)="(\/(?:@|src|node_modules|\.)[^"]*)"/g))
    expect((await get(module.replaceAll('&amp;', '&'))).status, module).toBe(200);
  for (const path of [
    `/@fs${edit.root}/company.yaml?import&raw`,
    `/@fs${root}/content/company.yaml?raw`,
    '/content/company.yaml',
    '/content/company.yaml/',
    '/package-lock.json',
    '/.git/config',
    '/@id/__x00__virtual:content',
    '/__open-in-editor?file=package.json',
  ])
    expect([403, 404], path).toContain((await get(path)).status);
  const foreign = await get('/about', { origin: 'http://localhost:5000' });
  expect([foreign.status, foreign.allows], 'Another page on this machine reads nothing.').toEqual([
    403,
    undefined,
  ]);
});

for (const [width, scheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test(`the form can be used by everybody at ${width} px, ${scheme}`, async ({ page, edit }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openForm(page, edit);
    const look = async () => {
      expect(await faultsOf(page, { iframes: false })).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'Nothing stands beyond the edge of the window.').toBe(false);
    };
    await expect(page.getByRole('region', { name: 'Still as delivered' })).toBeVisible();
    await look();
    for (const name of ['The company', '+ Add a person', 'Privacy Policy', 'Questions from institutions']) {
      await open(page, name);
      await look();
    }
    await go(page, /^Save a version/);
    await expect(page.getByRole('heading', { name: 'Save a version' })).toBeVisible();
    await look();
  });
