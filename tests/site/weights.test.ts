/** What a page says about the weight of pages is what they weigh. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { attributeOf, elementsOf, textOf } from '../../src/publish/hosting/elements.ts';
import { pagesOf, siteDir } from '../site.ts';

test('the page that shows the weight of pages has the size of each document and its style sheets', () => {
  const pages = pagesOf(siteDir());
  const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  const weightOf = (route: string) => {
    const { file = '' } = pages.find((page) => page.route === route) ?? {};
    const sheets = [...readFileSync(file, 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    return [file, ...sheets.map(([, path = '']) => join(siteDir(), path))].reduce(
      (sum, one) => sum + sizeOf(one),
      0,
    );
  };
  const said = pages.flatMap(({ file }) =>
    [...elementsOf(parse(readFileSync(file, 'utf8')))]
      .filter(({ tagName }) => tagName === 'td')
      .flatMap((cell) => {
        const route = attributeOf(cell, 'data-weight');
        return route ? [{ route, kilobytes: textOf(cell) }] : [];
      }),
  );
  expect(said.length, 'No page shows a weight: look at src/publish/build/weights.ts.').toBeGreaterThan(3);
  // Rounded; and what a page says of itself was weighed before it was written, some bytes less.
  for (const { route, kilobytes } of said)
    expect(Math.abs(Number(kilobytes) - weightOf(route) / 1000), `The weight of ${route}`).toBeLessThan(0.53);
});
