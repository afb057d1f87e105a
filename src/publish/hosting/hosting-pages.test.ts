import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = globSync('hosting/*.md').map((page) => page.replaceAll('\\', '/'));
/** Lists the fenced code blocks of a page. */
const codeBlocksOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);

test.each(pages)('%s builds the site before its code blocks use files of the build', (page) => {
  const commands = codeBlocksOf(page).join('');
  const [firstUse, firstBuild] = [/\bdist(\.hosts)?\//, /npm run build/].map((pattern) =>
    commands.search(pattern),
  );
  if (firstUse === -1) return;
  expect(firstBuild, `${page}: add \`npm run build\`.`).not.toBe(-1);
  expect(firstBuild, `${page}: move \`npm run build\` up.`).toBeLessThan(Number(firstUse));
});

test('hosting/cloudflare.md and docs/owner.md name the version of wrangler that the tests use', () => {
  const { wrangler } = JSON.parse(readFileSync('tests/all/package.json', 'utf8')).dependencies;
  for (const page of ['hosting/cloudflare.md', 'docs/owner.md']) {
    const commands = readFileSync(page, 'utf8').match(/npx wrangler\S*/g) ?? [];
    expect([...new Set(commands)], `${page}: name wrangler@${wrangler}.`).toEqual([
      `npx wrangler@${wrangler}`,
    ]);
  }
});

test('lists the page of each host in hosting/README.md', () => {
  const table = readFileSync('hosting/README.md', 'utf8');
  for (const page of pages.filter((path) => !path.endsWith('README.md')))
    expect(table, `hosting/README.md: add ${page} to the table.`).toContain(
      `](${page.slice('hosting/'.length)})`,
    );
});

test('hosting/nginx.md copies files so that the server may read them, whatever the umask of the build', () => {
  const copyCommands = codeBlocksOf('hosting/nginx.md').flatMap((block) => block.match(/^rsync .*/gm) ?? []);
  expect(copyCommands).not.toEqual([]);
  for (const command of copyCommands) expect(command).toContain('--chmod=D755,F644');
});
