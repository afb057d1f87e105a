import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('hosting/*.md')];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

test.each(guides)('%s names only commands and files that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  for (const [, name] of text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g))
    expect(scripts, 'expected a script of package.json').toContain(name);
  // Links in code are examples of Markdown: `[words](/about)`.
  const prose = text.replace(/`[^`\n]*`/g, '');
  for (const [, path = ''] of prose.matchAll(/!?\[[^\]]+\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g))
    expect(existsSync(join(dirname(guide), path)), `expected ${path} to exist`).toBe(true);
});

test('lists each command in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const INTERNAL = /^(pre|check:|test:(unit|pages)$|schemas$|licences$|sample$)/;
  for (const name of scripts.filter((script) => !INTERNAL.test(script)))
    expect(readme).toContain(/^(start|test)$/.test(name) ? `| \`npm ${name}` : `| \`npm run ${name}`);
});
