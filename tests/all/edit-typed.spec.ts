/** Words and pictures that the form must not lose. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  append,
  clickButton,
  clickLink,
  expectStatus,
  makePhotograph,
  openFile,
  openForm,
  readFile,
  test,
  type,
} from './edit-support.ts';

test('keeps the sentence of a version that git refuses', async ({ page, edit }) => {
  const hook = join(edit.root, '../.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(edit.root, 'mark.svg'), `${readFile(edit, 'mark.svg')}\n`);
  await openForm(page, edit);
  await clickLink(page, /^Save a version/);
  const sentence = page.getByLabel('What has changed, in a sentence');
  await type(sentence, 'A new door');
  await clickButton(page, /^Save a version$/);
  await expectStatus(page, 'The version was not saved.');
  await expect(sentence).toHaveValue('A new door');
  rmSync(hook);
});

test('restores the photograph of before an upload, and keeps words typed during one', async ({
  page,
  edit,
}) => {
  const photograph = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePhotograph() };
  await openForm(page, edit);
  await openFile(page, 'Om');
  await page.getByLabel('Choose a photograph').setInputFiles(photograph);
  await clickButton(page, 'Do not use this photograph');
  await expect(page.getByRole('textbox', { name: /^Photograph/ })).toHaveValue('with-picture.jpg');

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploadPicture*', async (route) => {
    await promise;
    await route.continue();
  });
  await openFile(page, 'Web Development');
  const body = page.getByRole('textbox', { name: /in Markdown/ });
  await type(page.getByLabel('What a picture for this text shows'), 'A door');
  await page.getByLabel('Choose the picture').setInputFiles(photograph);
  await append(body, 'Typed meanwhile.');
  resolve();
  await expect(body).toHaveValue(/Typed meanwhile\.\n\n!\[A door\]/);
});
