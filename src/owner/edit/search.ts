import type { Files } from '../../content/files.ts';
import { frontMatterOf } from '../../content/front-matter.ts';
import { fillIn } from '../../content/source.ts';
import { catalogueOf, fillOf, valuesOf } from './catalogue.ts';

/** A place where words stand: its file, the way to the field (empty for the text below the fields), and the words. */
export type Found = { file: string; name: string; path: (string | number)[]; text: string };

/** Words without what differs between a page and its file: marks of Markdown, kinds of quotes and dashes, capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}{}']+/gu, ' ')
    .trim();

const MOST = 25;
/** Fewer of the words than this, and the place is another. */
const ENOUGH = 0.65;

function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Finds where a sentence stands that somebody has read on the site, figures and names filled in. */
export function search(files: Files, words: string): Found[] {
  const asked = plain(words);
  const tokens = asked.split(' ').filter(Boolean);
  if (tokens.length === 0) return [];
  const fill = fillOf(files);
  const names = new Map(
    catalogueOf(files).flatMap(({ items }) =>
      items.filter(({ path }) => !path).map(({ file, name }) => [file, name] as const),
    ),
  );
  const found: (Found & { score: number })[] = [];
  for (const [file, name] of names) {
    const text = files[file] ?? '';
    const body = file.endsWith('.md') ? text.slice(frontMatterOf(text)?.bodyAt) : '';
    const paragraphs = body
      .split(/\n\s*\n/)
      .map((one) => ({ path: [] as (string | number)[], text: one.trim() }));
    for (const { path, text: raw } of [...textsIn(valuesOf(file, text)), ...paragraphs]) {
      const here = plain(fillIn(raw, fill));
      if (!here) continue;
      const hasFigures = /\{\w[\w#-]*\}/.test(here);
      const own = new Set(here.split(' '));
      // A figure of the page stands in no file: there it is a name in braces.
      const sought = hasFigures ? tokens.filter((token) => !/\d/.test(token)) : tokens;
      const hits = sought.filter(
        (token) => own.has(token) || (token.length > 3 && here.includes(token)),
      ).length;
      const score = here.includes(asked)
        ? 2 - here.length / 1e5
        : sought.length > 0
          ? hits / sought.length
          : 0;
      if (score >= ENOUGH)
        found.push({
          file,
          name,
          path,
          text: fillIn(raw, fill).slice(0, 240),
          score,
        });
    }
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ score: _, ...one }) => one);
}
