/** The form of `npm run edit`: its protection from other users of the machine, and its accessibility. */
import { expect } from '@playwright/test';
import { runAxe } from '../pages/accessibility.ts';
import { clickLink, openFile, openForm, test } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

test('opens the form with a key that its page and script do not contain', async ({ page, request, edit }) => {
  const [origin = '', key = ''] = edit.url.split('/#key=');
  await page.goto(origin);
  await expect(page.getByText('the whole address that the terminal shows')).toBeVisible();
  await page.goto(edit.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url(), 'expected an address without the key').toBe(`${origin}/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/edit.js']) {
    const file = await (await request.get(origin + path)).text();
    expect(file, `expected no key in ${path}`).not.toContain(key);
  }
  const response = await request.get(origin);
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response.headers()['access-control-allow-origin']).toBeUndefined();
});

test('serves only pages and their modules to users of the machine, and nothing to another origin', async ({
  request,
  edit,
}) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    request.get(edit.previewOrigin + path, { headers });
  const page = await get('/about');
  expect([page.status(), page.headers()['access-control-allow-origin']]).toEqual([200, undefined]);
  for (const [, module = ''] of (await page.text()).matchAll(
    / (?:src|href)="(\/(?:@|src|node_modules|\.)[^"]*)"/g,
  ))
    expect((await get(module.replaceAll('&amp;', '&'))).status(), module).toBe(200);
  for (const path of [`/@fs${edit.root}/company.yaml?import&raw`, '/__open-in-editor?file=package.json'])
    expect([403, 404], path).toContain((await get(path)).status());
  const refusal = await get('/about', { origin: 'http://localhost:5000' });
  expect(refusal.status(), 'expected another origin to be refused').toBe(403);
  expect(refusal.headers()['access-control-allow-origin']).toBeUndefined();
});

for (const [width, scheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test(`has an accessible form at ${width} px in ${scheme} colours`, async ({ page, edit }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openForm(page, edit);
    const expectAccessible = async () => {
      expect(await runAxe(page, { iframes: false })).toEqual([]);
      const scrollsSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrollsSideways, 'expected no horizontal scrolling').toBe(false);
    };
    await expect(page.getByRole('region', { name: 'Still as delivered' })).toBeVisible();
    await expectAccessible();
    for (const name of ['The company', '+ Add a person', 'Privacy Policy', 'Questions from institutions']) {
      await openFile(page, name);
      await expectAccessible();
    }
    await clickLink(page, /^Save a version/);
    await expect(page.getByRole('heading', { name: 'Save a version' })).toBeVisible();
    await expectAccessible();
  });
