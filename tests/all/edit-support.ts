/** Starts the form of `npm run edit` on a copy of the fixtures. Helpers click and type in it. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { git } from '../git.ts';
import { TIMEOUT_MS } from '../timeout.ts';

/** A running form: `url` is its address with the access key, and `end` stops its server. */
export type Form = { url: string; previewOrigin: string; end: () => Promise<void> };

export const makePhotograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();

/**
 * Starts the form on a content folder, and waits until the preview is ready too.
 * @param project the folder of the project whose form is started
 */
export async function startForm(root: string, env: NodeJS.ProcessEnv, project = '.'): Promise<Form> {
  const child = spawn(process.execPath, [resolve(project, 'src/owner/edit/edit.ts')], {
    cwd: project,
    env: { ...env, CONTENT_DIR: root, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const [url, previewOrigin] = await new Promise<[string, string]>((done, fail) => {
    const readAddresses = (text: Buffer) => {
      output += text;
      const [, form] = /Change the site at (\S+)/.exec(output) ?? [];
      const [, preview] = /with your changes: (\S+)/.exec(output) ?? [];
      if (form && preview) done([form, preview]);
    };
    child.stdout?.on('data', readAddresses);
    child.stderr?.on('data', readAddresses);
    child.once('exit', () => fail(new Error(`npm run edit ended by itself: ${output}`)));
    setTimeout(() => fail(new Error(`npm run edit did not start: ${output}`)), 4 * TIMEOUT_MS).unref();
  });
  const end = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill();
    });
  return { url, previewOrigin, end };
}

/** The form of a new repository with the fixtures in `root`. `changedFiles` lists lines of `git status`. */
export type FixtureForm = Form & { root: string; changedFiles: () => string[] };

async function startFixtureForm(folder: string): Promise<FixtureForm> {
  const root = join(folder, 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
  git(folder, 'init');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-m', 'First');
  const form = await startForm(root, process.env);
  const changedFiles = () =>
    git(folder, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean).sort();
  return { ...form, root, changedFiles };
}

/** Lists the changed lines of committed files, except in reviewed.yaml; not the file names, `--- a` and `+++ b`. */
export const changedLines = ({ root }: FixtureForm): string[] =>
  git(root, 'diff', '-U0', '--', '.', ':!reviewed.yaml')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

/** `test` with `edit`, a form that all tests of a worker share. Each test begins with unchanged content. */
export const test = base.extend<{ edit: FixtureForm }, { runningForm: FixtureForm }>({
  edit: async ({ runningForm }, use) => {
    await use(runningForm);
    git(runningForm.root, 'checkout', '--', '.');
    git(runningForm.root, 'clean', '-f', '.');
  },
  runningForm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'edit-'));
      const form = await startFixtureForm(folder);
      await use(form);
      await form.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 9 * TIMEOUT_MS },
  ],
});

export const readFile = ({ root }: FixtureForm, file: string): string =>
  readFileSync(join(root, file), 'utf8');

export const clickLink = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click();
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });
/** Empties a field and types. `fill()` sets a value at once, and hides what the form does at each key. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('Control+A');
  await field.press('Delete');
  await field.pressSequentially(text);
}
export async function append(field: Locator, text: string): Promise<void> {
  await field.press('Control+End');
  await field.pressSequentially(text);
}
export const clickButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).click();

export async function openForm(page: Page, { url }: FixtureForm): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await type(page.getByRole('textbox', { name: 'Your name' }), 'Leela Gaikwad');
}

/** Opens an entry of the form's list. */
export async function openFile(page: Page, name: string | RegExp): Promise<void> {
  // The list is folded on a phone.
  const listToggle = page.getByText('Everything you can change', { exact: true });
  if (await listToggle.isVisible()) await listToggle.click();
  await clickLink(page, name);
  const link = page.getByRole('link', { name, exact: true, includeHidden: true }).first();
  await expect(link).toHaveAttribute('aria-current');
  await expect(page.getByRole('button', { name: /^Save( and add)?$/ })).toBeVisible();
}

/** Waits for a message in the form's live region. */
export const expectStatus = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Opens the preview in its own tab, and waits for an element with a saved change. */
export async function openPreview(page: Page, findChange: (preview: Page) => Locator): Promise<Page> {
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See the page' }).click(),
  ]);
  await expect(findChange(preview), 'expected the saved change on the page').toBeAttached();
  return preview;
}
