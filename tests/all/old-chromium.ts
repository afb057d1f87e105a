/** Old versions of Chromium, from npm, and how to drive them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { folderFor, freePort, run } from './running-program.ts';

/** The oldest that gets the design, and the last for Windows 7. */
export const OLD_VERSIONS = [90, 109];

export const isRunnable = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks a version with its libraries, once. @returns its folder */
function unpack(version: number): string {
  const from = resolve(`tests/all/node_modules/chromium-${version}/bin`);
  const folder = resolve(`.cache/browsers/chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return folder;
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => brotliDecompressSync(readFileSync(join(from, file)));
  for (const archive of ['aws.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '-C', folder], { input: read(`${archive}.br`) });
  writeFileSync(program, read('chromium.br'), { mode: 0o755 });
  return folder;
}

/** Starts an old version. Playwright cannot, but it can connect to one. */
export async function openOld(version: number): Promise<{ page: Page; close: () => Promise<unknown> }> {
  const folder = unpack(version);
  const port = await freePort();
  const options = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--hide-scrollbars'];
  const drawing = ['--font-render-hinting=none', `--remote-debugging-port=${port}`, 'about:blank'];
  const home = folderFor(`chromium-${version}`);
  const program = await run(home, port, [join(folder, 'chromium'), ...options, ...drawing], {
    LD_LIBRARY_PATH: join(folder, 'lib'),
  });
  const browser = await chromium.connectOverCDP(program.url);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  return { page, close: () => browser.close().finally(program.close) };
}
