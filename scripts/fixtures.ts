/**
 * The last part of `npm run fix`: what a page of the registry has in `content/` and lacks in `tests/fixtures/content/`,
 * a whole file or a field of its own, is copied there. What the fixtures have already stays as it is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import { PAGES, type PageEntry } from '../src/content/schemas/pages.ts';

/** The fields of a file: the name of each, and how it is written. */
function fieldsOf(text: string): Map<string, string> {
  const { contents } = parseDocument(text);
  const pairs = isMap(contents) ? contents.items : [];
  return new Map(
    pairs.flatMap(({ key, value }) => {
      if (!isScalar(key) || !isNode(value)) return [];
      return [[String(key.value), `${text.slice(key.range?.[0], value.range?.[2]).trimEnd()}\n`] as const];
    }),
  );
}

for (const { file } of Object.values<PageEntry>(PAGES)) {
  const path = `tests/fixtures/content/${file}`;
  const words = readFileSync(`content/${file}`, 'utf8');
  const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const fields = fieldsOf(known);
  const missing = [...fieldsOf(words)].filter(([name]) => !fields.has(name)).map(([, field]) => field);
  if (missing.length > 0) writeFileSync(path, known ? known + missing.join('') : words);
}
