import type { Files } from '../../content/files.ts';
import { listLabels } from '../../content/labels.ts';
import { fillDeep } from '../../content/parsing/source.ts';
import { collectTexts } from '../../content/parsing/texts.ts';
import { parseValuesWithBody } from '../../content/parsing/values.ts';
import type { Path } from '../../content/problems.ts';
import { listFiles, readPlaceholders } from './file-list.ts';

export type SearchResult = { file: string; name: string; path: Path; text: string };

/** Removes the differences between a page and its file: Markdown's marks, kinds of quotes and dashes, capitals. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}{}]+/gu, ' ')
    .trim();

const MAX_RESULTS = 25;
/** The share of the query's words that a result must contain. */
const MIN_SCORE = 0.65;

const paragraphsIn = (value: unknown) =>
  collectTexts(value).flatMap(({ path, text }) =>
    text.split(/\n\s*\n/).map((paragraph) => ({ path, text: paragraph })),
  );

/** Finds a sentence of the site, where figures and names are filled in. */
export function search(files: Files, sentence: string): SearchResult[] {
  const query = normalise(sentence);
  const placeholders = readPlaceholders(files);
  const items = listFiles(files).flatMap((group) =>
    group.items.filter(({ file, path }) => !path && !file.endsWith('.svg')),
  );
  // Labels are in the code until the owner replaces them.
  const labels = Object.fromEntries(listLabels().map((label) => [label, label]));
  const results = items.flatMap(({ file, name }) =>
    paragraphsIn({
      ...(file === 'words.yaml' && labels),
      ...parseValuesWithBody(file, files[file] ?? ''),
    }).map(({ path, text }) => {
      const filled = fillDeep(text, placeholders);
      const normalised = normalise(filled);
      // A figure on the page may be a name in braces in the file, so it need not match.
      const queryWords = query
        .split(' ')
        .filter((word) => word && !(/\{/.test(normalised) && /\d/.test(word)));
      const matchCount = queryWords.filter((word) =>
        ` ${normalised}`.includes(word.length > 3 ? word : ` ${word}`),
      ).length;
      const score =
        query && normalised.includes(query)
          ? 2 - normalised.length / 1e5
          : matchCount / (queryWords.length || 1);
      return { file, name, path, text: filled.slice(0, 240), score };
    }),
  );
  return results
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ score: _, ...result }) => result);
}
