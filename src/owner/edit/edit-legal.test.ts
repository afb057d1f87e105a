/** A draft changes freely until it is published. A text in force gets new versions, and keeps the old ones. */
import { afterEach, expect, test, vi } from 'vitest';
import { contentCopy, FIXTURES_FOLDER } from '../../../tests/content-copy.ts';
import { readFiles } from '../../content/files.ts';
import { findVersionProblems } from '../../content/legal/versions.ts';
import type { Values } from '../../content/parsing/values.ts';
import { createSession } from './session.ts';

/** The privacy policy of the fixtures is a draft, the terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.yaml', 'legal/terms-of-service.yaml'];
const NEWEST = 'legal/versions/terms-of-service-2025-09-23.yaml';

const copy = contentCopy();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const by = 'Leela';
const problemAt = (file: string, ...path: (string | number)[]) =>
  expect.objectContaining({ problems: [expect.objectContaining({ file: `content/${file}`, path })] });
const open = (file: string) => {
  const session = createSession(copy.root);
  const { hash, data, problems } = session.open(file);
  const sections = data['sections'] as Values[];
  const longer = { ...data, sections: [...sections, { title: 'Last', body: '1.1 One.\n1.2 Two.' }] };
  const save = (values: object, options: { isPublished?: boolean; removesCitations?: boolean } = {}) =>
    session.save({ file, hash, data: { ...data, ...values }, by, ...options });
  const without = (title: string) => sections.filter((section) => section['title'] !== title);
  return { session, longer, save, without, problems };
};
const listChanges = () => {
  const [before, after] = [readFiles(FIXTURES_FOLDER), readFiles(copy.root)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in before) ? 'new' : !(file in after) ? 'removed' : 'changed'}`)
    .sort();
};

test('saves a draft with any day, and adds no version', () => {
  open(DRAFT).save(open(DRAFT).longer);
  expect(open(DRAFT).save({ updated: '2026-10-01' }).versions).toEqual([]);
  expect(listChanges()).toEqual([`${DRAFT} changed`]);
});

test('publishes a draft with the typed words, after which it is in force', () => {
  const { longer, save } = open(DRAFT);
  const { versions } = save({ ...longer, updated: '2026-10-01' }, { isPublished: true });
  expect(versions).toEqual(['2026-10-01']);
  expect(listChanges()).toEqual([`${DRAFT} changed`, 'legal/versions/privacy-policy-2026-10-01.yaml new']);
  expect(() => open(DRAFT).save(open(DRAFT).longer)).toThrow(problemAt(DRAFT, 'updated'));
});

test('saves a text in force only with a later day and a sentence', () => {
  const { longer, save } = open(IN_FORCE);
  for (const [values, path] of [
    [{}, 'updated'],
    [{ updated: '2025-09-22' }, 'updated'],
    [{ updated: '2026-10-01' }, 'changed'],
  ] as const)
    expect(() => save({ ...longer, ...values }), path).toThrow(problemAt(IN_FORCE, path));
  expect(() => save({ ...longer, updated: '2025-09-22' }, { isPublished: true })).toThrow(
    'Choose a later day than 2025-09-23.',
  );
  expect(listChanges()).toEqual([]);
  save({ ...longer, updated: '2026-10-01', changed: 'A section was added.' });
  expect(listChanges()).toEqual([
    `${IN_FORCE} changed`,
    'legal/versions/terms-of-service-2026-10-01.yaml new',
  ]);
  expect(findVersionProblems(readFiles(copy.root))).toEqual([]);
});

test('asks for a day and a sentence where a text in force was changed in its file', () => {
  copy.write(IN_FORCE, copy.read(IN_FORCE).replace('are in force.', 'are in force for all.'));
  const { save, problems } = open(IN_FORCE);
  expect(problems).toMatchObject([{ code: 'undated', path: ['updated'] }]);
  expect(save({ updated: '2026-10-01', changed: 'For all.' }).problems).toEqual([]);
});

test('refuses every request to write, move or remove a published version', () => {
  const session = createSession(copy.root);
  const { hash, data } = session.open(NEWEST);
  for (const act of [
    () => session.save({ file: NEWEST, hash, data: { ...data, title: 'Another' }, by }),
    () => session.read(NEWEST, by),
    () => session.remove(NEWEST),
    () => session.move(NEWEST, 1),
    () => session.remove(IN_FORCE),
  ])
    expect(act).toThrow();
  expect(listChanges()).toEqual([]);
});

const setClock = (time: string) => vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });

test.each([
  ['the clock a year back', () => setClock('2024-09-23')],
  ['the clock on its first day', () => setClock('2025-09-23')],
  ['SOURCE_DATE_EPOCH set back', () => vi.stubEnv('SOURCE_DATE_EPOCH', '1')],
  [
    'a time zone in which it is yesterday',
    () => {
      setClock('2025-09-23T01:00Z');
      copy.write(
        'site.yaml',
        copy.read('site.yaml').replace(/^timeZone: .*/m, 'timeZone: Pacific/Pago_Pago'),
      );
    },
  ],
])('keeps versions as they are with %s', (_, prepare) => {
  prepare();
  const versions = () =>
    Object.entries(readFiles(copy.root)).filter(([file]) => file.startsWith('legal/versions/'));
  const before = versions();
  const { longer, save } = open(IN_FORCE);
  for (const updated of ['2025-09-23', '2025-09-22', '2024-03-01'])
    for (const isPublished of [true, false])
      expect(() => save({ ...longer, updated, changed: 'More.' }, { isPublished })).toThrow();
  expect(versions()).toEqual(before);
  save({ ...longer, updated: '2025-09-24', changed: 'More.' });
  expect(versions()).toEqual(expect.arrayContaining(before));
});

test('adds a legal text as a draft, and removes a draft', () => {
  const session = createSession(copy.root);
  const words = {
    title: 'Refunds & returns',
    description: 'When and how money that was paid in the app is paid back, in a few sentences.',
    lead: 'How money is paid back.',
    appliesTo: 'the {product} app',
    law: 'India',
    sections: [{ title: 'Refunds', body: '1.1 Within a week.\n1.2 To the same account.' }],
  };
  const data = { ...session.blank('legal').data, ...words };
  const { file } = session.create({ kind: 'legal', data, by });
  expect(file).toBe('legal/refunds-returns.yaml');
  expect(copy.read(file)).toContain('      1.1 Within a week.\n      1.2 To');
  expect(session.overview().groups.find(({ name }) => name === 'Legal texts')?.items).toHaveLength(3);
  session.remove(file);
  expect(listChanges()).toEqual([]);
});

test('refuses to remove a section that another text links to', () => {
  const { save, without } = open(DRAFT);
  expect(() => save({ sections: without('Whom to ask') })).toThrow(
    problemAt(IN_FORCE, 'sections', 2, 'body'),
  );
});

test('lists citations of a removed section, and removes them with the save', () => {
  const page = 'products/messmate/page.yaml';
  const { save, without } = open(DRAFT);
  const sections = without('Security');
  expect(() => save({ sections })).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ file: `content/${page}`, found: '"privacy-policy#security"' })],
    }),
  );
  save({ sections }, { removesCitations: true });
  expect(listChanges()).toEqual([`${DRAFT} changed`, `${page} changed`]);
  expect(copy.read(page)).not.toContain('privacy-policy#security');
});
