/** Legal texts in the form: drafts, and texts in force, whose versions never change. */
import { afterEach, expect, test, vi } from 'vitest';
import { copyContentBeforeEach, FIXTURES_FOLDER } from '../../../tests/content-copy.ts';
import { readFiles } from '../../content/files.ts';
import { findVersionProblems } from '../../content/legal/versions.ts';
import type { Values } from '../../content/parsing/values.ts';
import { createSession } from './session.ts';

/** The privacy policy of the fixtures is a draft, the terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.yaml', 'legal/terms-of-service.yaml'];
const NEWEST_VERSION = 'legal/versions/terms-of-service-2025-09-23.yaml';

const copy = copyContentBeforeEach();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const by = 'Leela';
const errorAt = (file: string, ...path: (string | number)[]) =>
  expect.objectContaining({ problems: [expect.objectContaining({ file: `content/${file}`, path })] });
/** Opens a legal text. @returns its problems, values with a section added or removed, and a function that saves them */
const openText = (file: string) => {
  const session = createSession(copy.root);
  const { hash, data, problems } = session.open(file);
  const sections = data['sections'] as Values[];
  const withNewSection = { sections: [...sections, { title: 'Last', body: '1.1 One.\n1.2 Two.' }] };
  const save = (values: object, options: { publishesDraft?: boolean; removesCitations?: boolean } = {}) =>
    session.save({ file, hash, data: { ...data, ...values }, by, ...options });
  const withoutSection = (title: string) => ({
    sections: sections.filter((section) => section['title'] !== title),
  });
  return { withNewSection, withoutSection, save, problems };
};
/** Lists how the files but reviewed.yaml differ from the fixtures. */
const listChanges = () => {
  const [before, after] = [readFiles(FIXTURES_FOLDER), readFiles(copy.root)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in before) ? 'new' : !(file in after) ? 'removed' : 'changed'}`)
    .sort();
};

test('saves a draft with any day, without a version', () => {
  const { withNewSection, save } = openText(DRAFT);
  save(withNewSection);
  expect(openText(DRAFT).save({ updated: '2026-10-01' }).versionDays).toEqual([]);
  expect(listChanges()).toEqual([`${DRAFT} changed`]);
});

test('publishes a draft with unsaved changes, and then asks for a later day', () => {
  const { withNewSection, save } = openText(DRAFT);
  const { versionDays } = save({ ...withNewSection, updated: '2026-10-01' }, { publishesDraft: true });
  expect(versionDays).toEqual(['2026-10-01']);
  expect(listChanges()).toEqual([`${DRAFT} changed`, 'legal/versions/privacy-policy-2026-10-01.yaml new']);
  const published = openText(DRAFT);
  expect(() => published.save(published.withNewSection)).toThrow(errorAt(DRAFT, 'updated'));
});

test('refuses to change a text in force without a later day and a sentence about the change', () => {
  const { withNewSection, save } = openText(IN_FORCE);
  for (const [values, path] of [
    [{}, 'updated'],
    [{ updated: '2025-09-22' }, 'updated'],
    [{ updated: '2026-10-01' }, 'changed'],
  ] as const)
    expect(() => save({ ...withNewSection, ...values }), path).toThrow(errorAt(IN_FORCE, path));
  expect(() => save({ ...withNewSection, updated: '2025-09-22' }, { publishesDraft: true })).toThrow(
    'Choose a later day than 2025-09-23.',
  );
  expect(listChanges()).toEqual([]);
  save({ ...withNewSection, updated: '2026-10-01', changed: 'A section was added.' });
  expect(listChanges()).toEqual([
    `${IN_FORCE} changed`,
    'legal/versions/terms-of-service-2026-10-01.yaml new',
  ]);
  expect(findVersionProblems(readFiles(copy.root))).toEqual([]);
});

test('reports a text in force that was changed on disk, until it has a later day and a sentence', () => {
  copy.write(IN_FORCE, copy.read(IN_FORCE).replace('are in force.', 'are in force for all.'));
  const { save, problems } = openText(IN_FORCE);
  expect(problems).toMatchObject([{ code: 'version', path: ['updated'] }]);
  expect(save({ updated: '2026-10-01', changed: 'For all.' }).problems).toEqual([]);
});

test('refuses to save, approve, move or remove a version, or to remove a published text', () => {
  const session = createSession(copy.root);
  const { hash, data } = session.open(NEWEST_VERSION);
  for (const request of [
    () => session.save({ file: NEWEST_VERSION, hash, data: { ...data, title: 'Another' }, by }),
    () => session.approve(NEWEST_VERSION, by),
    () => session.remove(NEWEST_VERSION),
    () => session.move(NEWEST_VERSION, 1),
    () => session.remove(IN_FORCE),
  ])
    expect(request).toThrow();
  expect(listChanges()).toEqual([]);
});

const setClock = (time: string) => vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });

test.each([
  ['a clock a year before that version', () => setClock('2024-09-23')],
  ['a clock on the version’s first day', () => setClock('2025-09-23')],
  ['SOURCE_DATE_EPOCH in 1970', () => vi.stubEnv('SOURCE_DATE_EPOCH', '1')],
  [
    'a time zone in which the version’s first day has not begun',
    () => {
      setClock('2025-09-23T01:00Z');
      copy.write(
        'site.yaml',
        copy.read('site.yaml').replace(/^timeZone: .*/m, 'timeZone: Pacific/Pago_Pago'),
      );
    },
  ],
])('refuses a day that is not after the newest version, with %s', (_, setTime) => {
  setTime();
  const readVersions = () =>
    Object.entries(readFiles(copy.root)).filter(([file]) => file.startsWith('legal/versions/'));
  const before = readVersions();
  const { withNewSection, save } = openText(IN_FORCE);
  for (const updated of ['2025-09-23', '2025-09-22', '2024-03-01'])
    for (const publishesDraft of [true, false])
      expect(() => save({ ...withNewSection, updated, changed: 'More.' }, { publishesDraft })).toThrow();
  expect(readVersions()).toEqual(before);
  save({ ...withNewSection, updated: '2025-09-24', changed: 'More.' });
  expect(readVersions()).toEqual(expect.arrayContaining(before));
});

test('adds a legal text as a draft, and removes a draft', () => {
  const session = createSession(copy.root);
  const values = {
    title: 'Refunds & returns',
    description: 'When and how money that was paid in the app is paid back, in a few sentences.',
    lead: 'How money is paid back.',
    appliesTo: 'the {product} app',
    law: 'India',
    sections: [{ title: 'Refunds', body: '1.1 Within a week.\n1.2 To the same account.' }],
  };
  const data = { ...session.createBlank('legal').data, ...values };
  const { file } = session.create({ kind: 'legal', data, by });
  expect(file).toBe('legal/refunds-returns.yaml');
  expect(copy.read(file)).toContain('      1.1 Within a week.\n      1.2 To');
  expect(session.readOverview().groups.find(({ name }) => name === 'Legal texts')?.entries).toHaveLength(3);
  session.remove(file);
  expect(listChanges()).toEqual([]);
});

test('refuses to remove a section that another text refers to', () => {
  const { save, withoutSection } = openText(DRAFT);
  expect(() => save(withoutSection('Whom to ask'))).toThrow(errorAt(IN_FORCE, 'sections', 2, 'body'));
});

test('names the citations of a removed section, and removes them on request', () => {
  const page = 'products/messmate/page.yaml';
  const { save, withoutSection } = openText(DRAFT);
  const values = withoutSection('Security');
  expect(() => save(values)).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ file: `content/${page}`, found: '"privacy-policy#security"' })],
    }),
  );
  save(values, { removesCitations: true });
  expect(listChanges()).toEqual([`${DRAFT} changed`, `${page} changed`]);
  expect(copy.read(page)).not.toContain('privacy-policy#security');
});
