/** What the form lists and finds, and what it saves, refuses, adds, moves and removes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import { SCRATCH } from '../../../tests/disk.ts';
import { filesOnDisk } from '../../content/files.ts';
import { labelsOfCode } from '../../content/labels.ts';
import { slugOf } from '../../content/markdown/slug.ts';
import { valuesOf } from '../../content/parsing/values.ts';
import { readContent } from '../../content/reading/read.ts';
import { Refusal } from '../../platform/refusal.ts';
import { anchorOf, cleaned, textOf as linesOf } from './browser/values.ts';
import { catalogueOf } from './catalogue.ts';
import { movedBy } from './files/new-file.ts';
import { inWords } from './form/names.ts';
import { type Schema, schemaOf } from './form/schema.ts';
import { search } from './search.ts';
import { sessionIn } from './session.ts';

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(SCRATCH, 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const by = 'Leela';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
/** Without `reviewed.yaml`, which each save changes. */
const without = ({ 'reviewed.yaml': _, ...files }: Record<string, string>) => files;

test('the list names every file that the owner may change, with the settings in a closed group', () => {
  const groups = catalogueOf(REAL);
  const filesIn = (all: typeof groups) => all.flatMap(({ items }) => items.map(({ file }) => file));
  const texts = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\//.test(file));
  expect(texts.filter((file) => !filesIn(groups).includes(file))).toEqual([]);
  const behind = filesIn(groups.filter(({ isFolded }) => isFolded));
  for (const file of ['hostel.yaml', 'interface.yaml']) expect(behind).toContain(file);
  for (const file of ['company.yaml', 'site.yaml', 'mark.svg', 'pages/home.yaml'])
    expect(filesIn(groups)).toContain(file);
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
    path: ['plate', 'text'],
  });
  expect(search(REAL, 'serve snacks')[0]).toMatchObject({ file: 'words.yaml', path: ['Serve snacks'] });
  expect(search(REAL, 'zzzz qqqq')).toEqual([]);
});

test('labels are found and replaced before there is a file for them', () => {
  rmSync(join(root, 'words.yaml'));
  const long = labelsOfCode().filter((one) => one.length > 9 && !one.includes('{'));
  for (const label of long.filter((_, i) => i % 25 === 0))
    expect(search(filesOnDisk(root), label)).toContainEqual(
      expect.objectContaining({ file: 'words.yaml', path: [label] }),
    );
  const session = sessionIn(root);
  const { hash, data, schema } = session.open('words.yaml');
  expect(data).toEqual({});
  expect(Object.keys(schema.properties ?? {})).toEqual([...labelsOfCode()]);
  const [label = ''] = long;
  session.save({ file: 'words.yaml', hash: hash ?? '', data: { [label]: 'Begin' }, by });
  expect(readContent(filesOnDisk(root)).ownLabels).toEqual({ [label]: 'Begin' });
  expect(valuesOf('reviewed.yaml', textOf('reviewed.yaml'))).toHaveProperty(['words.yaml']);
});

test('the form shows a schema in words, and lists of texts as lines', () => {
  const { name, office } = schemaOf('company.yaml', REAL)?.properties ?? {};
  expect(name).toMatchObject({
    title: 'Name',
    format: 'line',
  });
  expect(office?.properties?.['lines']).toMatchObject({ type: 'string', format: 'lines' });
  expect(schemaOf('team/x.yaml', REAL)?.properties?.['image']).toMatchObject({
    type: 'string',
    format: 'photograph',
  });
  expect(schemaOf('services/x.md', REAL)?.properties?.['body']).toMatchObject({ format: 'illustrated' });
  expect(schemaOf('hostel.yaml', REAL)?.properties?.['costs']?.items?.discriminator).toEqual({
    propertyName: 'kind',
  });
});

test('file names are made from titles, and titles from field names', () => {
  expect([slugOf('Zoë D’Souza'), slugOf('3 Idiots'), slugOf('网站')]).toEqual(['zoe-d-souza', 'idiots', '']);
  const [long, word] = [
    slugOf('Which of our many hostels is the one with the best dal?'),
    slugOf('a'.repeat(60)),
  ];
  expect([long, word.length]).toEqual(['which-of-our-many-hostels-is-the-one-with-the-best', 50]);
  expect(slugOf('Which of our many hostels is the one with thalis?')).toBe(
    'which-of-our-many-hostels-is-the-one-with-thalis',
  );
  expect([inWords('pageTitle'), inWords('linkedin'), inWords('constructor')]).toEqual([
    'Page title',
    'LinkedIn',
    'Constructor',
  ]);
  expect([inWords('short', 'claims'), inWords('short')]).toEqual([
    'The words of the link to its source',
    'Short',
  ]);
});

