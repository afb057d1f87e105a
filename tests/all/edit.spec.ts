/** `npm run edit` in a browser: a sentence is found and changed, and the form is its owner's alone and everybody's to use. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { faultsOf } from '../pages/audit.ts';
import { diffOf, expectSaid, field, openForm, press, seePage, test, textOf } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

test('a sentence of the site is found, changed and seen, and git diff shows its line alone', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  const tagline = /^tagline: (.*)$/m.exec(textOf(edit, 'company.yaml'))?.[1] ?? '';
  await page.getByRole('searchbox').fill(tagline.toUpperCase());
  await page.getByRole('list', { name: 'Where it stands' }).getByRole('button').first().click();
  await expect(field(page, 'Tagline')).toBeFocused();
  await field(page, 'Tagline').fill('Counted: every plate, every day.');
  await press(page, 'Save');
  await expectSaid(page, 'Saved.');
  expect(diffOf(edit)).toEqual([`-tagline: ${tagline}`, '+tagline: "Counted: every plate, every day."']);
  // The page beside the form, in a tab of its own.
  const site = await seePage(page, (tab) => tab.getByText('Counted: every plate, every day.').first());
  await site.close();
  await page.bringToFront();
  await press(page, 'What you have changed');
  await expect(page.getByText('tagline: "Counted: every plate, every day."')).toBeVisible();
  await press(page, /^Put it back to what it was/);
  await expect(page.getByText('Nothing.', { exact: true })).toBeVisible();
  expect(edit.changed()).toEqual([]);
});

test('a wrong value is told beside its field, and nothing is written', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, /^The company/);
  await field(page, 'Tagline').fill('A'.repeat(200));
  await press(page, 'Save');
  await expect(field(page, 'Tagline')).toBeFocused();
  await expect(field(page, 'Tagline')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Tagline')).toHaveAccessibleDescription(
    /200 of 110.*Expected: the tagline.*Found:.*200 characters/s,
  );
  expect(edit.changed()).toEqual([]);
});

test('a title is counted with its names filled in', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, 'Home');
  await field(page, 'Title').first().fill('{company}, {company} and {company}');
  await expect(page.getByText(/^Reads: .*\(70 characters, more than 60: “.* …” is left\)$/)).toBeVisible();
});

test('somebody else writes into the file meanwhile: both are shown, and nothing is lost', async ({
  page,
  edit,
}) => {
  const was = textOf(edit, 'company.yaml');
  const theirs = (blurb: string) =>
    writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^blurb: .*$/m, `blurb: ${blurb}`));
  const bothShown = async () => {
    const conflict = page.getByRole('region', { name: 'The file has changed since you opened it' });
    await expect(conflict.getByText('tagline: Mine.').first()).toBeVisible();
    await conflict.getByText('The file with my changes, to copy').click();
    await expect(conflict.getByLabel('The file with my changes')).toHaveValue(/^tagline: Mine\.$/m);
  };
  await openForm(page, edit);
  await press(page, /^The company/);
  await field(page, 'Tagline').fill('Mine.');
  theirs('Theirs.');
  await press(page, 'Save');
  await bothShown();
  expect(textOf(edit, 'company.yaml')).not.toContain('Mine.');

  // The form's program ends: nothing goes from the screen, and what does not work is told.
  await page.route('**/api/**', (route) => route.abort());
  for (const name of ['Put my changes into the file as it is now', 'Drop mine and show the file']) {
    await press(page, name);
    await expectSaid(page, 'What you have typed stays on this page.');
    await expect(field(page, 'Tagline')).toHaveValue('Mine.');
    await expect(page.getByLabel('The file with my changes')).toHaveValue(/Mine\./);
    await expect(page.getByLabel('The file as it is now')).toHaveValue(/Theirs\./);
  }
  await page.unroute('**/api/**');
  await press(page, 'Put my changes into the file as it is now');
  await expectSaid(page, 'Saved.');
  await expect(page.getByText('Nothing was written')).toHaveCount(0);
  expect(textOf(edit, 'company.yaml')).toMatch(/tagline: Mine\.\n(.*\n)*blurb: Theirs\./);

  await field(page, 'Blurb').fill('Mine again.');
  theirs('Theirs again.');
  await press(page, 'Save');
  await press(page, 'Drop mine and show the file');
  await expectSaid(page, 'Your changes are dropped.');
  await expect(page.getByText(/Nothing was written|Saved\./)).toHaveCount(0);
  await expect(field(page, 'Blurb')).toHaveValue('Theirs again.');
  writeFileSync(join(edit.root, 'company.yaml'), was);
});

test('after dropping changes, the form shows the faults that the file has', async ({ page, edit }) => {
  const was = textOf(edit, 'company.yaml');
  writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^email: .*$/m, 'email: nobody'));
  await openForm(page, edit);
  await press(page, /^The company/);
  const email = page.getByRole('textbox', { name: /^E-?mail$/i });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Tagline').fill('Mine.');
  await press(page, 'Drop my changes');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectSaid(page, '1 thing does not fit.');
  writeFileSync(join(edit.root, 'company.yaml'), was);
});

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
  const outside = await request.post(`${origin}/api/open`, {
    data: { file: '../package.json' },
    headers: own,
  });
  expect(outside.status()).toBe(404);
  const answer = await request.get(origin);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});

for (const [width, scheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const)
  test(`the form can be used by everybody at ${width} px, ${scheme}`, async ({ page, edit }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openForm(page, edit);
    for (const name of [/^The company/, 'Add a person', /^Tiffinwise|product page/i]) {
      const again = page.getByRole('button', { name: 'Choose something else' });
      if (await again.isVisible()) await again.click();
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
      expect(await faultsOf(page, { iframes: false })).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'Nothing stands beyond the edge of the window.').toBe(false);
    }
  });
