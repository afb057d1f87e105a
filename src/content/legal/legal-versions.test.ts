/** The wording of a legal text is that of its date: what the form and the build check. */
import { describe, expect, test } from 'vitest';
import { changed, REAL } from '../../../tests/content.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Files } from '../files.ts';
import { readContent } from '../reading/read.ts';
import { versionProblems } from './check.ts';
import { addVersion, redraft, type VersionRequest } from './renew.ts';
import { savedDays, savedFile } from './versions.ts';

/** In the fixtures the terms are in force with two versions; the policy is a draft with one. */
const [TERMS, POLICY] = ['terms-of-service', 'privacy-policy'];
const FILE = `legal/${TERMS}.md`;
const [LAST = '', FIRST = ''] = savedDays(REAL, TERMS);
const TODAY = '2026-11-22';
const SENTENCE = 'These terms are in force.';

/** The fixtures with the terms reworded. */
const reworded = (files: Files = REAL) => changed(FILE, SENTENCE, 'These terms are in force for all.', files);
const order = (more: Partial<VersionRequest> = {}): VersionRequest => ({
  ...{ id: TERMS, date: '2026-12-01', changed: 'They are in force for all.', isFirst: false },
  ...more,
});
/** The files after the change. */
function carriedOut(files: Files, asked: VersionRequest): Files {
  const { write, remove } = addVersion(files, asked, TODAY);
  const all = Object.entries({ ...files, ...write });
  return Object.fromEntries(all.filter(([path]) => !remove.includes(path)));
}
const versionsIn = (files: Files) => readContent(files).legal.find(({ id }) => id === TERMS)?.versions ?? [];

describe('the wording', () => {
  test.each<[string, Files]>([
    ['nothing is done', REAL],
    ['its lines break elsewhere', changed(FILE, SENTENCE, SENTENCE.replaceAll(' ', '\n'))],
    ['an editor ends its lines otherwise', { ...REAL, [FILE]: REAL[FILE]?.replaceAll('\n', '\r\n') ?? '' }],
    ['it becomes a draft', changed(FILE, 'draft: false', 'draft: true')],
    ['its description for search engines is another', changed(FILE, 'signed by counsel', 'read by counsel')],
    ['the company has another name', changed('company.yaml', /^name:.*$/m, 'name: Another')],
  ])('is the same when %s', (_, files) => expect(versionProblems(files)).toEqual([]));

  const fix = expect.stringContaining('say from which day it applies and what has changed');
  test.each<[string, Files]>([
    ['a word of a section', reworded()],
    ['the title', changed(FILE, 'title: Terms of Service', 'title: Terms of Use')],
    ['its last words', changed(FILE, 'nobody should read it twice.', 'nobody should.')],
    ['the date, typed by hand', changed(FILE, `updated: ${LAST}`, 'updated: 2026-12-01')],
  ])('needs a new date, and the line is named: %s', (_, files) => {
    const before = (REAL[FILE] ?? '').split('\n');
    const line = (files[FILE] ?? '').split('\n').findIndex((text, i) => text !== before[i]) + 1;
    expect(versionProblems(files)).toMatchObject([{ code: 'undated', file: `content/${FILE}`, line, fix }]);
  });

  test('of which no version is saved: the way to begin is named', () => {
    const { [savedFile(POLICY, '2025-05-13')]: _, ...files } = REAL;
    expect(versionProblems(files)[0]?.fix).toBe('open the draft in npm run edit and press Save');
  });
});

