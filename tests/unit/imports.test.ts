/** Dependencies point down: no folder of src/ imports from one that imports from it, on whatever way; nor does any file. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:import|export)\s[^'";]*?from\s*'(\.[^'?]+)'/g;

/** What each file imports of this project. */
const files = new Map(
  globSync('src/**/*.{ts,tsx,astro}').map((file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
    return [file, new Set(named.map(([, path = '']) => normalize(join(dirname(file), path))))];
  }),
);

const folderOf = (file: string) => file.split(/[\\/]/)[1] ?? '';
const folders = new Map<string, Set<string>>();
for (const [file, named] of files) {
  const from = folderOf(file);
  const others = [...named].map(folderOf).filter((folder) => folder !== from);
  folders.set(from, new Set([...(folders.get(from) ?? []), ...others]));
}

/** Everything that one imports, by itself or through others. */
function reachedFrom(start: string, graph: Map<string, Set<string>>, seen = new Set<string>()): Set<string> {
  for (const next of graph.get(start) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      reachedFrom(next, graph, seen);
    }
  return seen;
}

test.each([
  ['folders', folders],
  ['files', files],
])('there is no circle between %s', (_, graph) => {
  const circles = [...graph.keys()].filter((one) => reachedFrom(one, graph).has(one));
  expect(graph.size).toBeGreaterThan(10);
  expect(circles, 'These import one another: move what both need further down.').toEqual([]);
});
