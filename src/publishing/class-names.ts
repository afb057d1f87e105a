import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Letters first, so that every name is a valid class. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Ad blockers hide what is called this. */
const AVOID = new Set(['ad', 'Ad', 'AD']);

/** The n-th name: a, b, … Z, aa, ab, … */
const nameOf = (n: number): string =>
  n < LETTERS.length
    ? (LETTERS[n] ?? '')
    : nameOf(Math.floor(n / LETTERS.length) - 1) + LETTERS[n % LETTERS.length];

/**
 * Names for the classes and animations of CSS Modules: readable in development, one or two letters in the published site, where each
 * byte of the first view counts. They are numbered through the sorted style sheets, so two builds of one state agree.
 */
export function shortClassNames(publish: boolean): (name: string, file: string) => string {
  const place = (file: string) =>
    relative(process.cwd(), file.split('?')[0] ?? file)
      .split(sep)
      .join('/');
  if (!publish) return (name, file) => `${place(file).replace(/^.*\/|\.module\.css$/g, '')}-${name}`;
  const names = new Map<string, string>();
  let next = 0;
  // What comes late has its names last: the shortest go to what stands in the documents.
  const late = (path: string) => Number(path.endsWith('.live.module.css'));
  const paths = globSync('src/**/*.module.css').sort((a, b) => late(a) - late(b) || (a < b ? -1 : 1));
  for (const path of paths) {
    const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
    for (const [, name] of css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)) {
      const key = `${place(path)}:${name}`;
      if (names.has(key)) continue;
      while (AVOID.has(nameOf(next))) next++;
      names.set(key, nameOf(next++));
    }
  }
  return (name, file) => {
    const short = names.get(`${place(file)}:${name}`);
    if (!short)
      throw new Error(`${place(file)} has a class "${name}" that src/publishing/class-names.ts did not find`);
    return short;
  };
}
