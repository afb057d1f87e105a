import type { Files } from '../files.ts';
import { type Problem, show } from '../problems.ts';
import { KEPT, keptFile } from './read.ts';
import {
  fingerprint,
  firstDifference,
  textIds,
  type WrittenText,
  type WrittenVersion,
  writtenText,
  writtenVersions,
} from './wording.ts';

/** What the owner types to date a changed text. */
export const renewal = (id: string): string =>
  `npm run legal -- renew ${id} --date YYYY-MM-DD --changed "What changed, in words"`;
const beginning = (id: string, day: string) => `npm run legal -- begin ${id} --date ${day}`;

/** A saved version that is not as it was saved. */
function touched(files: Files, id: string): Problem[] {
  return writtenVersions(files, id).flatMap((version): Problem[] => {
    const { file, front, lineOf } = version;
    const problem = {
      code: 'altered',
      file,
      fix: `bring the file back as it was: git checkout -- ${file}`,
    } as const;
    if (file !== `content/${keptFile(id, front.updated)}`)
      return [
        {
          ...problem,
          path: ['updated'],
          line: lineOf(['updated']),
          expected: "the day of the file's name",
          found: front.updated,
        },
      ];
    const found = fingerprint(version);
    if (found === front.fingerprint) return [];
    const expected = `the wording of ${front.updated} as it was kept: its fingerprint is ${front.fingerprint}`;
    return [
      {
        ...problem,
        path: ['fingerprint'],
        line: lineOf(['fingerprint']),
        expected,
        found: `a wording with ${found}`,
      },
    ];
  });
}

/** What a text has against its saved versions. */
function changedSince(id: string, text: WrittenText, versions: readonly WrittenVersion[]): Problem[] {
  const { file, front } = text;
  const version = versions.find((one) => one.front.updated === front.updated);
  const [newest] = versions;
  const updated = { file, path: ['updated'], line: text.lineOf(['updated']), found: front.updated };
  // Nobody relies on a draft yet: it is kept as it is, under the date that it has.
  const ofDraft =
    front.draft && `open the draft in npm run edit and press Save; or ${beginning(id, front.updated)}`;
  if (!newest)
    return [
      {
        ...updated,
        code: 'unversioned',
        expected: 'a date whose wording is kept; of this text none is',
        fix: ofDraft || beginning(id, front.updated),
      },
    ];
  if (version !== newest) {
    const last = newest.front.updated;
    return [
      {
        ...updated,
        code: 'undated',
        expected: `${last}, the date of its newest version, or a new date by the command`,
        fix: ofDraft || `write ${last}; for a new date: ${renewal(id)}`,
      },
    ];
  }
  if (fingerprint(text) !== fingerprint(version)) {
    const { line, found } = firstDifference(text, version);
    return [
      {
        code: 'undated',
        file,
        path: [],
        part: `the wording of ${front.updated}`,
        line,
        expected: `the words that ${version.file} has kept, or a new date`,
        found: show(found),
        fix: ofDraft || `take the change back, or give the text a new date: ${renewal(id)}`,
      },
    ];
  }
  return [];
}

/** What a text and its versions have against one another. */
export function problemsOfText(files: Files, id: string): Problem[] {
  const ofVersions = touched(files, id);
  const text = writtenText(files, id);
  // What cannot be read, or is not what was saved, is no measure for the text.
  return text && ofVersions.length === 0 ? changedSince(id, text, writtenVersions(files, id)) : ofVersions;
}

/** Legal texts whose wording is not that of their date, and versions that are not as they were saved. */
export function versionProblems(files: Files): Problem[] {
  const ids = textIds(files);
  const orphans = Object.keys(files).filter((path) => {
    const [, id] = KEPT.exec(path) ?? [];
    return id !== undefined && !ids.includes(id);
  });
  return [
    ...ids.flatMap((id) => problemsOfText(files, id)),
    ...orphans.map(
      (path): Problem => ({
        code: 'file',
        file: `content/${path}`,
        path: [],
        expected:
          'a version of a legal text, named after it and its date; without the text remove its versions',
        found: `no such text among ${ids.join(', ')}`,
      }),
    ),
  ];
}
