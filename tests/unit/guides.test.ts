import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('hosting/*.md')];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

test.each(guides)('%s names commands and files that there are', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const commands = [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  const files = [...text.matchAll(/!?\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
    // In examples of Markdown: `[words](/about)`.
    .filter(([, , path = '']) => !path.startsWith('/'))
    .map(([, , path = '']) => path);
  const strangers = commands.filter((name) => !scripts.includes(name));
  expect(strangers, `${guide}: package.json has no such script.`).toEqual([]);
  const missing = files.filter((path) => !existsSync(join(dirname(guide), path)));
  expect(missing, `${guide}: there is no such file.`).toEqual([]);
});

test('each command has its line in the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const inner = /^(pre|check:|test:(unit|pages)$|schemas$|licences$|sample$)/;
  const untold = scripts.filter((name) => {
    const asked = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    return !inner.test(name) && !readme.includes(`| \`${asked}`);
  });
  expect(untold, 'README.md: say in the table what it does.').toEqual([]);
});
