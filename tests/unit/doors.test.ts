/** Imports go down only: from door to door of src/, and from room to room of the live demo. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../src/content/features.ts';

/** Each below those that may import from it; those in one row do not import one another. */
const ROWS: readonly (readonly string[])[] = [
  ['owner'],
  ['publish'],
  ['site'],
  Object.keys(FEATURES).map((id) => `messmate/${id}`),
  ['messmate/island'],
  ['messmate/tabs', 'messmate/controls'],
  ['messmate/store'],
  // Files beside the rooms.
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

const importsOf = (file: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('.') ? slashed(join(dirname(file), path.replace(/\?.*/, ''))) : path,
  );

const names = (pattern: string) =>
  globSync(pattern)
    .map(slashed)
    .filter((file) => !/\.test\.tsx?$|\/test-|\/corpus\//.test(file));
const texts = new Map(names('src/**/*.{ts,tsx,astro,css}').map((file) => [file, readFileSync(file, 'utf8')]));

/** What each file imports, except tests. */
const files = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));

const wrong = (isWrong: (file: string, path: string) => boolean) =>
  [...files].flatMap(([file, named]) =>
    named.filter((path) => isWrong(file, path)).map((path) => `${file} imports ${path}`),
  );

test('each file is behind a door, and imports only go down', () => {
  expect(files.size).toBeGreaterThan(300);
  expect([...files.keys()].filter((file) => !roomOf(file))).toEqual([]);
  const up = wrong((file, path) => {
    const [from, to] = [roomOf(file), roomOf(path)];
    return to !== '' && from !== to && rowOf(to) <= rowOf(from);
  });
  expect(up, 'Move what both need further down: the order is at the head of this file.').toEqual([]);
});

test('the engine imports nothing from outside, and only routes and layouts read the content', () => {
  const engine = 'messmate/engine';
  // Only its type: 'no schema goes to visitors' refuses a value.
  const PLAN = 'src/content/schemas/hostel.ts';
  expect(
    wrong((file, path) => roomOf(file) === engine && roomOf(path) !== engine && path !== PLAN),
    'The engine is pure TypeScript, without React, Node or content.',
  ).toEqual([]);
  expect(
    wrong((file, path) => path === 'virtual:content' && !/^src\/site\/(pages|layouts)\//.test(file)),
    'Pass the words as props.',
  ).toEqual([]);
});

test('no file imports what imports it', () => {
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    for (const next of files.get(file) ?? [])
      if (next !== file && files.has(next) && !seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const circles = [...files.keys()].filter((file) => reached(file).has(file));
  expect(circles, 'Move what both need into a file of its own.').toEqual([]);
});

test('no schema goes to visitors', () => {
  const inScripts = [...texts].flatMap(([file, text]) => [
    ...[...text.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, script = '']) => importsOf(file, script)),
    ...[...text.matchAll(/from '(.*?)\?script'/g)].map(([, path = '']) => slashed(join(dirname(file), path))),
  ]);
  const browser = new Set([...inScripts, ...names('src/{messmate/*/[A-Z]*Panel,site/**/Sliders}.tsx')]);
  const brought: string[] = [];
  for (const file of browser) {
    const values = (texts.get(file) ?? '').replace(/^(?:im|ex)port type [^'"]*['"].*$/gm, '');
    for (const path of importsOf(file, values)) {
      if (path === 'zod' || path.startsWith('src/content/schemas/')) brought.push(`${file} imports ${path}`);
      else if (files.has(path)) browser.add(path);
    }
  }
  expect(browser.size, 'The scripts of the pages were not found.').toBeGreaterThan(60);
  expect(
    brought,
    'A value of content/schemas brings zod to visitors: import only the type, and move the value into a file without a schema.',
  ).toEqual([]);
});
