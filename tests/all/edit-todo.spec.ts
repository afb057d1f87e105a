/** `npm run edit` in a browser: what is left to do is found, files are said to be read, and what is right becomes a version. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { git } from '../repository.ts';
import { expectSaid, field, openForm, press, takeBack, test, textOf } from './edit-support.ts';

test.describe.configure({ mode: 'default' });

const before = (page: Page) => page.getByRole('region', { name: 'Before you launch' });
const MINE = 'I have read this: it is ours';

test('an item leads to its field, beside which it is said too', async ({ page, edit }) => {
  const was = textOf(edit, 'company.yaml');
  writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^tagline: .*$/m, 'tagline: TODO'));
  await openForm(page, edit);
  await before(page)
    .getByRole('button', { name: /^Tagline/ })
    .click();
  await expect(field(page, 'Tagline')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Words that fill a place' })).toHaveCount(1);
  writeFileSync(join(edit.root, 'company.yaml'), was);
});

test('whoever has read a file says so by a name that is asked for once, at any width', async ({
  page,
  edit,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openForm(page, edit);
  await press(page, /^To do/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await before(page).locator('summary', { hasText: 'Still as delivered' }).click();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const company = page.getByRole('button', { name: `${MINE} content/company.yaml` });
  await company.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign' }).click();
  await expect(dialog, 'Nobody signs without a name.').toBeVisible();
  await dialog.getByLabel('Your name').fill('Leela Gaikwad');
  await dialog.getByRole('button', { name: 'Sign' }).click();
  await expectSaid(page, 'Signed by Leela Gaikwad.');
  await expect(company).toHaveCount(0);
  await page.getByRole('button', { name: `${MINE} content/claims.yaml` }).click();
  await expect.poll(() => textOf(edit, 'reviewed.yaml').match(/by: Leela Gaikwad/g)).toHaveLength(2);
  await takeBack(page, edit, 2);
});

test('a version is saved with a sentence, and where no host is configured the hosts are named', async ({
  page,
  edit,
  context,
}) => {
  const was = textOf(edit, 'company.yaml');
  writeFileSync(join(edit.root, 'company.yaml'), was.replace(/^tagline: .*$/m, 'tagline: Ours.'));
  await openForm(page, edit);
  await press(page, 'What you have changed');
  await page.getByLabel('What has changed, in a sentence of yours').fill('Our own tagline');
  await press(page, 'Save a version');
  await expectSaid(page, 'The version is saved.');
  await expect(page.getByText('Nothing.', { exact: true })).toBeVisible();
  expect(git(edit.root, 'log', '-1', '--format=%s').trim()).toBe('Our own tagline');
  for (const host of readdirSync('hosting').filter((name) => /^(?!README).*\.md$/.test(name)))
    await expect(page.locator(`a[href="/hosting/${host}"]`)).toHaveText(/\w/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Cloudflare' }).click(),
  ]);
  await expect(tab.getByText('npx wrangler deploy')).toBeVisible();
  git(edit.root, 'reset', '--hard', 'HEAD~1');
});

test('a draft of a legal text changes without a date, and a button makes it the first version', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  await press(page, 'Privacy Policy');
  const words = field(page, 'The text below, in Markdown');
  const [checked] = await Promise.all([
    page.waitForResponse('**/api/check'),
    words.fill(`${await words.inputValue()}\n\nOne more sentence.`),
  ]);
  expect(await checked.json()).toEqual({ problems: [] });
  await expect(page.getByText('A changed wording needs a new date')).toHaveCount(0);
  await page.getByLabel('It holds from').fill('2026-10-01');
  await press(page, 'This is our first version');
  await expectSaid(page, 'Saved as your first version.');
  await expect(page.getByText('This text is a draft')).toHaveCount(0);
  expect(textOf(edit, 'legal/privacy-policy.md')).toMatch(/^updated: 2026-10-01$[\s\S]*^draft: false$/m);
  expect(textOf(edit, 'legal/versions/privacy-policy-2026-10-01.md')).toContain('One more sentence.');
  await takeBack(page, edit, 1);
});

test('a draft that was changed in its file is saved by a press', async ({ page, edit }) => {
  const file = 'legal/privacy-policy.md';
  const was = textOf(edit, file);
  writeFileSync(join(edit.root, file), `${was}\n\nBy hand.\n`);
  await openForm(page, edit);
  await press(page, 'Privacy Policy');
  await expect(page.getByText('Save keeps these words: a draft needs no new date.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaid(page, 'Saved.');
  await expect(page.getByText('does not fit')).toHaveCount(0);
  expect(textOf(edit, 'legal/versions/privacy-policy-2025-05-13.md')).toContain('By hand.');
  git(edit.root, 'checkout', '.');
});
