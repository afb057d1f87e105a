/** `npm start` in folders with names that owners give: the clone's own path may not decide whether the site builds. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneTo } from './clone.ts';
import { freePort } from './running-program.ts';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

/** Runs `npm start` until it says where the site is. @returns the site's address and how to end it */
async function start(folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    OUT_DIR: '',
    SITE_DIR: '',
    CONTENT_DIR: 'tests/fixtures/content',
  };
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true });
  const stop = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  let said = '';
  return new Promise((done, fail) => {
    const hear = (text: Buffer) => {
      said += text;
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url?.endsWith(`:${port}`)) done({ url, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => fail(new Error(`npm start ended with ${code} in "${folder}":\n${said}`)));
  });
}

test('npm start serves the whole site from a folder with spaces and Devanagari letters', async () => {
  const { url, stop } = await start(cloneTo(join(root, "मेस की साइट, the owner's (new) & old")));
  try {
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const fonts = [...new Set((await page.text()).match(/\/_astro\/[\w.-]+\.woff2/g))];
    expect(
      fonts.length,
      'The page names no font: look at src/publish/build/subset-fonts.ts.',
    ).toBeGreaterThan(0);
    for (const font of fonts)
      expect((await fetch(url + font)).status, `${font} is named by the page and is not there.`).toBe(200);
  } finally {
    stop();
  }
}, 300_000);

// Biome finds no package.json there, from which it would take that this is React.
test('the code is checked by the same rules below a folder whose name begins with a dot', () => {
  const cwd = cloneTo(join(root, '.cache', 'clone'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'check:code'], { cwd, encoding: 'utf8' });
  expect(status, `Name what Biome leaves out in biome.json, linter.domains:\n${stdout}${stderr}`).toBe(0);
}, 60_000);

test('a folder whose name cannot work is refused in a sentence, before anything is built', async () => {
  await expect(start(cloneTo(join(root, '100%')))).rejects.toThrow(/setup failed: .*%/);
});
