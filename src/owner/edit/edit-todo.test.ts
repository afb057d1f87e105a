/** What is left to do, in the form: each item leads to its field, and what its owner says is right is signed or approved. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE } from '../../../tests/launched.ts';
import { pathOfField } from '../../content/reading/written.ts';
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
const TODAY = new Date().toISOString().slice(0, 10);

test('a name of a field leads to it, by the names of entries or by their numbers', () => {
  const data = {
    list: [
      { id: 'a', x: 1 },
      { label: 'v1.5', y: { z: 2 } },
    ],
  };
  expect(
    ['list.a.x', 'list.v1.5.y.z', 'list.2', 'list.3', '', 'other'].map((name) => pathOfField(data, name)),
  ).toEqual([['list', 0, 'x'], ['list', 1, 'y', 'z'], ['list', 1], ['list'], [], []]);
});

test('each item leads to a field of its file, or says that it means all of it', async () => {
  const session = sessionIn(root);
  const { parts, blocking, summary } = await session.todos();
  expect(parts.map(({ title }) => title)).toEqual(['Before you launch', 'Advice']);
  const items = itemsOf({ parts, blocking, summary });
  expect(blocking).toBe(items.filter(({ blocks }) => blocks).length);
  const lost = items.filter(({ field, path }) => field !== '' && path.length === 0);
  expect(lost.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/mark.svg mark',
    'content/legal/terms-of-service.md wording',
  ]);
});

test('what is right is signed by a name, and is asked about again with other words', async () => {
  const session = sessionIn(root);
  const ask = (name: string, asked: object) =>
    requestsTo(session)[name]?.answer(Buffer.from(JSON.stringify(asked)));
  const isTerms = ({ file, field }: Todo) => file.endsWith('ai-ml-solutions.md') && field === 'terms';
  const item = itemsOf(await session.todos()).find(isTerms);
  const place = { file: item?.file, field: item?.field, found: item?.found };
  expect(item?.may).toBe('sign');
  await expect(ask('sign', { places: [{ ...place, field: 'title' }], by: 'Leela' })).rejects.toThrow(
    /not on the list/,
  );
  await expect(ask('sign', { places: [place], by: ' ' })).rejects.toThrow();
  await ask('sign', { places: [place], by: 'Leela' });
  const { keep } = session.open('checked.yaml').data as { keep: object[] };
  expect(keep).toEqual([
    expect.objectContaining({ file: item?.file, field: 'terms', by: 'Leela', on: TODAY }),
  ]);
  expect(readFileSync(join(root, 'checked.yaml'), 'utf8'), 'Comments stay.').toMatch(/^#/);
  expect(itemsOf(await session.todos()).some(isTerms)).toBe(false);

  const { file, hash, data } = session.open('services/ai-ml-solutions.md');
  const [field = ''] = Object.keys(data['terms'] as object);
  const value = 'Each thing is priced before it begins, and written down.';
  await session.save(file, hash, [{ kind: 'set', path: ['terms', field], value }]);
  const stale = itemsOf(await session.todos()).find((one) => one.file === 'content/checked.yaml');
  expect(stale?.path).toEqual(['keep', 0]);
});

test('a signature is for the words that it names, whatever quotation marks are among them', async () => {
  const session = sessionIn(root);
  const { hash } = session.open('company.yaml');
  const value = '“Yes”, said 14 of the many wardens whom we had asked. “Yes”, said 15 of all their cooks.';
  await session.save('company.yaml', hash, [{ kind: 'set', path: ['tagline'], value }]);
  const asked = async () =>
    itemsOf(await session.todos()).filter(({ field, said = '' }) => field === 'tagline' && /\d/.test(said));
  const [first, second] = await asked();
  session.sign(first ? [first] : [], 'Leela');
  expect(await asked()).toEqual([second]);
});

test('all facts are approved at once, and looked at again as far ahead as before', async () => {
  const session = sessionIn(root);
  const isFact = ({ may }: Todo) => may === 'approve';
  const facts = itemsOf(await session.todos()).filter(isFact);
  const before = session.open('claims.yaml').data as { claims: object[] };
  expect(facts).toHaveLength(before.claims.length);
  session.sign(facts, 'Leela');
  expect(itemsOf(await session.todos()).filter(isFact)).toEqual([]);
  const { claims } = session.open('claims.yaml').data as { claims: { review: string }[] };
  const signed = { approvedBy: 'Leela', date: TODAY };
  expect(claims).toEqual(before.claims.map((claim) => ({ ...claim, ...signed, review: expect.any(String) })));
  for (const { review } of claims) expect(review > TODAY).toBe(true);
  session.undo();
  expect(session.open('claims.yaml').data).toEqual(before);
});
