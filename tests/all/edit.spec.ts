/** `npm run edit` in a browser, on a copy of the fixtures: what an owner does, and that only this is in the folder afterwards. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { PATIENCE_MS } from '../patience.ts';
import { diffOf, photograph, type Running, startEdit } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

let folder = '';
let edit: Running;
test.beforeAll(async () => {
  test.setTimeout(9 * PATIENCE_MS);
  folder = mkdtempSync(join(tmpdir(), 'edit-'));
  edit = await startEdit(folder);
});
test.afterAll(async () => {
  await edit?.end();
  rmSync(folder, { recursive: true, force: true });
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const text = (file: string) => readFileSync(join(edit.root, file), 'utf8');
async function openForm(page: Page) {
  await page.goto(edit.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
async function takeBack(page: Page, times: number) {
  const back = page.getByRole('button', { name: /^Take back/ });
  for (let n = 0; n < times; n += 1) {
    const label = await back.textContent();
    await back.click();
    await expect(back).not.toHaveText(label ?? '');
  }
  expect(edit.changed(), 'What is taken back leaves the folder as it was.').toEqual([]);
}

test('a sentence of the site is found, changed and seen, and git diff shows its line alone', async ({
  page,
}) => {
  await openForm(page);
  const tagline = /^tagline: (.*)$/m.exec(text('company.yaml'))?.[1] ?? '';
  await page.getByRole('searchbox').fill(tagline.toUpperCase());
  await page.getByRole('list', { name: 'Where it stands' }).getByRole('button').first().click();
  await expect(field(page, 'Tagline')).toBeFocused();
  await field(page, 'Tagline').fill('Counted: every plate, every day.');
  await press(page, 'Save');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(diffOf(edit)).toEqual([`-tagline: ${tagline}`, '+tagline: "Counted: every plate, every day."']);
  // The page beside the form, in a tab of its own.
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See the page' }).click(),
  ]);
  await expect(site.getByText('Counted: every plate, every day.').first()).toBeAttached();
  await site.close();
  await press(page, 'What you have changed');
  await expect(page.getByText('tagline: "Counted: every plate, every day."')).toBeVisible();
  await press(page, /^Put it back to what it was/);
  await expect(page.getByText('Nothing.', { exact: true })).toBeVisible();
  expect(edit.changed()).toEqual([]);
});

test('a wrong value is told beside its field, and nothing is written', async ({ page }) => {
  await openForm(page);
  await press(page, /^The company/);
  await field(page, 'Tagline').fill('A'.repeat(200));
  await press(page, 'Save');
  await expect(field(page, 'Tagline')).toBeFocused();
  await expect(field(page, 'Tagline')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Tagline')).toHaveAccessibleDescription(
    /200 of 110.*Expected: the tagline.*Found:.*200 characters/s,
  );
  expect(edit.changed()).toEqual([]);
  // Somebody else writes into the file meanwhile: both are shown, and nothing is lost.
  await field(page, 'Tagline').fill('Mine.');
  const was = text('company.yaml');
  writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^blurb: .*$/m, 'blurb: Theirs.'));
  await press(page, 'Save');
  await expect(page.getByRole('heading', { name: 'The file has changed since you opened it' })).toBeVisible();
  await expect(page.getByText('tagline: Mine.')).toBeVisible();
  expect(text('company.yaml')).not.toContain('Mine.');
  await press(page, 'Put my changes into the file as it is now');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(text('company.yaml')).toMatch(/tagline: Mine\.\n(.*\n)*blurb: Theirs\./);
  writeFileSync(join(edit.root, 'company.yaml'), was);
});

test('a person with a photograph comes and goes', async ({ page }) => {
  await openForm(page);
  await press(page, 'Add a person');
  const chooser = page.getByLabel('Choose a photograph');
  for (const [name, bytes, words] of [
    [
      'large.jpg',
      Buffer.alloc(40 * 1024 * 1024, 7),
      'This file has 40 MB; a photograph may have 20 MB at most.',
    ],
    [
      'notes.jpg',
      Buffer.from('My notes, and no picture.'),
      'This file is no photograph, whatever its name says.',
    ],
    ['phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'This is a HEIC photograph'],
  ] as const) {
    await chooser.setInputFiles({ name, mimeType: 'image/jpeg', buffer: bytes });
    await expect(page.getByRole('alert')).toContainText(words);
  }
  const bytes = await photograph();
  expect(
    (await sharp(bytes).metadata()).exif,
    'The photograph of the test has to have the place in it.',
  ).toBeDefined();
  await chooser.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByRole('group', { name: 'The square that the site shows' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'The square that is kept' }).press('ArrowDown');
  await page.getByRole('slider', { name: 'Size' }).press('ArrowLeft');
  await press(page, 'Save and add');
  await expect(field(page, 'Name'), 'The first field that is wrong gets the focus.').toBeFocused();
  await field(page, 'Name').fill('Lakshmi Menon');
  await expect(field(page, 'Initials')).toHaveValue('LM');
  await field(page, 'Role').fill('Cook and counter');
  await field(page, 'Description').fill('Cooks what the forecast says, and a little more.');
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/lakshmi-sample');
  await press(page, 'Save and add');
  await expect(
    page.getByRole('status').filter({ hasText: 'Added: content/team/lakshmi-menon.yaml' }),
  ).toBeVisible();
  expect(edit.changed()).toEqual(['?? content/team/lakshmi-menon.jpg', '?? content/team/lakshmi-menon.yaml']);
  expect(text('team/lakshmi-menon.yaml')).toContain('image: lakshmi-menon.jpg');
  const kept = await sharp(join(edit.root, 'team/lakshmi-menon.jpg')).metadata();
  expect(kept.width).toBe(kept.height);
  expect(kept.width).toBeLessThanOrEqual(960);
  expect([kept.exif, kept.xmp, kept.iptc], 'What the camera wrote into it must be gone.').toEqual([
    undefined,
    undefined,
    undefined,
  ]);

  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See the page' }).click(),
  ]);
  const picture = site.locator('picture').filter({ has: site.locator('[src*="lakshmi-menon"]') });
  await expect(picture, 'The page has to show the new picture.').toHaveCount(1);
  const addresses = {
    heif: await picture.locator('source').getAttribute('srcset'),
    webp: await picture.locator('img').getAttribute('src'),
  };
  for (const [format, address] of Object.entries(addresses)) {
    const served = await site.request.get(new URL(address ?? '', site.url()).href);
    const found = await sharp(await served.body()).metadata();
    expect({ format: found.format, exif: found.exif }).toEqual({ format, exif: undefined });
  }
  await site.close();
  await press(page, /^Remove Lakshmi Menon/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is removed' })).toBeVisible();
  expect(edit.changed()).toEqual([]);
  await takeBack(page, 2);
});

test('a product, a position and a question come, and nothing else changes', async ({ page }) => {
  await openForm(page);
  await press(page, 'Add a product');
  for (const [name, value] of Object.entries({
    Kind: 'Stock sheets for small kitchens',
    Link: 'https://pantry.example/',
  }))
    await field(page, name).fill(value);
  await field(page, 'Title').first().fill('Pantry Sheet');
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('One list');
  for (const description of await page.getByRole('textbox', { name: 'Description', exact: true }).all())
    await description.fill(
      'A sheet that says what is on the shelf, what is due, and what has gone. For kitchens of ten people.',
    );
  await press(page, 'Save and add');
  await expect(
    page.getByRole('status').filter({ hasText: 'Added: content/products/pantry-sheet/card.yaml' }),
  ).toBeVisible();
  expect(edit.changed()).toEqual(['?? content/products/pantry-sheet/card.yaml']);

  await press(page, 'Open positions');
  const before = text('pages/team.yaml');
  await press(page, /^Add an entry to Positions/);
  const entry = page.getByRole('group', { name: 'Positions' }).getByRole('listitem').last();
  await entry.getByRole('textbox', { name: 'Title' }).fill('Android developer');
  await expect(entry.getByRole('textbox', { name: 'Id' })).toHaveValue('android-developer');
  await entry.getByRole('textbox', { name: 'Place' }).fill('Remote, India');
  await entry.getByRole('textbox', { name: 'Text' }).fill('Builds the app that students and staff press.');
  await press(page, 'Save');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(diffOf(edit)).toEqual([
    '+  - id: android-developer',
    '+    title: Android developer',
    '+    place: Remote, India',
    '+    text: Builds the app that students and staff press.',
  ]);
  // Moved with the keyboard, which stays with it.
  const up = entry.getByRole('button', { name: /^Up/ });
  await up.focus();
  await up.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/(Up|Down).*Android developer/);
  await press(page, 'Drop my changes');
  expect(text('pages/team.yaml')).not.toBe(before);
  await takeBack(page, 2);
});

test('only its own page may ask, from this machine', async ({ page, request }) => {
  await page.goto(edit.url);
  const key = (await page.locator('meta[name="edit-key"]').getAttribute('content')) ?? '';
  const ask = (headers: Record<string, string>) =>
    request.post(`${edit.url}/api/open`, {
      data: { file: 'company.yaml' },
      headers: { 'content-type': 'application/json', ...headers },
    });
  const own = { origin: edit.url, 'x-edit-key': key };
  for (const [who, headers] of Object.entries({
    'another origin': { ...own, origin: 'https://evil.example' },
    'a page that says no origin': { 'x-edit-key': key },
    'its page without the key': { origin: edit.url },
    'a wrong key': { ...own, 'x-edit-key': 'x'.repeat(key.length) },
    'a name that somebody points here': { ...own, host: 'evil.example' },
    'a frame of another site': { ...own, 'sec-fetch-site': 'cross-site' },
  }))
    expect((await ask(headers)).status(), `${who} must be refused.`).toBe(403);
  expect((await ask(own)).status(), 'The form itself has to be answered.').toBe(200);
  const outside = await request.post(`${edit.url}/api/open`, {
    data: { file: '../package.json' },
    headers: own,
  });
  expect(outside.status()).toBe(404);
  const answer = await request.get(edit.url);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});

for (const [width, scheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test(`the form can be used by everybody at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openForm(page);
    for (const name of [/^The company/, 'Add a person', /^Tiffinwise|product page/i]) {
      const again = page.getByRole('button', { name: 'Choose something else' });
      if (await again.isVisible()) await again.click();
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'Nothing stands beyond the edge of the window.').toBe(false);
    }
  });
