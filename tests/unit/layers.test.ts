/** Tests which imports are allowed: between layers, between the demo's folders, and of content, Node and schemas. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TABS } from '../../src/content/features.ts';

/** Folders from top to bottom. A folder may import from lower rows only, not from another folder of its row. */
const ROWS: readonly (readonly string[])[] = [
  ['owner'],
  ['publish'],
  ['site'],
  ['fonts'],
  [...Object.keys(TABS), 'hero'].map((id) => `messmate/${id}`),
  ['messmate/island'],
  ['messmate/tabs', 'messmate/controls'],
  ['messmate/store'],
  // Files directly in this folder.
  ['messmate'],
  ['messmate/engine'],
  ['ui'],
  ['content'],
  ['platform'],
];
/** The longest first, so that a file in messmate/engine is not found in messmate. */
const FOLDERS = ROWS.flat().sort((a, b) => b.length - a.length);
const folderOf = (file: string) => FOLDERS.find((folder) => file.startsWith(`src/${folder}/`)) ?? '';
const rowOf = (folder: string) => ROWS.findIndex((row) => row.includes(folder));

const IMPORT = /(?:\bfrom|\bimport\(?|@import)\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g;
const toPosix = (path: string) => path.replaceAll('\\', '/');

const parseImports = (file: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('.') ? toPosix(join(dirname(file), path.replace(/\?.*/, ''))) : path,
  );

/** Lists the files that match a pattern, without tests. */
const findFiles = (pattern: string) =>
  globSync(pattern)
    .map(toPosix)
    .filter((file) => !/\.test\.tsx?$/.test(file));
const texts = new Map(
  findFiles('src/**/*.{ts,tsx,astro,css}').map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Imported paths by file, without tests. */
const imports = new Map([...texts].map(([file, text]) => [file, parseImports(file, text)]));

/** Lists the imports that a rule forbids. */
const findForbidden = (
  isForbidden: (file: string, path: string) => boolean,
  importsOfFiles: Map<string, string[]> = imports,
) =>
  [...importsOfFiles].flatMap(([file, paths]) =>
    paths.filter((path) => isForbidden(file, path)).map((path) => `${file} imports ${path}`),
  );

test('has each file of src in a layer, and lets it import from its own folder and lower layers only', () => {
  expect(imports.size).toBeGreaterThan(300);
  const filesOutside = [...imports.keys()].filter((file) => !folderOf(file));
  expect(filesOutside, 'expected these in ROWS').toEqual([]);
  const upward = findForbidden((file, path) => {
    const [from, to] = [folderOf(file), folderOf(path)];
    return to !== '' && from !== to && rowOf(to) <= rowOf(from);
  });
  const advice = 'expected imports from lower layers: move shared code down (ROWS has the order)';
  expect(upward, advice).toEqual([]);
});

test('lets the engine import only itself and hostel.ts, and only pages and layouts the content', () => {
  const engine = 'messmate/engine';
  // The engine may import types of this file, but no schema: the scripts of the pages must not contain any.
  const PLAN = 'src/content/schemas/hostel.ts';
  expect(
    findForbidden((file, path) => folderOf(file) === engine && folderOf(path) !== engine && path !== PLAN),
    'expected pure TypeScript in the engine: no React, Node or content',
  ).toEqual([]);
  expect(
    findForbidden((file, path) => path === 'virtual:content' && !/^src\/site\/(pages|layouts)\//.test(file)),
    'expected words as props: only pages and layouts may import virtual:content',
  ).toEqual([]);
});

/** Returns the imports, except types, of the files that `roots` load at run time. */
function collectLoaded(roots: Iterable<string>): Map<string, string[]> {
  const loaded = new Map<string, string[]>();
  const queue = [...roots];
  for (const file of queue) {
    if (loaded.has(file)) continue;
    const withoutTypes = (texts.get(file) ?? '').replace(/^(?:im|ex)port type [^'"]*['"].*$/gm, '');
    loaded.set(file, parseImports(file, withoutTypes));
    queue.push(...(loaded.get(file) ?? []).filter((path) => imports.has(path)));
  }
  return loaded;
}

test('finds no import of Node in ui and the demo, so that all components run in a browser', () => {
  const components = collectLoaded(findFiles('src/{ui,messmate}/**/*.{ts,tsx}'));
  expect(components.size, 'expected to find the components').toBeGreaterThan(100);
  expect(
    findForbidden((_, path) => /^(?:node:|src\/(?:platform|fonts)\/)/.test(path), components),
    'expected no Node code: compute it in src/site and pass it as a prop',
  ).toEqual([]);
});

test('finds no schema in the scripts of the pages', () => {
  const scripts = [...texts].flatMap(([file, text]) => [
    ...[...text.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, code = '']) => parseImports(file, code)),
    ...[...text.matchAll(/from '(.*?)\?script'/g)].map(([, path = '']) => toPosix(join(dirname(file), path))),
  ]);
  const islands = findFiles('src/{messmate/{hero/Hero,*/[A-Z]*Panel},site/**/SliderScript}.tsx');
  const loaded = collectLoaded([...scripts, ...islands]);
  expect(loaded.size, 'expected to find the scripts of the pages').toBeGreaterThan(60);
  expect(
    findForbidden((_, path) => path === 'zod' || path.startsWith('src/content/schemas/'), loaded),
    'expected no zod in scripts: import only a type from content/schemas, and move a value into a file without a schema',
  ).toEqual([]);
});