describe('a new version', () => {
  const files = carriedOut(reworded(), order());

  test.each(['\n', '\r\n'])(
    'changes the date alone in a file whose lines end with %j; asked again, nothing',
    (end) => {
      const theirs = { ...reworded(), [FILE]: reworded()[FILE]?.replaceAll('\n', end) ?? '' };
      const made = carriedOut(theirs, order());
      expect(made[FILE]).toBe(theirs[FILE]?.replace(LAST, '2026-12-01'));
      expect(versionProblems(made)).toEqual([]);
      expect(carriedOut(made, order())).toEqual(made);
    },
  );

  test('leaves the earlier ones to be read, with the names and the numbers of their day', () => {
    const renamed = changed('company.yaml', /^name:.*$/m, 'name: Another Company', files);
    const versions = versionsIn(
      changed(FILE, '## Agreement', '## First {#first}\n\nFirst.\n\n## Agreement', renamed),
    );
    expect(versions.map(({ date, changed: what }) => [date, what])).toEqual([
      ['2026-12-01', 'They are in force for all.'],
      [LAST, expect.any(String)],
      [FIRST, undefined],
    ]);
    expect(versions.map(({ body }) => body.includes('Another Company'))).toEqual([true, false, false]);
    const numbers = versions.map(({ body }) => /Section \d+ of.*paragraph (\S+)\]/.exec(body)?.[1]);
    expect(numbers).toEqual(['2.1', '1.1', undefined]);
  });

  test('that is not in force yet may be corrected under its date', () => {
    const corrected = changed(FILE, 'for all.', 'for each and all.', files);
    expect(versionProblems(corrected)).toHaveLength(1);
    expect(versionProblems(carriedOut(corrected, order()))).toEqual([]);
  });

  test('that is not in force yet gets another day, earlier or later, with its sentence', () => {
    for (const date of ['2026-11-25', '2027-03-01']) {
      const moved = carriedOut(files, order({ date, changed: undefined }));
      expect(savedDays(moved, TERMS)).toEqual([date, LAST, FIRST]);
      expect(versionProblems(moved)).toEqual([]);
      expect(versionsIn(moved)[0]).toMatchObject({ date, changed: 'They are in force for all.' });
    }
  });

  test('with other words after one that is not in force yet leaves that one in its place', () => {
    const more = changed(FILE, 'for all.', 'for each and all.', files);
    expect(savedDays(carriedOut(more, order({ date: '2027-03-01' })), TERMS)).toHaveLength(4);
  });

  test.each([
    ['2062-12-01', {}],
    ['2027-11-24', {}],
    ['1926-12-01', { isFirst: true }],
  ])('for a day more than a year away asks: %s', (date, more) => {
    const text = 'isFirst' in more ? changed(FILE, 'draft: false', 'draft: true') : reworded();
    expect(() => addVersion(text, order({ date, ...more }), TODAY)).toThrow(
      /more than a year from today.*confirm it/,
    );
    expect(addVersion(text, order({ date, ...more, isSure: true }), TODAY).write).toHaveProperty([
      savedFile(TERMS, date),
    ]);
  });

  test('for the day of a draft’s own version, however long ago, does not ask', () => {
    const draft = changed(FILE, 'draft: false', 'draft: true', reworded());
    const own = carriedOut(draft, order({ date: '2025-09-23', isFirst: true, isSure: true }));
    const other = changed(FILE, /$/, '\n\nAnd one sentence more.\n', own);
    expect(versionProblems(carriedOut(other, order({ date: '2025-09-23', isFirst: true })))).toEqual([]);
  });

  test('is what has been in force, and then nothing of it changes', () => {
    const later = '2026-12-02';
    expect(addVersion(files, order({ changed: 'Another sentence.' }), later)).toEqual({
      write: {},
      remove: [],
    });
    const corrected = changed(FILE, 'for all.', 'for each and all.', files);
    expect(() => addVersion(corrected, order(), later)).toThrow('is not after that of the last version');
    expect(() => addVersion(files, order({ date: '2026-12-05' }), later)).toThrow('change the text first');
  });

  test('that never applied is found: two without a sentence', () => {
    const stale = savedFile(POLICY, '2024-01-01');
    const old = {
      ...REAL,
      [stale]: REAL[savedFile(POLICY, '2025-05-13')]?.replace('2025-05-13', '2024-01-01') ?? '',
    };
    expect(versionProblems(old)).toMatchObject([
      { path: ['changed'], fix: `if content/${stale} never applied, remove it` },
    ]);
  });

  test('of a draft may be the first, before which nothing counts; or its words follow it without a date', () => {
    const draft = changed(FILE, 'draft: false', 'draft: true', reworded());
    const begun = carriedOut(draft, order({ date: '2026-11-22', isFirst: true }));
    expect(savedDays(begun, TERMS)).toEqual(['2026-11-22']);
    expect(versionProblems(begun)).toEqual([]);
    expect(versionProblems({ ...draft, ...redraft(draft, TERMS).write })).toEqual([]);
  });

  test.each<[string, Partial<VersionRequest>, RegExp, Files?]>([
    ['for no text', { id: 'terms' }, /Legal texts: privacy-policy, terms-of-service/],
    [
      'for a day before the last',
      { date: '2025-01-01' },
      /not after that of the last version.*Choose a later day/,
    ],
    ['for the day of the last', { date: LAST }, /not after that of the last version.*Choose a later day/],
    ['without words', { changed: ' ' }, /what has changed: readers/],
    ['for a wording that is the old one', {}, /change the text first/, REAL],
  ])('is refused %s', (_, more, says, of = reworded()) => {
    expect(() => addVersion(of, order(more), TODAY)).toThrow(Refusal);
    expect(() => addVersion(of, order(more), TODAY)).toThrow(says);
  });
});
