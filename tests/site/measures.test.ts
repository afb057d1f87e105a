/** What the site says of its own weight is what its finished files weigh. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { MARKS } from '../../src/site/views/service/measured.ts';
import { all, content, dir, pages, textOf } from './built-pages.ts';

const shown = pages.filter(({ path }) =>
  content.services.some((service) => service.path === path && service.shows === 'weights'),
);

test.each(shown)('$path says what the pages weigh', ({ tree }) => {
  const rows = all(tree, 'tr').map((row) => all(row, 'th', 'td').map((cell) => textOf(cell).trim()));
  const listed = pages.filter(({ card }) => card !== 'service' && card !== 'legal');
  for (const { name, stem } of listed) {
    const kb = (statSync(join(dir, `${stem}.html.br`)).size / 1024).toFixed(1);
    const row = [name, expect.stringContaining(kb)];
    expect(rows, `${name} is measured in src/publish/build/sizes.ts.`).toContainEqual(row);
  }
});

test('no mark is left where a measure has to stand', () => {
  for (const file of filesOf(dir).filter((name) => /\.(html|md)$/.test(name)))
    expect(readFileSync(join(dir, file), 'utf8').match(MARKS), `${file} has marks left.`).toBeNull();
});
