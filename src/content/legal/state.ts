import type { Files } from '../files.ts';
import { placeName } from '../problems.ts';
import { problemsOfText } from './check.ts';
import { textIds, writtenText, writtenVersions } from './wording.ts';

/** The state of a text, for its owner. */
function stateOfText(files: Files, id: string): string[] {
  const text = writtenText(files, id);
  if (!text) return [`${id} cannot be read: npm run check:content says why`];
  const { title, draft, counsel } = text.front;
  const open = counsel.filter(({ settled }) => !settled);
  return [
    `${id}: ${title}, ${draft ? 'a draft, which search engines are asked not to list' : 'in force'}`,
    ...writtenVersions(files, id).map(
      ({ front }) => `  ${front.updated}  ${front.changed ?? 'the first version that is kept'}`,
    ),
    ...problemsOfText(files, id).flatMap((problem) => [
      `  WRONG: ${placeName(problem)}: ${problem.found}; expected ${problem.expected}`,
      `  ${problem.fix}`,
    ]),
    `  ${open.length} of ${counsel.length} notes for counsel are open`,
  ];
}

/** The state of the legal texts: dates, saved versions, and what is open. */
export const stateOf = (files: Files): string =>
  textIds(files)
    .map((id) => stateOfText(files, id).join('\n'))
    .join('\n\n');
