import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../publish/build/scoped-name.ts';

const read = (files: string[]) => files.sort().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const withoutNotes = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const SHEETS = read(globSync('src/**/*.css')).map(({ file, text }) => ({ file, text: withoutNotes(text) }));
const CODE = read(globSync('src/**/*.{ts,tsx,astro}'));
const MODULES = SHEETS.filter(({ file }) => file.endsWith('.module.css'));

/** The preludes of blocks, without globals: `.a > .b:hover`, `@media …`. */
const preludes = (css: string) =>
  [...css.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? '');

/** The classes that a module defines. */
function classesOf(css: string): Set<string> {
  const selectors = preludes(css).map((prelude) => prelude.replace(/:global\([^)]*\)/g, ''));
  return new Set(
    selectors
      .filter((prelude) => !prelude.trim().startsWith('@'))
      .flatMap((prelude) => [...prelude.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  );
}

/** Uses of classes in code: the module, the class if its name is written out, and the file. */
const USES = CODE.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const sheet = normalize(join(dirname(file), path));
    const fixed = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
      // The extension of a file with the module's name.
      .filter((match) => match[1] !== 'module' && match[1] !== 'tsx')
      .map((match) => ({ sheet, file, name: match[1] ?? match[2] ?? '' }));
    // Computed here, or by a function that receives the whole module.
    const isComputed = new RegExp(`\\b${name}(\\[[^'\\]]|,|\\))`).test(text);
    return isComputed ? [...fixed, { sheet, file, name: undefined }] : fixed;
  }),
);

test('gives every class of a module a name of its own', () => {
  const names = MODULES.flatMap(({ file, text }) =>
    [...classesOf(text)].map((name) => [scopedName(name, `/any/folder/${file}`), `${file} ${name}`] as const),
  );
  const shared = names.filter(([name], i) => names.findIndex(([other]) => other === name) !== i);
  expect(shared, 'Rename one of the classes, or take a longer hash in scoped-name.ts.').toEqual([]);
});

test('defines every class that code takes from a module', () => {
  const missing = USES.filter(({ sheet, name }) => {
    const css = MODULES.find(({ file }) => file === sheet)?.text;
    return css === undefined || (name !== undefined && !classesOf(css).has(name));
  });
  expect(missing).toEqual([]);
});

test('uses every class of a module', () => {
  // A computed name is the value of a property: it occurs in the code as a string, or as a key.
  const words = new Set(
    CODE.flatMap(({ text }) => [...text.matchAll(/['"]([\w-]+)['"]|\b(\w+):/g)].map((m) => m[1] ?? m[2])),
  );
  const unused = MODULES.flatMap(({ file, text }) => {
    const uses = USES.filter(({ sheet }) => sheet === file);
    const isComputed = uses.some(({ name }) => name === undefined);
    return [...classesOf(text)]
      .filter((name) => !uses.some((use) => use.name === name) && !(isComputed && words.has(name)))
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('sets every custom property that is used', () => {
  const all = [...SHEETS, ...CODE];
  const findAll = (pattern: RegExp) =>
    all.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map((match) => ({ file, name: match[1] ?? '' })),
    );
  // In a style sheet, as a key of a style, or by a script.
  const set = new Set(
    [
      ...findAll(/(--[\w-]+)\s*:/g),
      ...findAll(/'(--[\w-]+)'\s*:/g),
      ...findAll(/setProperty\(\s*'(--[\w-]+)'/g),
    ].map(({ name }) => name),
  );
  expect(findAll(/var\((--[\w-]+)/g).filter(({ name }) => !set.has(name))).toEqual([]);
});
