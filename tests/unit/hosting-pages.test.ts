import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../src/publishing/files.ts';
import { KNOWN_HOSTS } from '../../src/publishing/known-hosts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = readdirSync('hosting').map((file) => `hosting/${file}`);
/** The commands of a page: what stands between fences, a block each, from top to bottom. */
const blocksOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);

test.each(pages)('%s: what a build makes is used after the build', (page) => {
  const commands = blocksOf(page).join('');
  const [used, built] = [/\bdist(\.hosts)?\//, /npm run build/].map((what) => commands.search(what));
  if (used !== -1)
    expect(built, `${page} uses files of a build before its first \`npm run build\`.`).not.toBe(-1);
  if (used !== -1) expect(built, `${page}: move the build up.`).toBeLessThan(Number(used));
});

test.each(pages.filter((page) => /\brsync -/.test(readFileSync(page, 'utf8'))))(
  '%s: Debian has no rsync until it is installed',
  (page) => {
    expect(/^apt-get install .*$/m.exec(blocksOf(page).join(''))?.[0]).toContain('rsync');
  },
);

test('what belongs to the owner is not overwritten by each build', () => {
  expect(blocksOf('hosting/caddy.md').join('')).not.toMatch(/cp .*Caddyfile/);
});

/** Runs the commands of a page for a site under a path, up to the one that publishes. */
function runPathBlock(page: string, base: string): string[] {
  const block = blocksOf(page).find((text) => text.startsWith('BASE=')) ?? '';
  const dir = mkdtempSync(join(folder, 'path-'));
  mkdirSync(join(dir, 'dist/_astro'), { recursive: true });
  mkdirSync(join(dir, 'dist.hosts'));
  for (const file of ['index.html', '404.html', '_headers', '_redirects', '.assetsignore', '_astro/a.js'])
    writeFileSync(join(dir, 'dist', file), '');
  const lines = block.split('\n').filter((line) => !/\bnp[mx] /.test(line));
  const script = lines.join('\n').replace(/^BASE=.*$/m, `BASE=${base}`);
  execFileSync('sh', ['-euc', script], { cwd: dir });
  return filesOf(join(dir, 'dist.hosts/site'));
}

test.each(['/one', '/some/path', '/a/third/one'])('a folder for a site under %s', (base) => {
  const own = ['index.html', '404.html', '_astro/a.js'].map((file) => `${base.slice(1)}/${file}`);
  expect(runPathBlock('hosting/cloudflare.md', base).sort()).toEqual(
    [...own, '_headers', '_redirects', '.assetsignore'].sort(),
  );
  const onNetlify = [...own, `${base.slice(1)}/.assetsignore`, '_headers', '_redirects', '404.html'];
  expect(runPathBlock('hosting/netlify.md', base).sort()).toEqual(onNetlify.sort());
});

test('the table of hosts names what is not asked of each', () => {
  const table = readFileSync('hosting/README.md', 'utf8');
  const words = { zstd: 'zstd', range: 'ranges', hidden: 'hiding' };
  for (const { name, page, cannot } of Object.values(KNOWN_HOSTS)) {
    const row = table.split('\n').find((line) => line.includes(`](${page.replace('hosting/', '')})`));
    if (name === 'GitHub Pages' || !row) continue;
    for (const [ability, word] of Object.entries(words))
      expect(
        row.includes(word),
        `${name} and ${word}: hosting/README.md and known-hosts.ts must agree.`,
      ).toBe(cannot.some((one) => one === ability));
  }
});
