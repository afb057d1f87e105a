/** Imports go down only: from door to door of src/, and from room to room of the live demo. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../src/content/schemas/demo/demo.ts';

/** The doors and rooms, each below those that may import from it; those of one row do not import one another. */
const ROWS: readonly (readonly string[])[] = [
  ['owner'],
  ['publish'],
  ['site'],
  ['messmate/island'],
  Object.keys(FEATURES).map((id) => `messmate/${id}`),
  ['messmate/tabs', 'messmate/controls'],
  ['messmate/store'],
  // Files that are beside the rooms.
  ['messmate'],
  ['messmate/engine'],
  ['ui'],
  ['content'],
];
const ROOMS = ROWS.flat().sort((a, b) => b.length - a.length);
const roomOf = (file: string) => ROOMS.find((room) => file.startsWith(`src/${room}/`)) ?? '';
const rowOf = (room: string) => ROWS.findIndex((row) => row.includes(room));

const IMPORT = /(?:\bfrom|\bimport\(?|@import)\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;
const slashed = (path: string) => path.replaceAll('\\', '/');

/** What each file imports, without the tests that are beside. */
const files = new Map(
  globSync('src/**/*.{ts,tsx,astro,css}')
    .map(slashed)
    .filter((file) => !/\.test\.tsx?$|\/test-|\/corpus\//.test(file))
    .map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
        path.startsWith('.') ? slashed(join(dirname(file), path.replace(/\?.*/, ''))) : path,
      ),
    ]),
);
const imports = [...files].flatMap(([file, named]) => named.map((path) => ({ file, path })));

test('each file stands behind a door', () => {
  expect(files.size).toBeGreaterThan(300);
  expect([...files.keys()].filter((file) => !roomOf(file))).toEqual([]);
});

test('imports go down only', () => {
  const wrong = imports
    .filter(({ file, path }) => {
      const [from, to] = [roomOf(file), roomOf(path)];
      return to && from !== to && rowOf(to) <= rowOf(from);
    })
    .map(({ file, path }) => `${file} imports ${path}`);
  expect(wrong, 'Move what both need further down: the order is at the head of this file.').toEqual([]);
});

test('the engine imports nothing from outside', () => {
  const foreign = imports.filter(
    ({ file, path }) => roomOf(file) === 'messmate/engine' && roomOf(path) !== 'messmate/engine',
  );
  expect(foreign, 'It is pure TypeScript, without React, Node or content.').toEqual([]);
});

test('only routes and layouts read the content', () => {
  const readers = imports.filter(
    ({ file, path }) => path === 'virtual:content' && !/^src\/site\/(pages|layouts)\//.test(file),
  );
  expect(readers, 'Pass the words as props.').toEqual([]);
});

test('no file imports what imports it', () => {
  const graph = new Map(
    [...files].map(([file, named]) => [file, named.filter((path) => path !== file && files.has(path))]),
  );
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    for (const next of graph.get(file) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        reached(next, seen);
      }
    return seen;
  };
  const circles = [...graph.keys()].filter((file) => reached(file).has(file));
  expect(circles, 'Move what both need into a file of its own.').toEqual([]);
});