test('fields are saved in order, empty ones are not, and each line of a list is an entry', () => {
  const text = { type: 'string' };
  const properties = { a: { properties: { c: text } }, b: { properties: { c: text } }, d: text };
  const schema = { properties, required: ['a', 'd'] };
  expect(cleaned({ a: {}, b: { c: ' ' }, d: ' x ' }, schema)).toEqual({ a: {}, d: 'x' });
  expect(Object.keys(cleaned({ odd: 1, d: 'x', a: {} }, schema) as object)).toEqual(['a', 'd', 'odd']);
  expect(cleaned({ b: {} }, schema, { b: {} }), 'It was so.').toEqual({ b: {} });
  expect(cleaned('a\n', text, 'a\n'), 'Nobody has changed it.').toBe('a\n');
  for (const [format, value] of [
    ['lines', ['a', 'b c']],
    ['numbers', [1, 2.5]],
    ['pairs', { a: 'b', c: 'd: e' }],
  ] as const)
    expect(cleaned(`\n${linesOf(value)} \n`, { format })).toEqual(value);
});

test('an entry without an id gets one from its name, once', () => {
  const idsOf = (fields: object, list: object[]) =>
    (cleaned({ list }, { properties: { list: { items: fields } } }) as { list: { id?: string }[] }).list.map(
      ({ id }) => id,
    );
  const withId = { properties: { id: {}, title: {} } };
  expect(idsOf(withId, [{ id: 'a', title: 'B' }, { title: 'A' }, { title: 'A' }, { title: 'பெயர்' }])).toEqual(
    ['a', 'a-2', 'a-3', 'entry'],
  );
  expect(idsOf({ oneOf: [withId] }, [{ name: 'Gas' }])).toEqual(['gas']);
  expect(idsOf({ properties: { name: {} } }, [{ name: 'Poha' }]), 'A dish has no id.').toEqual([undefined]);
});

test('a field that names people, facts or items offers them by name', () => {
  const choicesOf = (schema: Schema | undefined) => schema?.oneOf?.map(({ title }) => title);
  const who = schemaOf('services/x.md', REAL)?.properties?.['terms']?.properties?.['who'];
  const people = Object.keys(REAL).filter((file) => file.startsWith('team/') && file.endsWith('.yaml'));
  expect(choicesOf(who?.items)).toHaveLength(people.length);
  const item = schemaOf('hostel.yaml', REAL)?.properties?.['shop']?.properties?.['sampleOrder']?.items;
  expect(choicesOf(item?.properties?.['item'])).toContain('Samosa');
  const { claim } = schemaOf('products/x/card.yaml', REAL)?.properties ?? {};
  expect(claim?.oneOf?.[0]).toEqual({ const: expect.any(String), title: expect.stringContaining(' ') });
});

test('help does not repeat what the label, the field or its counter says', () => {
  const helpOf = (file: string, ...path: string[]) =>
    path.reduce<Schema | undefined>((schema, key) => schema?.properties?.[key], schemaOf(file, REAL))
      ?.description;
  expect(helpOf('company.yaml', 'name')).toBe("the company's name");
  expect(helpOf('pages/home.yaml', 'buttons', 'more')).toBe('');
  expect(helpOf('products/messmate/brochure.yaml', 'asOf')).toBe('the day on which you checked the brochure');
  expect(helpOf('hostel.yaml', 'shop', 'opens')).toBe('');
});

test.each([
  [['questions', 'list', 0, 'question'], 'price'],
  [['questions', 'list'], 'questions'],
  [['sections', 0, 'body'], 'roles'],
  [['sections', 1, 'counsel', 0, 'note'], 'money-back'],
  [[], ''],
])('the page beside goes to the part of %s: %s', (path, anchor) => {
  const sections = [{ anchor: 'roles', title: 'Ranks' }, { title: 'Money back' }];
  expect(anchorOf(path, { questions: { list: [{ id: 'price' }] }, sections })).toBe(anchor);
});

