import { applyChanges, type Changes } from '../../platform/write.ts';
import { type Files, filesOnDisk, isText } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { ContentError, type Problem } from '../problems.ts';
import { textProblems } from './read.ts';

/**
 * What would be wrong with the whole folder after some changes. What is wrong already does not count: otherwise someone
 * with two faults could correct neither.
 * @throws ContentError where a text that cannot be read would be written over: what did not decode would be lost
 */
function problemsAfter(root: string, changes: Changes): Problem[] {
  const files = filesOnDisk(root);
  const after: Files = { ...files };
  for (const [file, bytes] of changes) if (bytes && file in files) sourceOf(files, file);
  for (const [file, bytes] of changes)
    if (bytes === undefined) delete after[file];
    else after[file] = isText(file) ? Buffer.from(bytes).toString('utf8') : '';
  const key = ({ code, file, path, part, found }: Problem) => JSON.stringify([code, file, path, part, found]);
  const known = new Set(textProblems(files).map(key));
  return textProblems(after).filter((problem) => !known.has(key(problem)));
}

/**
 * Writes changes if the build would accept them. Nothing here is asynchronous, so requests are handled one by one.
 * @throws ContentError where it would not
 */
export function saveChecked(root: string, changes: Changes): void {
  const problems = problemsAfter(root, changes);
  if (problems.length > 0) throw new ContentError(problems);
  applyChanges(root, changes);
}
