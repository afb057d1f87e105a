import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../publish/build/scoped-name.ts';

const read = (files: string[]) => files.sort().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const dropComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const SHEETS = read(globSync('src/**/*.css')).map(({ file, text }) => ({ file, text: dropComments(text) }));
const CODE = read(globSync('src/**/*.{ts,tsx,astro}'));
const MODULES = SHEETS.filter(({ file }) => file.endsWith('.module.css'));

/** Lists what precedes each block: `.a > .b:hover`, `@media …`. */
const preludes = (css: string) =>
  [...css.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? '');

/** Lists the classes that a module defines. */
function classesOf(css: string): Set<string> {
  const selectors = preludes(css).map((prelude) => prelude.replace(/:global\([^)]*\)/g, ''));
  return new Set(
    selectors
      .filter((prelude) => !prelude.trim().startsWith('@'))
      .flatMap((prelude) => [...prelude.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  );
}

/** Uses of classes in code. `name` is undefined for a computed class. */
const USES = CODE.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const sheet = normalize(join(dirname(file), path));
    const literalUses = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
      // These are file extensions, not classes.
      .filter((match) => match[1] !== 'module' && match[1] !== 'tsx')
      .map((match) => ({ sheet, file, name: match[1] ?? match[2] ?? '' }));
    // The name is computed here, or by a function that gets the whole module.
    const isComputed = new RegExp(`\\b${name}(\\[[^'\\]]|,|\\))`).test(text);
    return isComputed ? [...literalUses, { sheet, file, name: undefined }] : literalUses;
  }),
);

test('gives every class a unique name', () => {
  const names = MODULES.flatMap(({ file, text }) =>
    [...classesOf(text)].map((name) => [scopedName(name, `/any/folder/${file}`), `${file} ${name}`] as const),
  );
  const duplicates = names.filter(([name], i) => names.findIndex(([other]) => other === name) !== i);
  expect(duplicates, 'Rename one of the classes, or take a longer hash in scoped-name.ts.').toEqual([]);
});

test('defines every class that code takes from a module', () => {
  const missing = USES.filter(({ sheet, name }) => {
    const css = MODULES.find(({ file }) => file === sheet)?.text;
    return css === undefined || (name !== undefined && !classesOf(css).has(name));
  });
  expect(missing).toEqual([]);
});

test('uses every class of a module', () => {
  // The code contains the value of a computed class name as a string, or as the key of an object.
  const literals = new Set(
    CODE.flatMap(({ text }) => [...text.matchAll(/['"]([\w-]+)['"]|\b(\w+):/g)].map((m) => m[1] ?? m[2])),
  );
  const unused = MODULES.flatMap(({ file, text }) => {
    const uses = USES.filter(({ sheet }) => sheet === file);
    const isComputed = uses.some(({ name }) => name === undefined);
    return [...classesOf(text)]
      .filter((name) => !uses.some((use) => use.name === name) && !(isComputed && literals.has(name)))
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('sets every custom property that is used', () => {
  const files = [...SHEETS, ...CODE];
  const findAll = (pattern: RegExp) =>
    files.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map((match) => ({ file, name: match[1] ?? '' })),
    );
  // Properties are set in a style sheet, as a key of a style, or by a script.
  const definitions = [...findAll(/(--[\w-]+)'?\s*:/g), ...findAll(/setProperty\(\s*'(--[\w-]+)'/g)];
  const definedNames = new Set(definitions.map(({ name }) => name));
  expect(findAll(/var\((--[\w-]+)/g).filter(({ name }) => !definedNames.has(name))).toEqual([]);
});
