import type { Files } from '../../content/files.ts';
import { listLabels } from '../../content/labels.ts';
import { fillDeep } from '../../content/parsing/source.ts';
import { collectTexts } from '../../content/parsing/texts.ts';
import { parseValuesWithBody } from '../../content/parsing/values.ts';
import type { Path } from '../../content/problems.ts';
import { listFiles, readPlaceholders } from './file-list.ts';

export type SearchResult = { file: string; name: string; path: Path; text: string };

/** Removes Markdown, punctuation and capitals: a page and its file may differ in them. Keeps `{}` of placeholders. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}{}]+/gu, ' ')
    .trim();

const MAX_RESULTS = 25;
const EXCERPT_CHARS = 240;
/** The share of the query's words that a result must contain. */
const MIN_SCORE = 0.65;

const listParagraphs = (value: unknown) =>
  collectTexts(value).flatMap(({ path, text }) =>
    text.split(/\n\s*\n/).map((paragraph) => ({ path, text: paragraph })),
  );

/** Finds the paragraphs with most words of a sentence as a page shows it, with placeholders filled in, best first. */
export function search(files: Files, sentence: string): SearchResult[] {
  const query = normalise(sentence);
  const placeholders = readPlaceholders(files);
  // An entry with a path leads to a field of a file that is listed too. The mark has no words.
  const entries = listFiles(files).flatMap((group) =>
    group.entries.filter(({ file, path }) => !path && !file.endsWith('.svg')),
  );
  // Labels are in the code until the owner replaces them.
  const labels = Object.fromEntries(listLabels().map((label) => [label, label]));
  const results = entries.flatMap(({ file, name }) =>
    listParagraphs({
      ...(file === 'words.yaml' && labels),
      ...parseValuesWithBody(file, files[file] ?? ''),
    }).map(({ path, text }) => {
      const filledText = fillDeep(text, placeholders);
      const normalisedText = normalise(filledText);
      // A figure on the page may be a placeholder in the file, so it need not match.
      const queryWords = query
        .split(' ')
        .filter((word) => word && !(/\{/.test(normalisedText) && /\d/.test(word)));
      // A short word counts at the start of a word only, because it occurs inside many.
      const matchCount = queryWords.filter((word) =>
        ` ${normalisedText}`.includes(word.length > 3 ? word : ` ${word}`),
      ).length;
      // A text with the whole sentence scores just under 2, the shorter the higher. Others score at most 1.
      const score =
        query && normalisedText.includes(query)
          ? 2 - normalisedText.length / 1e5
          : matchCount / (queryWords.length || 1);
      return { file, name, path, text: filledText.slice(0, EXCERPT_CHARS), score };
    }),
  );
  return results
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ score: _, ...result }) => result);
}
