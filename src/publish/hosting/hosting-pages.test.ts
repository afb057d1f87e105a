import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTS } from './verify.ts';

const pages = globSync('hosting/*.md').map((page) => page.replaceAll('\\', '/'));
/** The commands of a page: what is between fences, a block each, from top to bottom. */
const blocksOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);

test.each(pages)('%s: what a build makes is used after the build', (page) => {
  const commands = blocksOf(page).join('');
  const [used, built] = [/\bdist(\.hosts)?\//, /npm run build/].map((what) => commands.search(what));
  if (used !== -1)
    expect(built, `${page} uses files of a build before its first \`npm run build\`.`).not.toBe(-1);
  if (used !== -1) expect(built, `${page}: move the build up.`).toBeLessThan(Number(used));
});

test('wrangler is named in the version that the tests run', () => {
  const { wrangler } = JSON.parse(readFileSync('tests/all/package.json', 'utf8')).dependencies;
  for (const page of ['hosting/cloudflare.md', 'docs/owner.md']) {
    const commands = readFileSync(page, 'utf8').match(/npx wrangler\S*/g) ?? [];
    expect([...new Set(commands)], `${page}: name wrangler@${wrangler}.`).toEqual([
      `npx wrangler@${wrangler}`,
    ]);
  }
});

test('each host that verify knows has a page, and the table names what it is not asked', () => {
  const table = readFileSync('hosting/README.md', 'utf8');
  expect(pages).toHaveLength(Object.keys(HOSTS).length + 1);
  for (const [name, cannot] of Object.entries(HOSTS)) {
    const row = table.split('\n').find((line) => line.includes(`](${name}.md)`));
    expect(row, `hosting/README.md: name ${name}.md in the table.`).toBeDefined();
    expect(
      row?.includes('hiding'),
      `${name} and hiding: hosting/README.md and src/publish/hosting/verify.ts must agree.`,
    ).toBe(cannot.includes('hiding'));
  }
});
