import type { Files } from '../../../content/files.ts';
import { parseValues, updateFile } from '../../../content/parsing/values.ts';
import { valueAt } from '../../../content/problems.ts';
import { examineContent } from '../../../content/reading/read.ts';

/** Removes citations of sections that do not exist. @returns the texts of the changed files, by path */
export function removeBrokenCitations(files: Files): Files {
  const brokenCitations = examineContent(files).problems.filter(({ path }) => path.at(-2) === 'cites');
  const citationsByFile = Map.groupBy(brokenCitations, ({ file }) => file.replace(/^content\//, ''));
  return Object.fromEntries(
    [...citationsByFile].map(([file, problems]) => {
      const text = files[file] ?? '';
      const values = structuredClone(parseValues(file, text));
      // Removes the last citation first, because a removal shifts the indices after it.
      for (const { path } of problems.toReversed())
        (valueAt(values, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
      return [file, updateFile(file, text, values)];
    }),
  );
}
