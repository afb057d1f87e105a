/** What the form lists and finds, and a sitting at it: what is saved, refused, added, moved, removed and taken back. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import { filesOnDisk } from '../../content/files.ts';
import { anchorOf } from './browser/place.ts';
import { cleaned, following } from './browser/values.ts';
import { catalogueOf, valuesOf } from './catalogue.ts';
import { movedBy } from './files/order.ts';
import { initialsOf, inWords, slugOf } from './form/names.ts';
import { inOrder, schemaOf } from './form/schema.ts';
import { Refused } from './refused.ts';
import { requestsTo } from './requests.ts';
import { search } from './search.ts';
import { sessionIn } from './session.ts';

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const by = 'Leela';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
/** What `reviewed.yaml` says goes with each save. */
const without = ({ 'reviewed.yaml': _, ...files }: Record<string, string>) => files;

test('the list names every file that the owner may change, what hardly anybody changes behind a door', () => {
  const groups = catalogueOf(REAL);
  const filesIn = (all: typeof groups) => all.flatMap(({ items }) => items.map(({ file }) => file));
  const texts = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\//.test(file));
  expect(texts.filter((file) => !filesIn(groups).includes(file))).toEqual([]);
  const behind = filesIn(groups.filter(({ isFolded }) => isFolded));
  for (const file of ['hostel.yaml', 'interface.yaml', 'site.yaml']) expect(behind).toContain(file);
  for (const file of ['company.yaml', 'pages/home.yaml']) expect(behind).not.toContain(file);
});

test('a sentence is found as the site shows it, with names and figures filled in', () => {
  const name = /^name: (.*)$/m.exec(REAL['company.yaml'] ?? '')?.[1] ?? '';
  const caption = /text: (.*\{residents\}.*)$/m.exec(REAL['pages/home.yaml'] ?? '')?.[1] ?? '';
  const seen = caption
    .replaceAll('{company}', name)
    .replace(/\{\w+\}/g, '480')
    .replace(/^"|"$/g, '')
    .toUpperCase();
  expect(search(REAL, seen)[0]).toMatchObject({
    file: 'pages/home.yaml',
    path: ['field', 'caption', 'text'],
  });
  expect(search(REAL, 'zzzz qqqq')).toEqual([]);
});

test('the form shows a schema in words, and writes fields in its order', () => {
  const { name, country, office } = schemaOf('company.yaml')?.properties ?? {};
  expect(name).toMatchObject({ title: 'Name', description: "the company's name", format: 'line' });
  expect(office?.properties?.['lines']?.items?.type).toBe('string');
  expect(schemaOf('team/x.yaml')?.properties?.['image']).toMatchObject({ type: 'string', title: 'Image' });
  expect(schemaOf('hostel.yaml')?.properties?.['costs']?.items?.discriminator).toEqual({
    propertyName: 'kind',
  });
  expect(country?.description).toBe('the country');
  expect(Object.keys(inOrder(schemaOf('company.yaml'), { odd: 1, product: 2, name: 3 }) as object)).toEqual([
    'name',
    'product',
    'odd',
  ]);
});

test('names are made of words, and words of names', () => {
  expect([slugOf('Zoë D’Souza'), slugOf('3 Idiots'), slugOf('网站')]).toEqual(['zoe-d-souza', 'idiots', '']);
  expect(['वेब विकास', 'हिन्दी २४', 'பெயர்', 'ঢাকা', 'ರಸ'].map(slugOf)).toEqual([
    'veb-vikas',
    'hindi-24',
    'peyar',
    'dhaka',
    'rasa',
  ]);
  expect([initialsOf('Lakshmi Menon'), initialsOf('a b c d')]).toEqual(['LM', 'ABC']);
  expect([inWords('pageTitle'), inWords('linkedin')]).toEqual(['Page title', 'LinkedIn']);
});

test('what is left empty is not there, initials and ids follow until they are typed', () => {
  const schema = { properties: { a: {}, b: { properties: { c: {} } }, d: {} }, required: ['a', 'd'] };
  expect(cleaned({ a: {}, b: { c: undefined }, d: [undefined, 'x'] }, {}, schema)).toEqual({
    a: {},
    d: ['', 'x'],
  });
  expect(cleaned({ b: {} }, { b: {} }, schema), 'It was so.').toEqual({ b: {} });
  const person = { name: 'Leela Rao', initials: 'LR' };
  const renamed = (was: object) => following({}, { ...was }, { ...was, name: 'Asha' }, ['name'])['initials'];
  expect([renamed(person), renamed({ ...person, initials: 'X' })]).toEqual(['A', 'X']);
  const list = (id: string, title: string) => ({ list: [{ id, title }] });
  const titled = (known: object) =>
    following({ ...known }, list('a-b', 'A b'), list('a-b', 'C'), ['list', 0, 'title']);
  expect(titled({})).toEqual(list('c', 'C'));
  expect(titled(list('a-b', 'A b')), 'Others link to what has been saved.').toEqual(list('a-b', 'C'));
});

test.each([
  ['f.questions.list.0.question', 'price'],
  ['f.questions.list', 'questions'],
  ['f.join.text', 'team-join'],
  ['f.title', 'title'],
  ['', ''],
])('the page beside goes to the part of %s: %s', (id, anchor) =>
  expect(anchorOf(id, { questions: { list: [{ id: 'price' }] }, join: {} })).toBe(anchor),
);

