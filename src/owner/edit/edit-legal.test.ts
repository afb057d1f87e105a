/** A draft changes freely, its first version is a button, and a text in force needs a date. */
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRATCH } from '../../../tests/disk.ts';
import { todayIn } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { versionProblems } from '../../content/legal/check.ts';
import type { Renewal } from './files/renewal.ts';
import { sessionIn } from './session.ts';

/** In the fixtures the policy is a draft and the terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.md', 'legal/terms-of-service.md'];
const VERSION = 'legal/versions/privacy-policy-2025-05-13.md';
const TODAY = todayIn(filesOnDisk('tests/fixtures/content'));

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
  const longer = { ...data, body: `${data['body']}\n\nOne more sentence.` };
  const save = (more: object, renewal?: Renewal) =>
    session.save({ file, hash, data: { ...data, ...more }, by, renewal });
  return { session, longer, save, problems };
};
const changed = () => {
  const [was, is] = [filesOnDisk('tests/fixtures/content'), filesOnDisk(root)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in was) ? 'new' : !(file in is) ? 'removed' : 'changed'}`)
    .sort();
};

test('a changed draft is saved without a question, and its version follows', () => {
  const { longer, save } = open(DRAFT);
  expect(save(longer).data['updated']).toBe('2025-05-13');
  expect(changed()).toEqual([`${DRAFT} changed`, `${VERSION} changed`]);
  expect(versionProblems(filesOnDisk(root))).toEqual([]);
});

test('a draft gets another date from its field, and its version is renamed', () => {
  open(DRAFT).save({ updated: '2026-10-01' });
  expect(changed()).toEqual([
    `${DRAFT} changed`,
    `${VERSION} removed`,
    'legal/versions/privacy-policy-2026-10-01.md new',
  ]);
});

test.each([
  ['is saved as it is', undefined, '2025-05-13', true],
  ['becomes the first version', { date: TODAY }, TODAY, false],
])('a draft that was changed in its file, and in nothing else, %s', (_, renewal, date, draft) => {
  const path = join(root, DRAFT);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nBy hand.\n`);
  const { save, problems } = open(DRAFT);
  expect(problems).toMatchObject([{ code: 'undated' }]);
  const { data, problems: left } = save({}, renewal);
  expect([data['updated'], data['draft'], left]).toEqual([date, draft, []]);
  const versions = Object.entries(filesOnDisk(root)).filter(([path]) => path.includes('versions/privacy'));
  expect(versions).toEqual([
    [`legal/versions/privacy-policy-${date}.md`, expect.stringContaining('By hand.')],
  ]);
});

test('a text in force is saved with a date and what has changed, or not at all', () => {
  const { longer, save } = open(IN_FORCE);
  expect(() => save(longer)).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ code: 'undated', path: ['renewal', 'changed'] })],
    }),
  );
  const wrong = { date: '2001-01-01', changed: 'A sentence was added.' };
  expect(() => save(longer, wrong)).toThrow(/^The date 2001-01-01 is not after that of the last version/);
  expect(changed()).toEqual([]);
  expect(save(longer, { ...wrong, date: TODAY }).data['updated']).toBe(TODAY);
  expect(changed()).toContain(`legal/versions/terms-of-service-${TODAY}.md new`);
});

test.each([
  ['of which there is a version', () => {}],
  ['of which none is saved', () => rmSync(join(root, 'legal/versions'), { recursive: true })],
])('a text in force that was changed in its file gets its day and sentence here: one %s', (_, before) => {
  before();
  const path = join(root, IN_FORCE);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nBy hand.\n`);
  const { save, problems } = open(IN_FORCE);
  expect(problems).toMatchObject([{ fix: expect.stringContaining('say from which day it applies') }]);
  const { data, problems: left } = save({}, { date: TODAY, changed: 'A sentence was added.' });
  expect([data['updated'], left]).toEqual([TODAY, []]);
  expect(readFileSync(join(root, `legal/versions/terms-of-service-${TODAY}.md`), 'utf8')).toContain(
    'By hand.',
  );
});

test('a saved version is written by no request', () => {
  const session = sessionIn(root);
  const { hash, data } = session.open(VERSION);
  for (const act of [
    () => session.save({ file: VERSION, hash, data: { ...data, title: 'Another' }, by }),
    () => session.read(VERSION, by),
    () => session.remove(VERSION),
    () => session.move(VERSION, 1),
  ])
    expect(act).toThrow();
  expect(changed()).toEqual([]);
});

test('a text that has been in force is no draft again', () => {
  expect(() => open(IN_FORCE).save({ draft: true, title: 'Another' })).toThrow(/in force since 2025-09-23/);
  expect(changed()).toEqual([]);
});

test.each([
  ['the clock', () => vi.useFakeTimers({ now: Date.parse('2020-01-01'), toFake: ['Date'] })],
  ['SOURCE_DATE_EPOCH', () => vi.stubEnv('SOURCE_DATE_EPOCH', '1')],
])('with %s set back, what has been in force stays as it is', (_, setBack) => {
  setBack();
  const date = '2025-09-23';
  const { longer, save } = open(IN_FORCE);
  for (const day of [date, '2025-09-22'])
    expect(() => save(longer, { date: day, changed: 'More.', isSure: true })).toThrow(
      'is not after that of the last version',
    );
  expect(() => save({ ...longer, draft: true })).toThrow('in force since');
  expect(changed()).toEqual([]);
});

test('a day that was mistyped is asked about, and a version not in force yet gets another', () => {
  const [soon, far] = [30, 20_000].map((days) =>
    new Date(Date.now() + days * 864e5).toISOString().slice(0, 10),
  );
  const renewal = { date: far ?? '', changed: 'More.' };
  expect(() => open(IN_FORCE).save(open(IN_FORCE).longer, renewal)).toThrow(/more than a year from today/);
  open(IN_FORCE).save(open(IN_FORCE).longer, { ...renewal, isSure: true });
  open(IN_FORCE).save({}, { ...renewal, date: soon ?? '' });
  expect(changed()).toContain(`legal/versions/terms-of-service-${soon}.md new`);
  expect(changed()).not.toContain(`legal/versions/terms-of-service-${far}.md new`);
  expect(versionProblems(filesOnDisk(root))).toEqual([]);
});

test('there is one version a day', () => {
  open(IN_FORCE).save(open(IN_FORCE).longer, { date: TODAY, changed: 'More.' });
  expect(() => open(IN_FORCE).save(open(IN_FORCE).longer, { date: TODAY, changed: 'And more.' })).toThrow(
    'Choose a later day',
  );
});

test('a picture with a day to come changes nothing about what may be asked', () => {
  const photograph = Object.keys(filesOnDisk(root)).find((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file));
  utimesSync(join(root, photograph ?? 'company.yaml'), new Date(), new Date('2062-01-01'));
  const { longer, save } = open(IN_FORCE);
  const day = new Date(Date.now() + 864e5).toISOString().slice(0, 10);
  save(longer, { date: day, changed: 'More.' });
  expect(changed()).toContain(`legal/versions/terms-of-service-${day}.md new`);
});
