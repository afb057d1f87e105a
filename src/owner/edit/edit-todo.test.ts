/** What is left to do, in the form: each item leads to its field, and somebody says which file he has read. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { misplaced } from '../../../tests/content.ts';
import { SAMPLE } from '../../../tests/launched.ts';
import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { requestsTo } from './requests.ts';
import { sessionIn } from './session.ts';
import type { Todo, Todos } from './todo.ts';

vi.mock('../launch-check/sample.ts', async (original) => ({
  ...(await original<typeof import('../launch-check/sample.ts')>()),
  readSample: () => SAMPLE,
}));

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const itemsOf = ({ parts }: Todos): Todo[] =>
  parts.flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()));

test('each item leads to a field of its file, or says that it means all of it', async () => {
  const todos = await sessionIn(root).todos();
  expect(todos.parts.map(({ title }) => title)).toEqual(['Before you launch', 'Advice']);
  const items = itemsOf(todos);
  expect(todos.blocking).toBe(items.filter(({ blocks }) => blocks).length);
  const places = items.filter(({ file, path }) => !file.endsWith('mark.svg') && path[0] !== 'body');
  const nowhere = places.flatMap(({ file, path }) =>
    misplaced({ code: 'file', file, path, expected: '', found: '' }, filesOnDisk(root)),
  );
  expect(nowhere).toEqual([]);
});

test('a file that somebody has read is entered with his name and the day, and leaves the list', async () => {
  const session = sessionIn(root);
  const ask = (name: string, asked: object) =>
    requestsTo(session)[name]?.answer(Buffer.from(JSON.stringify(asked)));
  const unread = async () => itemsOf(await session.todos()).filter(({ may }) => may);
  const [first, second, ...rest] = await unread();
  const [one, other] = [{ file: first?.file }, { file: second?.file }];
  await expect(ask('sign', { places: [{ file: 'content/nobody.yaml' }], by: 'Leela' })).rejects.toThrow(
    /not on the list/,
  );
  await expect(ask('sign', { places: [one], by: ' ' })).rejects.toThrow();
  await ask('sign', { places: [one], by: 'Leela' });
  await session.todos();
  await ask('sign', { places: [other], by: 'Tariq' });
  expect(readFileSync(join(root, 'reviewed.yaml'), 'utf8').match(/by: .*/g)).toEqual([
    'by: Leela',
    'by: Tariq',
  ]);
  const entry = { date: todayOf(), by: 'Leela' };
  expect(session.open('reviewed.yaml').data).toMatchObject({
    [one.file?.replace('content/', '') ?? '']: entry,
  });
  expect(await unread()).toEqual(rest);
});
