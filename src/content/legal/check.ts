import type { Files } from '../files.ts';
import { excerptOf, type Problem } from '../problems.ts';
import {
  compared,
  isSameWording,
  textIds,
  WORDING_FIELDS,
  type WrittenText,
  type WrittenVersion,
  words,
  writtenText,
  writtenVersions,
} from './versions.ts';

/** The first line that differs from the version. */
function firstChange(text: WrittenText, version: WrittenVersion): { line: number; found: string } {
  const field = WORDING_FIELDS.find((name) => compared(text.front[name]) !== compared(version.front[name]));
  if (field) return { line: text.lineOf([field]), found: excerptOf(text.front[field]) };
  const [lines, saved] = [text.body.split('\n'), words(version.body)];
  const at = lines.findIndex((line) => !saved.includes(words(line)));
  return { line: text.bodyLine + Math.max(0, at), found: excerptOf(lines[Math.max(0, at)]) };
}

/** Where a text differs from the version of its date. */
function problemsOfText(files: Files, id: string): Problem[] {
  const text = writtenText(files, id);
  // The loader reports what cannot be read.
  if (!text) return [];
  const { file, lineOf, front } = text;
  const [newest] = writtenVersions(files, id);
  // Nobody relies on a draft yet, so it is saved under the date that it has.
  const fix = front.draft
    ? 'open the draft in npm run edit and press Save'
    : 'open the text in npm run edit, say from which day it applies and what has changed, and press Save';
  const undated = (expected: string, more?: Partial<Problem>): Problem[] => {
    const at = { file, path: ['updated'], line: lineOf(['updated']), found: front.updated };
    return [{ code: 'undated', ...at, expected, fix, ...more }];
  };
  if (!newest) return undated('the date of a saved version; none of this text has been saved');
  if (newest.front.updated !== front.updated)
    return undated(`${newest.front.updated}, the date of its newest version`);
  const [first, ...later] = writtenVersions(files, id).reverse();
  const unsaid = later.find(({ front: { changed } }) => changed === undefined);
  if (first && unsaid)
    return [
      {
        code: 'value',
        file: unsaid.file,
        path: ['changed'],
        line: unsaid.lineOf(['changed']),
        expected: 'what changed since the version before: only the first has no such sentence',
        found: 'nothing',
        fix: `if ${first.file} never applied, remove it`,
      },
    ];
  if (isSameWording(text, newest)) return [];
  const part = `the wording of ${front.updated}`;
  const more = { path: [], part, ...firstChange(text, newest) };
  return undated(`the words saved in ${newest.file}, or a new date`, more);
}

export const versionProblems = (files: Files): Problem[] =>
  textIds(files).flatMap((id) => problemsOfText(files, id));
