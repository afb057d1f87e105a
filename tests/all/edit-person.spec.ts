/** `npm run edit` in a browser: a person with a photograph comes and goes. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expectSaid,
  field,
  openForm,
  photograph,
  press,
  seePage,
  takeBack,
  test,
  textOf,
} from './edit-support.ts';

test('a person with a photograph comes and goes', async ({ page, edit }) => {
  await openForm(page, edit);
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
  const square = page.getByRole('button', { name: 'The square that is kept' });
  const place = () => square.getAttribute('style');
  const before = await place();
  for (const keys of ['Alt+ArrowLeft', 'Control+Minus', 'Meta+ArrowDown', 'Shift+ArrowDown'])
    await square.press(keys);
  expect(await place(), 'With another key an arrow is the browser’s, its way back say.').toBe(before);
  await square.press('ArrowDown');
  expect(await place()).not.toBe(before);
  await page.getByRole('slider', { name: 'Size' }).press('ArrowLeft');
  await press(page, 'Save and add');
  await expect(field(page, 'Name'), 'The first field that is wrong gets the focus.').toBeFocused();
  await field(page, 'Name').fill('Lakshmi Menon');
  await expect(field(page, 'Initials')).toHaveValue('LM');
  await field(page, 'Role').fill('Cook and counter');
  await field(page, 'Description').fill('Cooks what the forecast says, and a little more.');
  await press(page, 'Save and add');
  await expectSaid(page, 'Added: content/team/lakshmi-menon.yaml');
  expect(edit.changed()).toEqual(['?? content/team/lakshmi-menon.jpg', '?? content/team/lakshmi-menon.yaml']);
  expect(textOf(edit, 'team/lakshmi-menon.yaml')).toContain('image: lakshmi-menon.jpg');
  const kept = await sharp(join(edit.root, 'team/lakshmi-menon.jpg')).metadata();
  expect(kept.width).toBe(kept.height);
  expect(kept.width).toBeLessThanOrEqual(960);
  expect([kept.exif, kept.xmp, kept.iptc], 'What the camera wrote into it must be gone.').toEqual([
    undefined,
    undefined,
    undefined,
  ]);

  const pictureIn = (tab: Page) =>
    tab.locator('picture').filter({ has: tab.locator('[src*="lakshmi-menon"]') });
  const site = await seePage(page, pictureIn);
  const picture = pictureIn(site);
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
  await page.bringToFront();
  await press(page, /^Remove Lakshmi Menon/);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectSaid(page, 'is removed');
  expect(edit.changed()).toEqual([]);
  await takeBack(page, edit, 2);
});
