/** The form of `npm run edit`, in a browser. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { git } from '../git.ts';
import {
  changedLines,
  clickButton,
  clickLink,
  expectStatus,
  field,
  makePhotograph,
  openFile,
  openForm,
  openPreview,
  readFile,
  test,
  type,
} from './edit-support.ts';

test.describe.configure({ mode: 'default' });

const save = async (page: Page) => {
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'Saved.');
};

test('finds and previews a sentence, and changes only its line and reviewed.yaml', async ({ page, edit }) => {
  await openForm(page, edit);
  const tagline = /^tagline: (.*)$/m.exec(readFile(edit, 'company.yaml'))?.[1] ?? '';
  await type(page.getByRole('searchbox'), tagline.toUpperCase());
  await page.getByRole('navigation').getByRole('listitem').getByText(tagline).first().click();
  await expect(field(page, 'Tagline')).toBeFocused();
  await type(field(page, 'Tagline'), 'A'.repeat(200));
  await field(page, 'Tagline').press('Control+s');
  await expect(field(page, 'Tagline')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Tagline')).toHaveAccessibleDescription(
    /Expected: the tagline.*200 characters.*Characters: 90 too many/s,
  );
  await expect(page.getByText(/^Nothing was written/), 'expected the problem in view').toBeInViewport();
  expect(edit.changedFiles()).toEqual([]);
  await type(field(page, 'Tagline'), 'Counted: every plate, every day. ');
  await save(page);
  expect(changedLines(edit)).toEqual([
    `-tagline: ${tagline}`,
    '+tagline: "Counted: every plate, every day."',
  ]);
  expect(readFile(edit, 'reviewed.yaml')).toMatch(/^company\.yaml:\n {2}date: .*\n {2}by: Leela Gaikwad$/m);
  const preview = await openPreview(page, (tab) => tab.getByText('Counted: every plate, every day.').first());
  await preview.close();
});

test('finds a country by its name, and refuses a national number of another', async ({ page, edit }) => {
  await openForm(page, edit);
  await openFile(page, 'The company');
  const chooseCountryAndSave = async (country: string) => {
    await page.getByRole('combobox', { name: 'Country' }).focus();
    await page.keyboard.type(country);
    await clickButton(page, /^Save$/);
  };
  await type(field(page, 'Number').first(), '98220 12345');
  await chooseCountryAndSave('Norway');
  await expect(field(page, 'Number').first()).toHaveAttribute('aria-invalid', 'true');
  await chooseCountryAndSave('India');
  await expectStatus(page, 'Saved.');
  expect(changedLines(edit)).toEqual(['-  - number: "+91 253 250 4173"', '+  - number: 98220 12345']);
});

test('opens every file of the list within two seconds, and saves it unchanged', async ({ page, edit }) => {
  test.slow();
  await openForm(page, edit);
  // The server cannot answer while it computes the to-do list.
  await expect(page.getByRole('link', { name: /^What is left: \d/ })).toBeVisible();
  await page.getByText('Seldom changed').click();
  const files = page.getByRole('navigation').getByRole('link', { name: /^[^+]/ });
  const count = await files.count();
  expect(count).toBeGreaterThan(25);
  for (let i = 0; i < count; i += 1) {
    await files.nth(i).click();
    const name = (await files.nth(i).textContent()) ?? '';
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    await expect(saveButton, name).toBeVisible({ timeout: 2000 });
    const form = page.locator('form');
    const foldedGroups = form.getByRole('button', { expanded: false });
    // A group may contain others. The limit of 30 clicks ends the loop if a group does not unfold.
    for (let n = 0; n < 30 && (await foldedGroups.count()) > 0; n += 1) await foldedGroups.first().click();
    await expect(form, 'expected the form without the schema’s words "true if"').not.toContainText(
      /\btrue (if|for|once|until)\b/,
    );
    await save(page);
  }
  expect(edit.changedFiles()).toEqual(['?? content/reviewed.yaml']);
  await clickLink(page, /^What is left/);
  await expect(page.getByRole('region', { name: 'Still as delivered' })).toHaveCount(0);
});

test('links an issue to its field, and approves a file without changes', async ({ page, edit }) => {
  await openForm(page, edit);
  const issues = page.getByRole('region', { name: 'Blocking issues' });
  await issues.getByRole('link').first().click();
  await expect(page.locator('form').locator(':focus')).toBeVisible();
  await page.goBack();
  const unapproved = page.getByRole('region', { name: 'Still as delivered' });
  await unapproved.getByRole('link', { name: 'About' }).click();
  await clickButton(page, 'I have read this: it is ours');
  await expectStatus(page, 'Marked as yours. The next file is open');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toHaveCount(0);
  await clickLink(page, /^What is left/);
  await expect(unapproved.getByRole('link', { name: 'About' })).toHaveCount(0);
  expect(edit.changedFiles()).toEqual(['?? content/reviewed.yaml']);
});

test('adds an entry, moves and removes it by keyboard, saves lines as a list, and asks before it discards changes', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  await openFile(page, 'Open positions');
  await clickButton(page, '+ Add to Positions');
  const list = page.getByRole('group', { name: /^Positions/ });
  const entry = list.getByRole('listitem').last();
  await type(entry.getByRole('textbox', { name: 'Title' }), 'Android developer');
  await type(entry.getByRole('textbox', { name: 'Place' }), 'Remote, India');
  await type(entry.getByRole('textbox', { name: 'Text' }), 'Builds the app that students and staff press.');
  await save(page);
  expect(changedLines(edit)).toEqual([
    '+  - id: android-developer',
    '+    title: Android developer',
    '+    place: Remote, India',
    '+    text: Builds the app that students and staff press.',
  ]);
  const moveUp = entry.getByRole('button', { name: 'Move up: Android developer' });
  await moveUp.press('Enter');
  const moveUpAgain = list
    .getByRole('listitem')
    .nth(-2)
    .getByRole('button', { name: 'Move up: Android developer' });
  await expect(moveUpAgain, 'expected the focus on the moved entry').toBeFocused();
  await list.getByRole('button', { name: 'Remove: Android developer' }).press('Enter');
  const listToggle = page.getByRole('button', { name: /^Positions/ });
  await expect(listToggle, 'expected the focus on the list').toBeFocused();
  await save(page);
  expect(changedLines(edit)).toEqual([]);

  await openFile(page, 'The company');
  await type(field(page, 'Postal address'), '12 Mill Road\nPune\n\n411001');
  await save(page);
  const addressLines = /^ {2}lines:\n {4}- 12 Mill Road\n {4}- Pune\n {4}- "411001"$/m;
  expect(readFile(edit, 'company.yaml')).toMatch(addressLines);
  await type(field(page, 'Tagline'), 'Mine.');
  for (const isAccepted of [false, true]) {
    const dialogOpened = page.waitForEvent('dialog');
    await Promise.all([
      clickLink(page, 'Home'),
      dialogOpened.then((dialog) => (isAccepted ? dialog.accept() : dialog.dismiss())),
    ]);
    await expect(
      page.getByRole('heading', { name: isAccepted ? 'Home' : 'The company', level: 1 }),
    ).toBeVisible();
  }
});

test('adds, moves and removes a person with a photograph', async ({ page, edit }) => {
  await openForm(page, edit);
  await openFile(page, '+ Add a person');
  const choosePhotograph = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a photograph').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choosePhotograph('notes.jpg', Buffer.from('My notes, and no picture.'));
  await expectStatus(page, 'This file is not a JPEG, PNG, WebP or AVIF picture.');
  await choosePhotograph('IMG_0001.jpg', await makePhotograph());
  await expect(page.getByRole('img', { name: 'As it will appear' })).toBeVisible();
  await clickButton(page, 'Save and add');
  await expect(field(page, 'Name'), 'expected the focus on the first invalid field').toBeFocused();
  await type(field(page, 'Name'), 'Lakshmi Menon');
  await type(field(page, 'Role'), 'Cook and counter');
  await type(field(page, 'Description'), 'Cooks what the forecast says, and a little more.');
  await clickButton(page, 'Save and add');
  await expectStatus(page, 'Added: content/team/lakshmi-menon.yaml');
  // The name contains a hash, so a new photograph is a new file.
  expect(edit.changedFiles()).toEqual([
    '?? content/reviewed.yaml',
    expect.stringMatching(/^\?\? content\/team\/lakshmi-menon-[0-9a-f]{8}\.jpg$/),
    '?? content/team/lakshmi-menon.yaml',
  ]);
  await expect(page.getByText('The first of the people is shown as the founder.')).toBeVisible();
  const preview = await openPreview(page, (tab) => tab.locator('picture [src*="lakshmi-menon"]'));
  const address = await preview.locator('picture [src*="lakshmi-menon"]').getAttribute('src');
  const picture = await preview.request.get(new URL(address ?? '', preview.url()).href);
  expect(picture.status(), 'expected the photograph').toBe(200);
  await preview.close();
  await page.bringToFront();
  await clickButton(page, 'Move up: Lakshmi Menon');
  await expectStatus(page, 'Moved a place up.');
  page.once('dialog', (dialog) => dialog.accept());
  await clickButton(page, 'Remove: Lakshmi Menon');
  await expectStatus(page, 'Removed: Lakshmi Menon.');
  expect(edit.changedFiles().filter((path) => path.includes('lakshmi'))).toEqual([]);
});

const lastField = (page: Page, name: string) => field(page, name).last();

test('adds a section to a draft, publishes it, and restores an earlier version', async ({ page, edit }) => {
  await openForm(page, edit);
  await openFile(page, 'Privacy Policy');
  await clickButton(page, '+ Add to Sections');
  await type(lastField(page, 'Title'), 'Refunds');
  await type(lastField(page, 'Body'), '1.1 Within a week.\n1.2 To the same account.');
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'Saved.');
  const file = 'legal/privacy-policy.yaml';
  expect(readFile(edit, file)).toContain('      1.1 Within a week.\n      1.2 To the same account.\n');
  const dialogOpened = page.waitForEvent('dialog');
  const publishing = clickButton(page, 'Publish the first version');
  const dialog = await dialogOpened;
  expect(dialog.message()).toMatch(/^\d+ of the notes for your counsel (is|are) not ticked/);
  await dialog.dismiss();
  await publishing;
  await clickButton(page, /^Our counsel has settled/);
  page.on('dialog', (dialog) => dialog.accept());
  await clickButton(page, 'Publish the first version');
  await expectStatus(page, 'Saved and published: the version of 2025-05-13.');
  expect(readFile(edit, file)).not.toContain('settled: false');
  const version = readFile(edit, 'legal/versions/privacy-policy-2025-05-13.yaml');
  await type(lastField(page, 'Title'), 'Money back');
  await clickButton(page, /^Save$/);
  await expect(page.getByLabel('The day from which it applies')).toBeFocused();
  // A date field takes the digits of day, month and year.
  await page.keyboard.type('11112026');
  const changeField = lastField(page, 'What has changed since the version before (optional)');
  await type(changeField, 'Refunds have another name.');
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'Saved and published: the version of 2026-11-11.');
  expect(readFile(edit, file)).toContain('  - anchor: refunds\n    title: Money back\n');
  await clickButton(page, 'Bring the words of 2025-05-13 back');
  await expectStatus(page, 'These are the words of 2025-05-13.');
  await page.keyboard.type('12122026');
  await type(changeField, 'The old name again.');
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'Saved and published: the version of 2026-12-12.');
  expect(readFile(edit, file)).toContain('    title: Refunds\n');
  expect(readFile(edit, 'legal/versions/privacy-policy-2025-05-13.yaml')).toBe(version);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Privacy Policy: \d+ notes/ })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('links to a problem in another file, and keeps the unsaved change', async ({ page, edit }) => {
  await openForm(page, edit);
  await openFile(page, 'Facts and their sources');
  await clickButton(page, /^Remove: \{company\} is a small enterprise/);
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'Nothing was written');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('status')
      .getByRole('link', { name: /^About: / })
      .first()
      .click(),
  ]);
  await expect(tab.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  await tab.close();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  expect(edit.changedFiles()).toEqual([]);
});

test('folds the list of files on a phone, and keeps the link to the page in view', async ({ page, edit }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openForm(page, edit);
  const companyLink = page.getByRole('navigation').getByRole('link', { name: 'The company', exact: true });
  await expect(companyLink).toBeHidden();
  await page.getByText('Everything you can change', { exact: true }).click();
  await companyLink.click();
  await expect(field(page, 'Name')).toBeVisible();
  await expect(companyLink, 'expected a folded list after a choice').toBeHidden();
  const { y = 0 } = (await field(page, 'Name').boundingBox()) ?? {};
  expect(y, 'expected the first field in view').toBeLessThan(700);
  await page.getByRole('button', { name: /^Menu/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'See the page' })).toBeInViewport();
});

test('opens and saves in a browser without storage', async ({ page, edit }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await openForm(page, edit);
  await openFile(page, 'The company');
  await type(field(page, 'Tagline'), 'Kept in the file.');
  await save(page);
  expect(readFile(edit, 'company.yaml')).toContain('Kept in the file.');
});

test('saves a state with a description, and restores an earlier one', async ({ page, edit }) => {
  const textBefore = readFile(edit, 'company.yaml');
  writeFileSync(join(edit.root, 'company.yaml'), textBefore.replace(/^tagline: .*$/m, 'tagline: Ours.'));
  await openForm(page, edit);
  await clickLink(page, 'Save a version: 1 changed');
  await type(page.getByLabel('What has changed, in a sentence'), 'Our own tagline');
  await clickButton(page, 'Save a version');
  await expectStatus(page, 'The version is saved.');
  await expect(page.getByText('Nothing.', { exact: true })).toBeVisible();
  expect(git(edit.root, 'log', '-1', '--format=%s by %an').trim()).toBe('Our own tagline by Leela Gaikwad');
  await page.getByRole('button', { name: /^Bring the words of .* back: First$/ }).press('Enter');
  await expectStatus(page, 'are back, as a new version.');
  expect(readFile(edit, 'company.yaml')).toBe(textBefore);
  await expect(page.getByText(/Restore the version of .*: First/)).toBeVisible();
  git(edit.root, 'reset', '--hard', 'HEAD~2');
});

test('refuses to overwrite a file that changed on disk, and keeps the typed text', async ({ page, edit }) => {
  const textBefore = readFile(edit, 'company.yaml');
  await openForm(page, edit);
  await openFile(page, 'The company');
  await type(field(page, 'Tagline'), 'Mine.');
  writeFileSync(join(edit.root, 'company.yaml'), textBefore.replace(/^blurb: .*$/m, 'blurb: Theirs.'));
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'content/company.yaml has changed on the disk');
  await page.route('**/api/**', (route) => route.abort());
  await clickButton(page, /^Save$/);
  await expectStatus(page, 'What you have typed stays on this page.');
  await expect(field(page, 'Tagline')).toHaveValue('Mine.');
  expect(readFile(edit, 'company.yaml')).not.toContain('Mine.');
});
