/** `npm run edit` in a browser: it takes what people type, and loses nothing of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectSaid, field, openForm, press, takeBack, test, textOf } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

test('what is typed in any usual way is put right, and shown, before it is saved', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, /^The company/);
  const phone = field(page, 'Phone');
  await phone.fill('098765-43219');
  await phone.press('Tab');
  await expect(phone).toHaveValue('+91 98765 43219');
  await expectSaid(page, 'You typed 098765-43219');
  // Saved with a key, without leaving the field.
  await field(page, 'Address').fill('www.kitchens.in/');
  await field(page, 'Address').press('Control+s');
  await expectSaid(page, 'Saved.');
  expect(textOf(edit, 'company.yaml')).toMatch(
    /^address: https:\/\/www\.kitchens\.in$[\s\S]*^phone: "\+91 98765 43219"$/m,
  );
  await takeBack(page, edit, 1);
});

test('initials follow the name until they are typed, and the order changes with a press', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  const people = page.getByRole('region', { name: 'People' }).getByRole('button');
  const [first = '', second = ''] = await people.allTextContents();
  await press(page, first);
  await field(page, 'Name').fill('Lakshmi Menon');
  await expect(field(page, 'Initials')).toHaveValue('LM');
  await field(page, 'Initials').fill('LX');
  await field(page, 'Name').fill('Asha Rao');
  await expect(field(page, 'Initials')).toHaveValue('LX');
  await press(page, 'Drop my changes');
  await press(page, `Down ${first}`);
  await expectSaid(page, 'Moved a place down.');
  await expect(people.first()).toHaveText(second);
  await expect(
    page.getByRole('button', { name: `Down ${first}` }),
    'Whoever moves it stays with it.',
  ).toBeFocused();
  await takeBack(page, edit, 1);
});

test('a copy of an entry has an anchor of its own, and follows its title', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, 'Questions from institutions');
  const summary = page
    .getByRole('group', { name: 'List', exact: true })
    .locator('xpath=preceding-sibling::summary');
  await expect(summary, 'A long list opens at its beginning.').toBeInViewport();
  const list = page.getByRole('group', { name: 'List', exact: true });
  await list.getByRole('button', { name: /^Duplicate 1:/ }).click();
  // The copy is the only one that is open.
  await expect(field(list, 'Id')).toHaveValue(/-2$/);
  await field(list, 'Question').fill('Is there a trial?');
  await expect(field(list, 'Id')).toHaveValue('is-there-a-trial');
  await press(page, 'Drop my changes');
});

test('a new service has the address that its title proposes in any script, or the one that is typed', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  const services = page.getByRole('region', { name: 'Services' }).getByRole('button');
  const name = (await services.first().textContent()) ?? '';
  await press(page, name);
  await press(page, `Duplicate ${name}`);
  await expect(field(page, 'Address of its page')).toHaveValue('');
  await field(page, 'Title').first().fill('वेब विकास');
  await expect(field(page, 'Address of its page')).toHaveValue('veb-vikas');
  await field(page, 'Address of its page').fill('Web Sites');
  await press(page, 'Save and add');
  await expectSaid(page, 'Added: content/services/web-sites.md');
  await takeBack(page, edit, 1);
});

test('the photograph that was saved is shown, and a small one is told of', async ({ page, edit }) => {
  await openForm(page, edit);
  await page.getByRole('button', { name: 'Om', exact: true }).click();
  await expect(page.getByRole('img', { name: 'As it was saved' })).toBeVisible();
  const small = await sharp({ create: { width: 150, height: 180, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: small });
  await expectSaid(page, 'This square has 150 points');
  await press(page, 'Do not use this photograph');
});

test('what is typed is here again after the form was closed, and goes when it is saved or dropped', async ({
  page,
  edit,
}) => {
  const was = textOf(edit, 'company.yaml');
  await openForm(page, edit);
  await press(page, /^The company/);
  await field(page, 'Tagline').fill('Typed before the lights went out.');
  const again = async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await press(page, 'company.yaml');
    await expect(field(page, 'Tagline')).toHaveValue('Typed before the lights went out.');
  };
  await again();
  await expectSaid(page, 'It is not saved yet.');
  // Somebody else writes into the file meanwhile: both are kept.
  writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^blurb: .*$/m, 'blurb: Theirs.'));
  await again();
  await expectSaid(page, 'it has changed since');
  await expect(field(page, 'Blurb')).toHaveValue('Theirs.');

  // Whoever goes on is asked, and a key pressed too often drops nothing.
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Tagline')).toHaveValue('Typed before the lights went out.');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await press(page, 'Drop them and go on');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Typed and not saved')).toHaveCount(0);
  writeFileSync(join(edit.root, 'company.yaml'), was);
});

test('the page beside the form goes to the part of the field, and is as narrow as a phone', async ({
  page,
  edit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, edit);
  await press(page, 'About');
  const site = page.frameLocator('iframe');
  const heading = site.locator('#culture');
  await expect(heading).toBeAttached();
  await expect(heading).not.toBeInViewport();
  await page.getByText('Culture', { exact: true }).click();
  await expect(heading).toBeInViewport();
  await press(page, 'As on a phone');
  await expect.poll(() => site.locator('html').evaluate(() => innerWidth)).toBe(390 - 2);
});

test('a mark is looked at, saved and put back; what cannot be one is told in the words of the program', async ({
  page,
  edit,
}) => {
  const svg = (inner: string) =>
    `<svg width="32" height="32" fill="none" xmlns="http://www.w3.org/2000/svg"><style>.a{fill:green}</style><g clip-path="url(#a)">${inner}</g><defs><clipPath id="a"><rect width="32" height="32" fill="white"/></clipPath></defs></svg>`;
  await openForm(page, edit);
  await press(page, /^The mark/);
  const choose = (inner: string) =>
    page
      .getByLabel('Choose an SVG drawing')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg(inner)) });
  await choose('<text>Quill</text>');
  await expectSaid(page, 'Inkscape Path > Object to Path');
  expect(edit.changed()).toEqual([]);
  await choose('<path class="a" d="M2 2h28v28H2z"/>');
  await expect(page.getByRole('heading', { name: 'This is how it would look' })).toBeVisible();
  for (const image of await page.getByRole('main').locator('dd img').all())
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth), 'It is drawn.').toBeGreaterThan(
      0,
    );
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Saved.');
  expect(textOf(edit, 'mark.svg')).toContain('fill="#008000"');
  await press(page, 'What you have changed');
  await press(page, /^Put it back to what it was/);
  await expect(page.getByText('Nothing.', { exact: true })).toBeVisible();
  expect(edit.changed()).toEqual([]);
});
