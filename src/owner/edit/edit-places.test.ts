/** Where people and services stand among their like, what a new one is called, and its picture. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOnDisk } from '../../content/files.ts';
import { problemsIn } from './files/folder.ts';
import { movedBy } from './files/order.ts';
import { savedPicture } from './files/photograph.ts';
import { Refused } from './refused.ts';
import { sessionIn } from './session.ts';

let root = '';
beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterAll(() => rmSync(join(root, '..'), { recursive: true }));

test('of people and services one goes a place up or down, in one step', () => {
  const session = sessionIn(root);
  const all = filesOnDisk(root);
  const namesOf = (kind: string) =>
    session
      .overview()
      .groups.find(({ name }) => name === kind)
      ?.items.map(({ file }) => file) ?? [];
  for (const kind of ['People', 'Services']) {
    const [first = '', second = '', ...rest] = namesOf(kind);
    session.move(second, -1);
    expect(namesOf(kind)).toEqual([second, first, ...rest]);
    expect(problemsIn(root)).toEqual([]);
    expect(() => session.move(second, -1)).toThrow('first already');
    expect(() => session.move(rest.at(-1) ?? first, 1)).toThrow('last already');
    session.undo();
  }
  expect(filesOnDisk(root)).toEqual(all);
  expect(() => session.move('company.yaml', 1)).toThrow(Refused);
});

test('numbers that are used twice are counted anew', () => {
  const twice = { 'team/a.yaml': 'id: 1\n', 'team/b.yaml': 'id: 1\n', 'team/c.yaml': 'id: 7\n' };
  const moved = [...movedBy(twice, 'team/c.yaml', -1)].map(([file, text]) => `${file} ${text}`);
  expect(moved).toEqual(['team/c.yaml id: 2\n', 'team/b.yaml id: 3\n']);
});

test('a service has the address that is typed, or one made of its title in any script', async () => {
  const session = sessionIn(root);
  const [file = ''] = Object.keys(filesOnDisk(root)).filter((one) => one.startsWith('services/'));
  const { data, body = '' } = session.open(file);
  const make = async (title: string, stem?: string) => {
    const made = session.create('services', { stem, values: { ...data, title, order: 90 }, body });
    const { file } = await made.finally(() => undefined);
    session.undo();
    return file;
  };
  expect(await make('वेब विकास')).toBe('services/veb-vikas.md');
  expect(await make('网站')).toBe('services/service-90.md');
  expect(await make('Web pages', 'websites')).toBe('services/websites.md');
  await expect(make('Web pages', 'Web Sites')).rejects.toThrow('Write “web-sites”.');
  await expect(make('Web pages', file.slice(9, -3))).rejects.toThrow('is at the address');
});

test('the photograph that was saved is shown', async () => {
  const [file = ''] = Object.entries(filesOnDisk(root)).find(([, text]) => /^image: with-/m.test(text)) ?? [];
  expect(await savedPicture(root, file)).toMatch(/^data:image\/webp;base64,/);
  expect(await savedPicture(root, 'team/founder.yaml'), 'Another host has it.').toBeUndefined();
});

test('a copy has all but what is nobody else’s', () => {
  const session = sessionIn(root);
  const { data } = session.open('team/founder.yaml');
  const { description, work } = data;
  expect(session.blank('team', 'team/founder.yaml').data).toEqual({
    id: 4,
    name: '',
    role: data['role'],
    description,
    linkedin: data['linkedin'],
    work,
    initials: '',
  });
  const [file = ''] = Object.keys(filesOnDisk(root)).filter((one) => one.startsWith('services/'));
  expect(session.blank('services', file).body).toBe(session.open(file).body);
});
