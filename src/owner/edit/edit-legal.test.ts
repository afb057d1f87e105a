/** A draft changes freely and is published once; a text in force gets new versions, and loses none. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { filesOnDisk } from '../../content/files.ts';
import { versionProblems } from '../../content/legal/versions.ts';
import type { Values } from '../../content/parsing/values.ts';
import { sessionIn } from './session.ts';

/** In the fixtures the policy is a draft and the terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.yaml', 'legal/terms-of-service.yaml'];
const NEWEST = 'legal/versions/terms-of-service-2025-09-23.yaml';

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(SCRATCH, 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(join(root, '..'), { recursive: true });
});

const by = 'Leela';
const open = (file: string) => {
  const session = sessionIn(root);
  const { hash, data, problems } = session.open(file);
  const sections = data['sections'] as Values[];
  const longer = { ...data, sections: [...sections, { title: 'Last', body: '1.1 One.\n1.2 Two.' }] };
  const save = (more: object, isPublished = false) =>
    session.save({ file, hash, data: { ...data, ...more }, by, isPublished });
  return { session, data, longer, save, problems };
};
const changed = () => {
  const [was, is] = [filesOnDisk('tests/fixtures/content'), filesOnDisk(root)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in was) ? 'new' : !(file in is) ? 'removed' : 'changed'}`)
    .sort();
};

test('a draft is saved without a question and without a version, under any day', () => {
  open(DRAFT).save(open(DRAFT).longer);
  open(DRAFT).save({ updated: '2026-10-01' });
  expect(changed()).toEqual([`${DRAFT} changed`]);
  expect(open(DRAFT).session.open(DRAFT).versions).toEqual([]);
});

test('a draft is published as it is typed, and is in force from then on', () => {
  const { longer, save } = open(DRAFT);
  expect(save({ ...longer, updated: '2026-10-01' }, true).versions).toEqual(['2026-10-01']);
  expect(changed()).toEqual([`${DRAFT} changed`, 'legal/versions/privacy-policy-2026-10-01.yaml new']);
  expect(() => open(DRAFT).save(open(DRAFT).longer)).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ path: ['updated'] })] }),
  );
});

test('a text in force is saved with a later day and a sentence, or not at all', () => {
  const { longer, save } = open(IN_FORCE);
  for (const [more, path] of [
    [{}, 'updated'],
    [{ updated: '2025-09-22' }, 'updated'],
    [{ updated: '2026-10-01' }, 'changed'],
  ] as const)
    expect(() => save({ ...longer, ...more }), path).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'undated', path: [path] })] }),
    );
  expect(() => save({ ...longer, updated: '2025-09-22' }, true)).toThrow(
    'Choose a later day than 2025-09-23.',
  );
  expect(changed()).toEqual([]);
  save({ ...longer, updated: '2026-10-01', changed: 'A section was added.' });
  expect(changed()).toEqual([`${IN_FORCE} changed`, 'legal/versions/terms-of-service-2026-10-01.yaml new']);
  expect(versionProblems(filesOnDisk(root))).toEqual([]);
});

test('a text in force that was changed in its file gets its day and sentence here', () => {
  const path = join(root, IN_FORCE);
  writeFileSync(path, readFileSync(path, 'utf8').replace('are in force.', 'are in force for all.'));
  const { save, problems } = open(IN_FORCE);
  expect(problems).toMatchObject([{ code: 'undated', path: ['updated'] }]);
  expect(save({ updated: '2026-10-01', changed: 'For all.' }).problems).toEqual([]);
});

test('what has been published is written, moved and removed by no request', () => {
  const session = sessionIn(root);
  const { hash, data } = session.open(NEWEST);
  for (const act of [
    () => session.save({ file: NEWEST, hash, data: { ...data, title: 'Another' }, by }),
    () => session.read(NEWEST, by),
    () => session.remove(NEWEST),
    () => session.move(NEWEST, 1),
    () => session.remove(IN_FORCE),
  ])
    expect(act).toThrow();
  expect(changed()).toEqual([]);
});

test.each([
  ['the clock a year back', () => vi.useFakeTimers({ now: Date.parse('2024-09-23'), toFake: ['Date'] })],
  ['the clock on its first day', () => vi.useFakeTimers({ now: Date.parse('2025-09-23'), toFake: ['Date'] })],
  ['SOURCE_DATE_EPOCH set back', () => vi.stubEnv('SOURCE_DATE_EPOCH', '1')],
  [
    'a time zone in which it is yesterday',
    () => {
      vi.useFakeTimers({ now: Date.parse('2025-09-23T01:00Z'), toFake: ['Date'] });
      const site = readFileSync(join(root, 'site.yaml'), 'utf8');
      writeFileSync(join(root, 'site.yaml'), site.replace(/^timeZone: .*/m, 'timeZone: Pacific/Pago_Pago'));
    },
  ],
])('with %s, a version stays as it is', (_, set) => {
  set();
  const versions = () =>
    Object.entries(filesOnDisk(root)).filter(([file]) => file.startsWith('legal/versions/'));
  const before = versions();
  const { longer, save } = open(IN_FORCE);
  for (const updated of ['2025-09-23', '2025-09-22', '2024-03-01'])
    for (const isPublished of [true, false])
      expect(() => save({ ...longer, updated, changed: 'More.' }, isPublished)).toThrow();
  expect(versions()).toEqual(before);
  save({ ...longer, updated: '2025-09-24', changed: 'More.' });
  expect(versions()).toEqual(expect.arrayContaining(before));
});

test('a legal text is added as a draft, and a draft is removed', () => {
  const session = sessionIn(root);
  const { data } = session.blank('legal');
  const words = {
    title: 'Refunds & returns',
    description: 'When and how money that was paid in the app is paid back, in a few sentences.',
    lead: 'How money is paid back.',
    appliesTo: 'the {product} app',
    law: 'India',
    sections: [{ title: 'Refunds', body: '1.1 Within a week.\n1.2 To the same account.' }],
  };
  const { file } = session.create({ kind: 'legal', data: { ...data, ...words }, by });
  expect(file).toBe('legal/refunds-returns.yaml');
  expect(readFileSync(join(root, file), 'utf8')).toContain('      1.1 Within a week.\n      1.2 To');
  expect(session.overview().groups.find(({ name }) => name === 'Legal texts')?.items).toHaveLength(3);
  session.remove(file);
  expect(changed()).toEqual([]);
});

test('a section that others name cannot be removed unnoticed', () => {
  const { data, save } = open(DRAFT);
  const sections = (data['sections'] as Values[]).filter(({ title }) => title !== 'Whom to ask');
  expect(() => save({ sections })).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ file: `content/${IN_FORCE}`, path: ['sections', 2, 'body'] })],
    }),
  );
});

test('citations of a section that is gone are listed, and removed with the save', () => {
  const page = 'products/messmate/page.yaml';
  const { data, session } = open(DRAFT);
  const sections = (data['sections'] as Values[]).filter(({ title }) => title !== 'Security');
  const asked = { file: DRAFT, hash: session.open(DRAFT).hash, data: { ...data, sections }, by };
  expect(() => session.save(asked)).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ file: `content/${page}`, found: '"privacy-policy#security"' })],
    }),
  );
  session.save({ ...asked, isUncited: true });
  expect(changed()).toEqual([`${DRAFT} changed`, `${page} changed`]);
  expect(filesOnDisk(root)[page]).not.toContain('privacy-policy#security');
});
