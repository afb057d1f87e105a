/**
 * `npm run legal`: the state of the legal texts. `-- renew privacy-policy --date 2026-12-01 --changed "…"` dates a changed
 * text and saves it; `-- begin privacy-policy --date 2026-12-01` makes a draft the first version. `CONTENT_DIR` names
 * another folder than `content`.
 */
import { parseArgs } from 'node:util';
import { type Files, filesOnDisk } from '../content/files.ts';
import { latestDay } from '../content/legal/latest-day.ts';
import { addVersion, type VersionRequest } from '../content/legal/renew.ts';
import { textIds, writtenText, writtenVersions } from '../content/legal/versions.ts';
import { ContentError, type Problem, Refusal } from '../content/problems.ts';
import { examineContent, textProblems } from '../content/reading/read.ts';
import { applyChanges, undoChanges } from '../content/write.ts';
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
  const { write, remove } = addVersion(files, request, latestDay(CONTENT_DIR));
  const after = { ...files, ...write };
  for (const path of remove) delete after[path];
  refuse(examineContent(after).problems.filter(({ file }) => file.startsWith('content/legal/')));
  const changes = Object.entries(write).map(([path, text]) => [path, Buffer.from(text)] as const);
  applyChanges(CONTENT_DIR, new Map([...changes, ...remove.map((path) => [path, undefined] as const)]));
  for (const [path] of changes) console.log(`wrote    content/${path}`);
  for (const path of remove) console.log(`removed  content/${path}`);
}

function stateOf(files: Files, id: string): string {
  const versions = writtenVersions(files, id).map(
    ({ front }) => `\n  ${front.updated}  ${front.changed ?? 'the first saved version'}`,
  );
  const isDraft = writtenText(files, id)?.front.draft;
  return `\n${id}: ${isDraft ? 'a draft, which search engines are asked not to list' : 'in force'}${versions.join('')}`;
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

try {
  undoChanges(CONTENT_DIR);
  const request = requestFrom(process.argv.slice(2));
  if (request) writeVersion(request);
  const files = filesOnDisk(CONTENT_DIR);
  for (const id of textIds(files)) console.log(stateOf(files, id));
  refuse(textProblems(files).filter(({ file }) => file.startsWith('content/legal/')));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
