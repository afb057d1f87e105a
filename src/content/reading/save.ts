import { UserError } from '../../platform/user-error.ts';
import { applyChanges, type Changes } from '../../platform/write.ts';
import { type Files, isTextFile, readFiles } from '../files.ts';
import { readFileText } from '../parsing/file-text.ts';
import { ContentError, type Problem } from '../problems.ts';
import { findNonPictureProblems } from './read.ts';

/** Returns the files after changes; pictures and fonts get an empty text. */
export function applyToFiles(files: Files, changes: Changes): Files {
  const changedFiles: Files = { ...files };
  for (const [file, bytes] of changes)
    if (bytes === undefined) delete changedFiles[file];
    else changedFiles[file] = isTextFile(file) ? Buffer.from(bytes).toString('utf8') : '';
  return changedFiles;
}

/**
 * Finds only the problems that changes would add. Otherwise an owner with two faults could not save one correction.
 * @throws ContentError if a text that `readFileText` refuses would be overwritten: what was not decoded would be lost
 */
function findNewProblems(files: Files, changes: Changes): Problem[] {
  for (const [file, bytes] of changes) if (bytes && file in files) readFileText(files, file);
  const toKey = ({ code, file, path, element, found }: Problem) =>
    // Without the line of another file in `found`, which a change above it shifts.
    JSON.stringify([code, file, path, element, found.replace(/(\.(?:md|yaml)):\d+/g, '$1')]);
  const existing = new Set(findNonPictureProblems(files).map(toKey));
  const problems = findNonPictureProblems(applyToFiles(files, changes));
  return problems.filter((problem) => !existing.has(toKey(problem)));
}

/**
 * Writes changes to a content folder if they add no problem. Synchronous, so that requests are handled in turn.
 * @param before the files that the changes are based on
 * @throws ContentError if they add a problem or overwrite a text that `readFileText` refuses; UserError if another program
 * changed one of the texts; the errors of `applyChanges`
 */
export function saveIfValid(root: string, changes: Changes, before: Files): void {
  const problems = findNewProblems(before, changes);
  if (problems.length > 0) throw new ContentError(problems);
  applyChanges(root, changes, () => {
    const current = readFiles(root);
    const conflicting = [...changes.keys()].find((file) => current[file] !== before[file]);
    if (conflicting)
      throw new UserError(
        `Nothing was written: content/${conflicting} was changed by another program at the same time. Try again.`,
      );
  });
}
