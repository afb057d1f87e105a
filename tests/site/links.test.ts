/** Links, beyond what the build itself holds against its files and anchors. */
import { expect, test } from 'vitest';
import { all, pages } from './built-pages.ts';

/** Other hosts and programs: none of them is asked, but each address has to be whole. */
const WHOLE = /^(https:\/\/[a-z0-9.-]+\.[a-z]+(:\d+)?([/?#]\S*)?|mailto:[^@\s]+@[^@\s]+|tel:\+\d{7,15})$/i;

const linked = pages.map(({ path, tree }) => ({
  path,
  links: all(tree, 'a').map(({ properties }) => String(properties.href)),
}));

test.each(linked)('$path names other places by whole addresses', ({ links }) => {
  expect(links.filter((to) => !/^(\/(?!\/)|#)/.test(to) && !WHOLE.test(to))).toEqual([]);
});

test('a link leads to each page', () => {
  const reached = new Set(
    linked.flatMap(({ path, links }) =>
      links.map((to) => to.replace(/[#?].*/, '')).filter((to) => to !== path),
    ),
  );
  const lonely = pages.filter(({ path }) => !reached.has(path)).map(({ path }) => path);
  expect(lonely, 'Put a link to it on another page.').toEqual([]);
});
