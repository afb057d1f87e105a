/** Imports go down only, between the layers of src/ and between the folders of the live demo. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../../src/content/features.ts';

/** From top to bottom. A folder imports from the rows below it, and not from its own row. */
const ROWS: readonly (readonly string[])[] = [
  ['owner'],
  ['publish'],
  ['site'],
  ['fonts'],
  [...Object.keys(FEATURES), 'hero'].map((id) => `messmate/${id}`),
  ['messmate/island'],
  ['messmate/tabs', 'messmate/controls'],
  ['messmate/store'],
  // Files in no folder of the demo.
  ['messmate'],
  ['messmate/engine'],
  ['ui'],
  ['content'],
  ['platform'],
];
const FOLDERS = ROWS.flat().sort((a, b) => b.length - a.length);
const folderOf = (file: string) => FOLDERS.find((folder) => file.startsWith(`src/${folder}/`)) ?? '';
const rowOf = (folder: string) => ROWS.findIndex((row) => row.includes(folder));

const IMPORT = /(?:\bfrom|\bimport\(?|@import)\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;
const toPosix = (path: string) => path.replaceAll('\\', '/');

const parseImports = (file: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('.') ? toPosix(join(dirname(file), path.replace(/\?.*/, ''))) : path,
  );

const findFiles = (pattern: string) =>
  globSync(pattern)
    .map(toPosix)
    .filter((file) => !/\.test\.tsx?$|\/test-|\/corpus\//.test(file));
const texts = new Map(
  findFiles('src/**/*.{ts,tsx,astro,css}').map((file) => [file, readFileSync(file, 'utf8')]),
);

/** The imports of each file except tests. */
const imports = new Map([...texts].map(([file, text]) => [file, parseImports(file, text)]));

/** Finds imports that a rule forbids. */
const findImports = (
  isForbidden: (file: string, path: string) => boolean,
  importsOfFiles: Map<string, string[]> = imports,
) =>
  [...importsOfFiles].flatMap(([file, paths]) =>
    paths.filter((path) => isForbidden(file, path)).map((path) => `${file} imports ${path}`),
  );

test('finds each file in a layer, and imports that only go down', () => {
  expect(imports.size).toBeGreaterThan(300);
  expect([...imports.keys()].filter((file) => !folderOf(file))).toEqual([]);
  const up = findImports((file, path) => {
    const [from, to] = [folderOf(file), folderOf(path)];
    return to !== '' && from !== to && rowOf(to) <= rowOf(from);
  });
  expect(up, 'expected imports from lower layers only: move shared code down (ROWS has the order)').toEqual(
    [],
  );
});

test('allows no import into the engine, and imports of content in routes and layouts only', () => {
  const engine = 'messmate/engine';
  // The engine may import its type: 'sends no schema to visitors' refuses its value.
  const PLAN = 'src/content/schemas/hostel.ts';
  expect(
    findImports((file, path) => folderOf(file) === engine && folderOf(path) !== engine && path !== PLAN),
    'expected pure TypeScript in the engine: no React, Node or content',
  ).toEqual([]);
  expect(
    findImports((file, path) => path === 'virtual:content' && !/^src\/site\/(pages|layouts)\//.test(file)),
    'expected words as props',
  ).toEqual([]);
});

/** Returns the files that `roots` load at run time, each with its imports except types. */
function collectLoaded(roots: Iterable<string>): Map<string, string[]> {
  const loaded = new Map<string, string[]>();
  const queue = [...roots];
  for (const file of queue) {
    if (loaded.has(file)) continue;
    const values = (texts.get(file) ?? '').replace(/^(?:im|ex)port type [^'"]*['"].*$/gm, '');
    loaded.set(file, parseImports(file, values));
    queue.push(...(loaded.get(file) ?? []).filter((path) => imports.has(path)));
  }
  return loaded;
}

test('lets every component of ui and the demo run in a browser', () => {
  const components = collectLoaded(findFiles('src/{ui,messmate}/**/*.{ts,tsx}'));
  expect(components.size, 'expected to find the components').toBeGreaterThan(100);
  expect(
    findImports((_, path) => /^(?:node:|src\/(?:platform|fonts)\/)/.test(path), components),
    'Only src/site, src/publish and src/owner run in Node: compute it there and pass it as a prop.',
  ).toEqual([]);
});

test('sends no schema to visitors', () => {
  const scripts = [...texts].flatMap(([file, text]) => [
    ...[...text.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, script = '']) =>
      parseImports(file, script),
    ),
    ...[...text.matchAll(/from '(.*?)\?script'/g)].map(([, path = '']) => toPosix(join(dirname(file), path))),
  ]);
  const islands = findFiles('src/{messmate/{hero/Hero,*/[A-Z]*Panel},site/**/Sliders}.tsx');
  const loaded = collectLoaded([...scripts, ...islands]);
  expect(loaded.size, 'expected to find the scripts of the pages').toBeGreaterThan(60);
  expect(
    findImports((_, path) => path === 'zod' || path.startsWith('src/content/schemas/'), loaded),
    'A value of content/schemas brings zod to visitors: import only the type, and move the value into a file without a schema.',
  ).toEqual([]);
});
