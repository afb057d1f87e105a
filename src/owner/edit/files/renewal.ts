import { todayIn } from '../../../content/day.ts';
import { type Files, filesOnDisk } from '../../../content/files.ts';
import { versionProblems } from '../../../content/legal/check.ts';
import { latestDay } from '../../../content/legal/latest-day.ts';
import { addVersion, redraft } from '../../../content/legal/renew.ts';
import { ContentError } from '../../../content/problems.ts';
import { updateFile, valuesOf } from '../../../content/values.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Changes } from '../../../platform/write.ts';

/** Where the form asks what has changed. */
const CHANGED = ['renewal', 'changed'];

/** Without `changed` it is a draft's first version; `isSure` confirms a day more than a year away. */
export type Renewal = { date: string; changed?: string | undefined; isSure?: boolean | undefined };

/** @throws ContentError that leads to the two fields of the form, where the wording of a text in force has changed */
function refuseUndated(files: Files, file: string, after: string): void {
  const undatedIn = (all: Files) =>
    versionProblems(all).find((one) => one.code === 'undated' && one.file === `content/${file}`);
  const problem = undatedIn({ ...files, [file]: after });
  if (!problem || undatedIn(files)) return;
  const expected =
    'for a text in force, the day from which the new wording applies, and a sentence on what has changed';
  const { code, found } = problem;
  throw new ContentError([{ code, file: problem.file, path: CHANGED, expected, found }]);
}

/**
 * Adds a version to the save of a legal text: a draft keeps its date, a text in force gets a new one. The first version
 * ends the draft.
 * @throws Refusal when the request cannot be carried out
 */
export function saveLegalVersion(
  root: string,
  changes: Changes,
  { file, before, after }: { file: string; before: string; after: string },
  renewal?: Renewal,
): void {
  const [, id] = /^legal\/([^/]+)\.md$/.exec(file) ?? [];
  if (!id) return;
  const today = latestDay(root);
  const was = valuesOf(file, before);
  const isDraft = was['draft'] === true;
  if (!isDraft && valuesOf(file, after)['draft'] === true && String(was['updated']) <= today)
    throw new Refusal(
      `Nothing was written: this text has been in force since ${was['updated']}, and is no draft any more. Change its words, and give the change a day and a sentence.`,
    );
  if (!renewal && !isDraft) {
    refuseUndated(filesOnDisk(root), file, after);
    return;
  }
  const isFirst = isDraft && renewal !== undefined && renewal.changed === undefined;
  const files = { ...filesOnDisk(root), [file]: after };
  const { write, remove } = renewal
    ? addVersion(files, { id, ...renewal, isFirst }, today, todayIn(files))
    : redraft(files, id);
  const text = write[file] ?? after;
  if (isFirst) write[file] = updateFile(file, text, { ...valuesOf(file, text), draft: false });
  for (const [path, content] of Object.entries(write)) changes.set(path, Buffer.from(content));
  for (const path of remove) changes.set(path, undefined);
}
