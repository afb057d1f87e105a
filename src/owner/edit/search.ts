import type { Files } from '../../content/files.ts';
import { labelsOfCode } from '../../content/labels.ts';
import { fillIn } from '../../content/parsing/source.ts';
import { textsOf } from '../../content/parsing/texts.ts';
import { valuesWithBody } from '../../content/parsing/values.ts';
import type { Path } from '../../content/problems.ts';
import { catalogueOf, fillOf } from './catalogue.ts';

/** Where words were found. */
export type Found = { file: string; name: string; path: Path; text: string };

/** Without what differs between a page and its file: Markdown's marks, kinds of quotes and dashes, capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}{}]+/gu, ' ')
    .trim();

const MOST = 25;
/** The share of the words that a place must have. */
const ENOUGH = 0.65;

const paragraphsIn = (value: unknown) =>
  textsOf(value).flatMap(({ path, text }) =>
    text.split(/\n\s*\n/).map((paragraph) => ({ path, text: paragraph })),
  );

/** Finds a sentence that somebody has read on the site, where figures and names are filled in. */
export function search(files: Files, words: string): Found[] {
  const asked = plain(words);
  const fill = fillOf(files);
  const items = catalogueOf(files).flatMap((group) =>
    group.items.filter(({ file, path }) => !path && !file.endsWith('.svg')),
  );
  // A label is in the code until the owner has other words for it.
  const labels = Object.fromEntries(labelsOfCode().map((label) => [label, label]));
  const found = items.flatMap(({ file, name }) =>
    paragraphsIn({ ...(file === 'words.yaml' && labels), ...valuesWithBody(file, files[file] ?? '') }).map(
      ({ path, text }) => {
        const shown = fillIn(text, fill);
        const here = plain(shown);
        // A figure on the page is a name in braces in its file.
        const sought = asked.split(' ').filter((word) => word && !(/\{/.test(here) && /\d/.test(word)));
        const hits = sought.filter((word) => ` ${here}`.includes(word.length > 3 ? word : ` ${word}`)).length;
        const score = asked && here.includes(asked) ? 2 - here.length / 1e5 : hits / (sought.length || 1);
        return { file, name, path, text: shown.slice(0, 240), score };
      },
    ),
  );
  return found
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ score: _, ...one }) => one);
}
