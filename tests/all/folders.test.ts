/** `npm start` in folders with names that owners choose, whatever this clone's own path is. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runBuild } from '../site.ts';
import { cloneTo } from './clone.ts';
import { folderFor, freePort, run } from './running-program.ts';

const root = folderFor('folders');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(folder: string) {
  const port = await freePort();
  const chosen = { SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content' };
  return run(folder, port, ['npm', 'start'], { ...chosen, HOST: '127.0.0.1', PORT: String(port) });
}

test('npm start serves the whole site from a folder with spaces and Devanagari letters', async () => {
  const { url, close } = await start(cloneTo(join(root, "मेस की साइट, the owner's (new) & old")));
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
    await close();
  }
});

/** Names that patterns of ours, or of the tools, might take for a part of the project. */
const NAMES = ['messmate', 'site', 'src', 'node_modules-x', 'a folder', 'late.pages'];

test('the site is the same, byte for byte, whatever folder it is built in', { timeout: 900_000 }, () => {
  const built = (name: string) => {
    const cwd = cloneTo(join(root, name));
    const chosen = { SITE_DIR: '', CONTENT_DIR: 'tests/fixtures/content', SOURCE_DATE_EPOCH: '1790000000' };
    const { status, said } = runBuild(chosen, { cwd });
    expect(status, said).toBe(0);
    const record = readFileSync(join(cwd, 'dist/build.json'), 'utf8');
    rmSync(cwd, { recursive: true });
    return record;
  };
  const plain = built('plain');
  // Nothing above the project is read.
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "@missing/package" }');
  for (const name of NAMES)
    expect(built(name), `A pattern sees the path above the project: ${name}.`).toBe(plain);
});

// There Biome finds no package.json, from which it would infer React.
test('the code is checked by the same rules below a folder whose name begins with a dot', () => {
  const cwd = cloneTo(join(root, '.cache', 'clone'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'check:code'], { cwd, encoding: 'utf8' });
  expect(status, `Name what Biome leaves out in biome.json, linter.domains:\n${stdout}${stderr}`).toBe(0);
});

test('a folder whose name cannot work is refused in a sentence, before anything is built', async () => {
  await expect(start(cloneTo(join(root, '100%')))).rejects.toThrow(/setup failed: .*%/);
});
