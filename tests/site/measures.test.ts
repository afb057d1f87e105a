/** What the site says of its own weight is what its finished files weigh. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, content, dir, pages, textOf } from './built-pages.ts';

const shown = pages.filter(({ path }) =>
  content.services.some((service) => service.path === path && service.shows === 'weights'),
);

test.each(shown)('$path says what the pages weigh', ({ tree }) => {
  const rows = all(tree, 'tr').map((row) => all(row, 'th', 'td').map((cell) => textOf(cell).trim()));
  const listed = pages.filter(({ key }) => key !== 'services' && key !== 'legal');
  for (const { name, stem } of listed) {
    const kb = (statSync(join(dir, `${stem}.html.br`)).size / 1024).toFixed(1);
    const row = [name, expect.stringContaining(kb)];
    expect(rows, `${name} is measured in src/publish/build/sizes.ts.`).toContainEqual(row);
  }
});
