import type { Files } from '../files.ts';
import { placeName } from '../problems.ts';
import { problemsOfText } from './check.ts';
import { textIds, writtenText, writtenVersions } from './wording.ts';

const entry = (name: string, text: string) => `  ${name.padEnd(13)}${text}`;

/** The state of a text, for its owner. */
function stateOfText(files: Files, id: string): string {
  const text = writtenText(files, id);
  if (!text) return [id, entry('', 'cannot be read: npm run check:content says why')].join('\n');
  const { front } = text;
  const versions = writtenVersions(files, id);
  const problems = problemsOfText(files, id);
  const open = front.counsel.filter(({ settled }) => !settled);
  const topics = [...new Set(open.map(({ topic }) => topic))].join(', ');
  return [
    `${id}: ${front.title}`,
    entry('date', front.updated),
    ...versions.map(({ front: { updated, changed } }) =>
      entry('kept', `${updated}  ${changed ?? 'the first version that is kept'}`),
    ),
    ...problems.flatMap((problem) => [
      entry('', ''),
      entry('WRONG', placeName(problem)),
      entry('  expected', problem.expected),
      entry('  found', problem.found),
      ...(problem.fix ? [entry('  fix', problem.fix)] : []),
      entry('', ''),
    ]),
    ...(problems.length === 0 ? [entry('wording', 'as it was kept on its date')] : []),
    entry('draft', front.draft ? 'yes: search engines are asked not to list it' : 'no: it is in force'),
    entry(
      'for counsel',
      open.length === 0 ? 'nothing open' : `${open.length} of ${front.counsel.length} notes open: ${topics}`,
    ),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The state of the legal texts: dates, saved versions, and what is open. */
export const stateOf = (files: Files): string =>
  textIds(files)
    .map((id) => stateOfText(files, id))
    .join('\n\n');
