/**
 * `npm run legal`: the state of the legal texts. `-- renew privacy-policy --date 2026-12-01 --changed "…"` dates a changed
 * text and saves it; `-- begin privacy-policy --date 2026-12-01` makes a draft the first version. `CONTENT_DIR` names
 * another folder than `content`.
 */
import { parseArgs } from 'node:util';
import { todayIn } from '../content/day.ts';
import { type Files, filesOnDisk } from '../content/files.ts';
import { latestDay } from '../content/legal/latest-day.ts';
import { addVersion, type VersionRequest } from '../content/legal/renew.ts';
import { textIds, writtenText, writtenVersions } from '../content/legal/versions.ts';
import { ContentError, Refusal } from '../content/problems.ts';
import { textProblems } from '../content/reading/read.ts';
import { saveChecked } from '../content/reading/save.ts';
import { type Changes, undoChanges } from '../content/write.ts';
import { CONTENT_DIR } from '../publish/build/check-content.ts';

const USE = `npm run legal
  the state of the texts
npm run legal -- renew TEXT --date YYYY-MM-DD --changed "What changed, in words"
  a new date for a changed text, or for a version that is not in force yet
npm run legal -- begin TEXT --date YYYY-MM-DD
  a first version, while the text is a draft
--sure confirms a day more than a year away`;

/** @throws Refusal when the arguments cannot be understood */
function requestFrom(args: string[]): VersionRequest | undefined {
  if (args.length === 0) return undefined;
  try {
    const options = {
      date: { type: 'string' },
      changed: { type: 'string' },
      sure: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb, id, ...more] = positionals;
    const isKnown =
      (verb === 'renew' || verb === 'begin') && id && more.length === 0 && values.date !== undefined;
    const { date = '', changed, sure: isSure } = values;
    if (isKnown) return { id, date, changed, isFirst: verb === 'begin', isSure };
  } catch {
    // An unknown option: the lines below list those that exist.
  }
  throw new Refusal(`Use one of these, with what changed in quotation marks:\n\n${USE}`);
}

function writeVersion(request: VersionRequest): void {
  const files = filesOnDisk(CONTENT_DIR);
  const { write, remove } = addVersion(files, request, latestDay(CONTENT_DIR), todayIn(files));
  const changes: Changes = new Map(remove.map((path) => [path, undefined]));
  for (const [path, text] of Object.entries(write)) changes.set(path, Buffer.from(text));
  saveChecked(CONTENT_DIR, changes);
  for (const [path, text] of changes) console.log(`${text ? 'wrote   ' : 'removed '} content/${path}`);
}

function stateOf(files: Files, id: string): string {
  const versions = writtenVersions(files, id).map(
    ({ front }) => `\n  ${front.updated}  ${front.changed ?? 'the first saved version'}`,
  );
  const isDraft = writtenText(files, id)?.front.draft;
  return `\n${id}: ${isDraft ? 'a draft, which search engines are asked not to list' : 'in force'}${versions.join('')}`;
}

try {
  undoChanges(CONTENT_DIR);
  const request = requestFrom(process.argv.slice(2));
  if (request) writeVersion(request);
  const files = filesOnDisk(CONTENT_DIR);
  for (const id of textIds(files)) console.log(stateOf(files, id));
  const problems = textProblems(files).filter(({ file }) => file.startsWith('content/legal/'));
  if (problems.length > 0) throw new ContentError(problems);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