describe('a session', () => {
  const left = () => without(filesOnDisk(root));
  const all = without(filesOnDisk('tests/fixtures/content'));

  test('a save changes its line, and notes who has read the file', async () => {
    const session = sessionIn(root);
    const { hash, data } = session.open('company.yaml');
    const asked = { file: 'company.yaml', hash, data: { ...data, tagline: 'Ours: now.' }, by };
    expect(session.save(asked).reviewed).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), by });
    const was = all['company.yaml']?.split('\n') ?? [];
    const lines = textOf('company.yaml').split('\n');
    expect(lines.filter((line) => !was.includes(line))).toEqual(['tagline: "Ours: now."']);
    session.read('hostel.yaml', 'Om');
    expect(valuesOf('reviewed.yaml', textOf('reviewed.yaml'))).toMatchObject({
      'company.yaml': { by },
      'hostel.yaml': { by: 'Om' },
    });
    const { delivered } = await session.todos();
    expect([delivered.includes('hostel.yaml'), delivered.includes('site.yaml')]).toEqual([false, true]);
    expect(() => session.read('constructor', by)).toThrow('no such file');
    expect(() => session.save(asked), 'Its hash is that of before.').toThrow(
      /company\.yaml has changed on the disk/,
    );
  });

  test('the notes that a file is a sample go once somebody has read it', () => {
    const session = sessionIn(root);
    const was = textOf('site.yaml');
    const said = `# SAMPLE: ours.\n${was}`;
    writeFileSync(join(root, 'site.yaml'), said);
    session.read('site.yaml', by);
    expect(textOf('site.yaml')).toBe(was);
    writeFileSync(join(root, 'site.yaml'), said);
    const { hash, data } = session.open('site.yaml');
    session.save({ file: 'site.yaml', hash, data, by });
    expect(textOf('site.yaml')).toBe(was);
  });

  test('the mark is a file that is chosen, and one that cannot be drawn is refused', () => {
    const session = sessionIn(root);
    const save = (mark: string) => {
      const { hash } = session.open('mark.svg');
      return session.save({ file: 'mark.svg', hash, data: { mark }, by });
    };
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
    expect(save(drawing).data).toEqual({ mark: drawing });
    expect(textOf('mark.svg')).toBe(`${drawing}\n`);
    const wrong = drawing.replace('<path', '<text>A</text><path');
    expect(() => save(wrong)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'mark' })] }),
    );
    expect(textOf('mark.svg')).toBe(`${drawing}\n`);
  });

  test('a service needs its name, a sentence, a step and its technologies', () => {
    const session = sessionIn(root);
    const process = [{ title: 'Ask', does: 'We ask.', gives: 'An answer' }];
    const data = {
      title: 'Advice',
      summary: 'We answer.',
      order: 90,
      process,
      technologies: { Notes: 'Paper, ink' },
    };
    expect(session.create({ kind: 'services', data, by }).problems).toEqual([]);
    const { services } = readContent(filesOnDisk(root));
    expect(services.at(-1)).toMatchObject({ title: 'Advice', lead: 'We answer.', description: 'We answer.' });
  });

  test('what the build would refuse is not written, and an older fault does not block a save', () => {
    const session = sessionIn(root);
    const before = textOf('company.yaml');
    const save = (number: string) => {
      const { hash, data } = session.open('company.yaml');
      return session.save({ file: 'company.yaml', hash, data: { ...data, phones: [{ number }] }, by });
    };
    expect(() => save('none')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path: ['phones', 0, 'number'] })] }),
    );
    expect(textOf('company.yaml')).toBe(before);
    writeFileSync(join(root, 'company.yaml'), before.replace(/^(email|.*number): .*$/gm, '$1: none'));
    expect(save('020-2612 3457').problems.map(({ path }) => path)).toEqual([['email']]);
  });

  test('services and people can be removed, and moved up or down', () => {
    const session = sessionIn(root);
    const namesOf = (kind: string) =>
      session
        .overview()
        .groups.find(({ name }) => name === kind)
        ?.items.map(({ file }) => file) ?? [];
    for (const kind of ['People', 'Services']) {
      const [first = '', second = '', ...rest] = namesOf(kind);
      session.move(second, -1);
      expect(namesOf(kind)).toEqual([second, first, ...rest]);
      expect(() => session.move(second, -1)).toThrow('already the first');
      expect(() => session.move(rest.at(-1) ?? first, 1)).toThrow('already the last');
      session.move(second, 1);
      expect(left()).toEqual(all);
    }
    const [file = '', text = ''] = Object.entries(REAL).find(([, one]) => /^image: with-/m.test(one)) ?? [];
    const picture = `team/${valuesOf(file, text)['image']}`;
    session.remove(file);
    expect([file in left(), picture in left()], 'The photograph goes too.').toEqual([false, false]);
    for (const act of [() => session.move('company.yaml', 1), () => session.remove('company.yaml')])
      expect(act).toThrow(Refusal);
    expect(() => session.open('../package.json')).toThrow(Refusal);
    const twice = { 'team/a.yaml': 'id: 1\n', 'team/b.yaml': 'id: 1\n', 'team/c.yaml': 'id: 7\n' };
    expect([...movedBy(twice, 'team/c.yaml', -1)].map(([file, text]) => `${file} ${text}`)).toEqual([
      'team/c.yaml id: 2\n',
      'team/b.yaml id: 3\n',
    ]);
  });

  test('a service gets the address that was typed, or one made from its title', () => {
    const session = sessionIn(root);
    const [file = ''] = Object.keys(all).filter((one) => one.startsWith('services/'));
    const { data } = session.open(file);
    const make = (title: string, address?: string) => {
      const made = session.create({ kind: 'services', data: { address, ...data, title, order: 90 }, by });
      session.remove(made.file);
      return made.file;
    };
    expect(make('Milk & Curd')).toBe('services/milk-curd.md');
    expect(make('வலை')).toBe('services/service-90.md');
    expect(make('Web pages', 'websites')).toBe('services/websites.md');
    expect(() => make('Web pages', 'Web Sites')).toThrow('Write “web-sites”.');
    expect(() => make('Web pages', file.slice(9, -3))).toThrow('is taken');
    expect(left()).toEqual(all);
  });
});