describe('a sitting', () => {
  test('a save changes its line, and notes who has read the file; taken back, all is as it was', async () => {
    const session = sessionIn(root);
    const all = filesOnDisk(root);
    const { hash, data } = await session.open('company.yaml');
    const saved = await session.save('company.yaml', hash, { data: { ...data, tagline: 'Ours: now.' }, by });
    expect(saved.reviewed).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), by });
    const was = all['company.yaml']?.split('\n') ?? [];
    expect(
      textOf('company.yaml')
        .split('\n')
        .filter((line) => !was.includes(line)),
    ).toEqual(['tagline: "Ours: now."']);
    session.read('hostel.yaml', 'Om');
    expect(valuesOf('reviewed.yaml', textOf('reviewed.yaml'))).toMatchObject({
      'company.yaml': { by },
      'hostel.yaml': { by: 'Om' },
    });
    expect((await session.todos()).delivered).not.toContain('hostel.yaml');
    expect((await session.todos()).delivered).toContain('site.yaml');
    session.undo();
    session.undo();
    expect(filesOnDisk(root)).toEqual(all);
    expect(() => session.read('constructor', by)).toThrow('There is no such file.');
  });

  test('what the build would refuse is not written, and a fault that was there does not stand in the way', async () => {
    const session = sessionIn(root);
    const before = textOf('company.yaml');
    const save = async (phone: string) => {
      const { hash, data } = await session.open('company.yaml');
      return session.save('company.yaml', hash, { data: { ...data, phone }, by });
    };
    await expect(save('none')).rejects.toMatchObject({
      status: 422,
      details: { problems: [{ path: ['phone'] }] },
    });
    expect(textOf('company.yaml')).toBe(before);
    writeFileSync(join(root, 'company.yaml'), before.replace(/^(email|phone): .*$/gm, '$1: none'));
    const { problems } = await save('+91 20 0000 0000');
    expect(problems.map(({ path }) => path)).toEqual([['email']]);
  });

  test('a text may be a word that no field may be called, and groups go only so deep', async () => {
    const session = sessionIn(root);
    const { hash, data } = await session.open('team/founder.yaml');
    const save = (more: string) => {
      const asked = `"file": "team/founder.yaml", "hash": "${hash}", "by": "${by}"`;
      const body = `{ ${asked}, "data": ${JSON.stringify(data).slice(0, -1)}, ${more} } }`;
      return requestsTo(session)['save']?.answer(Buffer.from(body));
    };
    for (const odd of [
      '"__proto__": "x"',
      '"work": { "constructor": "x" }',
      '"work": { "\\u005f_proto__": {} }',
    ])
      await expect(save(odd)).rejects.toThrow(/There is no such field/);
    await expect(save(`"x": ${'['.repeat(5000)}${']'.repeat(5000)}`)).rejects.toThrow(RangeError);
    expect(filesOnDisk(root)).toEqual(filesOnDisk('tests/fixtures/content'));
    await session.save('team/founder.yaml', hash, { data: { ...data, role: 'constructor' }, by });
    expect((await session.open('team/founder.yaml')).data).toMatchObject({ role: 'constructor' });
  });

  test('services and people come, go, and go a place up or down', async () => {
    const session = sessionIn(root);
    const all = filesOnDisk(root);
    const namesOf = (kind: string) =>
      session
        .overview()
        .groups.find(({ name }) => name === kind)
        ?.items.map(({ file }) => file) ?? [];
    for (const kind of ['People', 'Services']) {
      const [first = '', second = '', ...rest] = namesOf(kind);
      await session.move(second, -1);
      expect(namesOf(kind)).toEqual([second, first, ...rest]);
      expect(() => session.move(second, -1)).toThrow('first already');
      expect(() => session.move(rest.at(-1) ?? first, 1)).toThrow('last already');
      session.undo();
      session.remove(second);
      expect(namesOf(kind)).not.toContain(second);
      session.undo();
    }
    expect(filesOnDisk(root)).toEqual(all);
    for (const act of [() => session.move('company.yaml', 1), () => session.remove('company.yaml')])
      expect(act).toThrow(Refused);
    await expect(session.open('../package.json')).rejects.toThrow(Refused);
    const twice = { 'team/a.yaml': 'id: 1\n', 'team/b.yaml': 'id: 1\n', 'team/c.yaml': 'id: 7\n' };
    expect([...movedBy(twice, 'team/c.yaml', -1)].map(([file, text]) => `${file} ${text}`)).toEqual([
      'team/c.yaml id: 2\n',
      'team/b.yaml id: 3\n',
    ]);
  });

  test('a service has the address that is typed, or one made of its title in any script', async () => {
    const session = sessionIn(root);
    const [file = ''] = Object.keys(filesOnDisk(root)).filter((one) => one.startsWith('services/'));
    const { data, body } = await session.open(file);
    const make = async (title: string, stem?: string) => {
      const made = await session.create('services', { stem, data: { ...data, title, order: 90 }, body, by });
      session.undo();
      return made.file;
    };
    expect(await make('वेब विकास')).toBe('services/veb-vikas.md');
    expect(await make('网站')).toBe('services/service-90.md');
    expect(await make('Web pages', 'websites')).toBe('services/websites.md');
    await expect(make('Web pages', 'Web Sites')).rejects.toThrow('Write “web-sites”.');
    await expect(make('Web pages', file.slice(9, -3))).rejects.toThrow('is at the address');
    expect(without(filesOnDisk(root))).toEqual(without(filesOnDisk('tests/fixtures/content')));
  });
});
