import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('hosting/*.md')];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

test.each(guides)('finds no missing npm script or linked file in %s', (guide) => {
  const text = readFileSync(guide, 'utf8');
  for (const [, name] of text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g))
    expect(scripts, `expected a script ${name} in package.json`).toContain(name);
  // Links in code are examples of Markdown: `[words](/about)`.
  const prose = text.replace(/`[^`\n]*`/g, '');
  for (const [, path = ''] of prose.matchAll(/!?\[[^\]]+\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g))
    expect(existsSync(join(dirname(guide), path)), `expected the linked file ${path}`).toBe(true);
});

test('lists in the README each script of package.json that users run', () => {
  const readme = readFileSync('README.md', 'utf8');
  /** Scripts that other scripts or maintainers run. */
  const INTERNAL = /^(pre|check:|test:(unit|pages)$|schemas$|licences$|sample$)/;
  for (const name of scripts.filter((script) => !INTERNAL.test(script)))
    expect(readme).toContain(/^(start|test)$/.test(name) ? `| \`npm ${name}` : `| \`npm run ${name}`);
});
