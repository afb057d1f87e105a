import type { Files } from '../files.ts';
import { type Problem, show } from '../problems.ts';
import { fingerprint, firstDifference, textIds, writtenText, writtenVersions } from './wording.ts';

/** What the owner types to date a changed text. */
export const renewal = (id: string): string =>
  `npm run legal -- renew ${id} --date YYYY-MM-DD --changed "What changed, in words"`;

/** What a text and its versions have against one another. */
export function problemsOfText(files: Files, id: string): Problem[] {
  const versions = writtenVersions(files, id);
  const altered = versions.filter((version) => fingerprint(version) !== version.front.fingerprint);
  if (altered.length > 0)
    return altered.map(({ file, front, lineOf }) => ({
      ...{ code: 'altered', file, path: ['fingerprint'], line: lineOf(['fingerprint']) },
      expected: `the wording of ${front.updated} as it was kept`,
      found: 'another wording',
      fix: `bring the file back as it was: git checkout -- ${file}`,
    }));
  const text = writtenText(files, id);
  // What cannot be read others tell.
  if (!text) return [];
  const { file, lineOf } = text;
  const { updated, draft } = text.front;
  const [newest] = versions;
  const last = newest?.front.updated;
  const begin = `npm run legal -- begin ${id} --date ${updated}`;
  // Nobody relies on a draft yet: it is kept as it is, under the date that it has.
  const ofDraft = draft && `open the draft in npm run edit and press Save; or ${begin}`;
  const at = { file, path: ['updated'], line: lineOf(['updated']), found: updated };
  if (!newest) {
    const expected = 'a date whose wording is kept; of this text none is';
    return [{ ...at, code: 'unversioned', expected, fix: ofDraft || begin }];
  }
  if (last !== updated) {
    const expected = `${last}, the date of its newest version, or a new date by the command`;
    const fix = ofDraft || `write ${last}; for a new date: ${renewal(id)}`;
    return [{ ...at, code: 'undated', expected, fix }];
  }
  if (fingerprint(text) === newest.front.fingerprint) return [];
  const { line, found } = firstDifference(text, newest);
  return [
    {
      ...{ code: 'undated', file, path: [], part: `the wording of ${updated}`, line, found: show(found) },
      expected: `the words that ${newest.file} has kept, or a new date`,
      fix: ofDraft || `take the change back, or give the text a new date: ${renewal(id)}`,
    },
  ];
}

/** Legal texts whose wording is not that of their date, and versions that are not as they were saved. */
export const versionProblems = (files: Files): Problem[] =>
  textIds(files).flatMap((id) => problemsOfText(files, id));
