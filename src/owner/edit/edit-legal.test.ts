/** Legal texts in the form: a draft changes without a word, its first version is a button, and one in force wants a date. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOnDisk } from '../../content/files.ts';
import { versionProblems } from '../../content/legal/check.ts';
import { requestsTo } from './requests.ts';
import { sessionIn } from './session.ts';

/** The fixtures' policy is a draft; their terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.md', 'legal/terms-of-service.md'];
const VERSION = 'legal/versions/privacy-policy-2025-05-13.md';
const TODAY = new Date().toISOString().slice(0, 10);

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const longer = (body = '') => `${body}\n\nOne more sentence.`;
const by = 'Leela';
const changed = () => {
  const [was, is] = [filesOnDisk('tests/fixtures/content'), filesOnDisk(root)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in was) ? 'new' : !(file in is) ? 'removed' : 'changed'}`)
    .sort();
};

test('a changed draft is saved as it is: nothing is asked, and its version keeps step', async () => {
  const session = sessionIn(root);
  const all = filesOnDisk(root);
  const { hash, data, body } = await session.open(DRAFT);
  const saved = await session.save(DRAFT, hash, { data, body: longer(body), by });
  expect(saved.data['updated']).toBe('2025-05-13');
  expect(changed()).toEqual([`${DRAFT} changed`, `${VERSION} changed`]);
  expect(versionProblems(filesOnDisk(root))).toEqual([]);
  session.undo();
  expect(filesOnDisk(root)).toEqual(all);
});

test('a draft gets another date by its field, and its version moves along', async () => {
  const session = sessionIn(root);
  const { hash, data } = await session.open(DRAFT);
  await session.save(DRAFT, hash, { data: { ...data, updated: '2026-10-01' }, by });
  expect(changed()).toEqual([
    `${DRAFT} changed`,
    `${VERSION} removed`,
    'legal/versions/privacy-policy-2026-10-01.md new',
  ]);
});

test('the first version takes what was typed, its date, and ends the draft', async () => {
  const session = sessionIn(root);
  const { hash, data, body } = await session.open(DRAFT);
  const save = { file: DRAFT, hash, data, body: longer(body), by, renewal: { date: TODAY } };
  await requestsTo(session)['save']?.answer(Buffer.from(JSON.stringify(save)));
  expect(await session.open(DRAFT)).toMatchObject({
    data: { updated: TODAY, draft: false },
    body: expect.stringContaining('One more sentence.'),
    problems: [],
  });
  expect(Object.keys(filesOnDisk(root)).filter((file) => file.includes('versions/privacy'))).toEqual([
    `legal/versions/privacy-policy-${TODAY}.md`,
  ]);
});

test.each([
  ['is saved as it is', 'undated', undefined, '2025-05-13'],
  ['becomes the first version', 'undated', { date: TODAY }, TODAY],
  ['is saved without a version', 'unversioned', undefined, '2025-05-13'],
])('a draft that was changed in its file, and in nothing else, %s', async (_, code, renewal, date) => {
  const path = join(root, DRAFT);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nBy hand.\n`);
  if (code === 'unversioned') rmSync(join(root, VERSION));
  const session = sessionIn(root);
  const { hash, problems, ...opened } = await session.open(DRAFT);
  expect(problems).toMatchObject([{ code }]);
  const { data, problems: left } = await session.save(DRAFT, hash, { data: opened.data, by, renewal });
  expect([data['updated'], left]).toEqual([date, []]);
  expect(readFileSync(join(root, `legal/versions/privacy-policy-${date}.md`), 'utf8')).toContain('By hand.');
});

test('a text in force is saved with a date and what has changed, or not at all', async () => {
  const session = sessionIn(root);
  const all = filesOnDisk(root);
  const { hash, data, body } = await session.open(IN_FORCE);
  const save = (renewal?: { date: string; changed?: string }) =>
    session.save(IN_FORCE, hash, { data, body: longer(body), by, renewal });
  await expect(save()).rejects.toMatchObject({ details: { problems: [{ code: 'undated' }] } });
  const wrong = { date: '2001-01-01', changed: 'A sentence was added.' };
  await expect(save(wrong)).rejects.toThrow(/^The date 2001-01-01 is before the last version/);
  await expect(save({ date: TODAY })).rejects.toThrow(/^Say in words what has changed/);
  const saved = await save({ ...wrong, date: TODAY });
  expect(saved.data['updated']).toBe(TODAY);
  expect(changed()).toContain(`legal/versions/terms-of-service-${TODAY}.md new`);
  session.undo();
  expect(filesOnDisk(root)).toEqual(all);
});
