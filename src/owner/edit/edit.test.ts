/** The form's lists, search and fields, and its requests to save, add, move and remove. */
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FIXTURES, withChange } from '../../../tests/content.ts';
import { copyContentBeforeEach } from '../../../tests/content-copy.ts';
import { readFiles } from '../../content/files.ts';
import { listLabels } from '../../content/labels.ts';
import { slugOf } from '../../content/markdown/slug.ts';
import { parseValues, type Values } from '../../content/parsing/values.ts';
import { readContent } from '../../content/reading/read.ts';
import { UserError } from '../../platform/user-error.ts';
import { cleanValues, findAnchor, formatValue } from './browser/values.ts';
import { listFiles } from './file-list.ts';
import { moveFile } from './files/file-kinds.ts';
import { labelOf } from './form/labels.ts';
import { buildSchema, type Schema } from './form/schema.ts';
import { search } from './search.ts';
import { createSession } from './session.ts';

const copy = copyContentBeforeEach();
const by = 'Leela';
const files = () => readFiles(copy.root);
const session = () => createSession(copy.root);
/** Opens a file and saves it with these values. */
const save = (file: string, values: Values) => {
  const { hash, data } = session().open(file);
  return session().save({ file, hash, data: { ...data, ...values }, by });
};
const reviewed = () => parseValues('reviewed.yaml', copy.read('reviewed.yaml'));
/** Leaves out `reviewed.yaml`, which each save changes. */
const withoutReviewed = ({ 'reviewed.yaml': _, ...others }: Record<string, string>) => others;
const schemaAt = (file: string, ...path: string[]) =>
  path.reduce<Schema | undefined>((schema, key) => schema?.properties?.[key], buildSchema(file, FIXTURES));

test('lists every file that the owner may change, and seldom changed ones in a folded group', () => {
  const groups = listFiles(FIXTURES);
  const filesIn = (list: typeof groups) => list.flatMap(({ entries }) => entries.map(({ file }) => file));
  const texts = Object.keys(FIXTURES).filter(
    (file) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\//.test(file),
  );
  expect(filesIn(groups)).toEqual(expect.arrayContaining([...texts, 'mark.svg']));
  const folded = filesIn(groups.filter(({ isFolded }) => isFolded));
  expect(folded).toEqual(expect.arrayContaining(['hostel.yaml', 'interface.yaml']));
  for (const file of ['company.yaml', 'pages/home.yaml']) expect(folded).not.toContain(file);
});

test('finds a sentence as the site shows it, with placeholders filled in', () => {
  const name = /^name: (.*)$/m.exec(FIXTURES['company.yaml'] ?? '')?.[1] ?? '';
  const caption = /text: (.*\{residents\}.*)$/m.exec(FIXTURES['pages/home.yaml'] ?? '')?.[1] ?? '';
  const filled = caption.replaceAll('{company}', name).replace(/\{\w+\}/g, '480');
  const [first] = search(FIXTURES, filled.replace(/^"|"$/g, '').toUpperCase());
  expect(first).toMatchObject({ file: 'pages/home.yaml', path: ['plate', 'text'] });
  expect(search(FIXTURES, 'serve snacks')[0]).toMatchObject({ file: 'words.yaml', path: ['Serve snacks'] });
  expect(search(FIXTURES, 'zzzz qqqq')).toEqual([]);
});

test('finds labels, and replaces one before words.yaml exists', () => {
  rmSync(copy.pathOf('words.yaml'));
  const longLabels = listLabels().filter((label) => label.length > 9 && !label.includes('{'));
  for (const label of longLabels.filter((_, i) => i % 25 === 0))
    expect(search(files(), label)).toContainEqual(
      expect.objectContaining({ file: 'words.yaml', path: [label] }),
    );
  const { data, schema } = session().open('words.yaml');
  expect(data).toEqual({});
  expect(Object.keys(schema.properties ?? {})).toEqual([...listLabels()]);
  const [label = ''] = longLabels;
  save('words.yaml', { [label]: 'Begin' });
  expect(readContent(files()).ownerLabels).toEqual({ [label]: 'Begin' });
  expect(reviewed()).toHaveProperty(['words.yaml']);
});

test('gives fields their title and format', () => {
  expect(schemaAt('company.yaml', 'name')).toMatchObject({ title: 'Name', format: 'line' });
  expect(schemaAt('company.yaml', 'office', 'lines')).toMatchObject({ type: 'string', format: 'lines' });
  expect(schemaAt('team/x.yaml', 'image')).toMatchObject({ type: 'string', format: 'photograph' });
  expect(schemaAt('services/x.md', 'body')).toMatchObject({ format: 'markdown' });
  expect(schemaAt('hostel.yaml', 'costs')?.items?.discriminator).toEqual({ propertyName: 'kind' });
});

test('omits from the help what the label, the input or the character count shows', () => {
  const helpOf = (file: string, ...path: string[]) => schemaAt(file, ...path)?.description;
  expect(helpOf('company.yaml', 'name')).toBe("the company's name");
  expect(helpOf('pages/home.yaml', 'buttons', 'more')).toBe('');
  expect(helpOf('products/messmate/brochure.yaml', 'asOf')).toBe('the day on which you checked the brochure');
  expect(helpOf('hostel.yaml', 'shop', 'opens')).toBe('');
});

test('names people, facts and items that can be chosen', () => {
  const choicesOf = (schema: Schema | undefined) => schema?.oneOf?.map(({ title }) => title);
  const people = Object.keys(FIXTURES).filter((file) => file.startsWith('team/') && file.endsWith('.yaml'));
  expect(choicesOf(schemaAt('services/x.md', 'terms', 'who')?.items)).toHaveLength(people.length);
  const order = schemaAt('hostel.yaml', 'shop', 'sampleOrder')?.items;
  expect(choicesOf(order?.properties?.['item'])).toContain('Samosa');
  const [claim] = schemaAt('products/x/card.yaml', 'claim')?.oneOf ?? [];
  expect(claim).toEqual({ const: expect.any(String), title: expect.stringContaining(' ') });
});

test.each(['', ' none', '\n    -', ' {}'])('offers no choices from a faulty list: "%s"', (list) => {
  const items = withChange('hostel.yaml', /^ {2}items:\n(?: {4}.*\n)+/m, `  items:${list}\n`);
  const { shop } = buildSchema('hostel.yaml', items)?.properties ?? {};
  expect(shop?.properties?.['sampleOrder']?.items?.properties?.['item']?.oneOf).toEqual([]);
  const claims = { ...FIXTURES, 'claims.yaml': `claims:${list}\n` };
  expect(buildSchema('products/x/card.yaml', claims)?.properties?.['claim']?.oneOf).toEqual([]);
});

test.each([
  ['Zoë D’Souza', 'zoe-d-souza'],
  ['3 Idiots', 'idiots'],
  ['网站', ''],
  ['a'.repeat(60), 'a'.repeat(50)],
  ['Which of our many hostels is the one with thalis?', 'which-of-our-many-hostels-is-the-one-with-thalis'],
  [
    'Which of our many hostels is the one with the best dal?',
    'which-of-our-many-hostels-is-the-one-with-the-best',
  ],
])('makes an address from %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test.each([
  ['pageTitle', '', 'Page title'],
  ['linkedin', '', 'LinkedIn'],
  ['constructor', '', 'Constructor'],
  ['short', 'claims', 'The words of the link to its source'],
  ['short', '', 'Short'],
  ['YouTube', '', 'YouTube'],
  ['none', 'mark', 'Not food'],
])('labels the field %s of the group "%s"', (name, group, label) => expect(labelOf(name, group)).toBe(label));

test('saves fields in the order of the schema, without new empty ones', () => {
  const text = { type: 'string' };
  const properties = { a: { properties: { c: text } }, b: { properties: { c: text } }, d: text };
  const schema = { properties, required: ['a', 'd'] };
  expect(cleanValues({ a: {}, b: { c: ' ' }, d: ' x ' }, schema)).toEqual({ a: {}, d: 'x' });
  expect(Object.keys(cleanValues({ odd: 1, d: 'x', a: {} }, schema) as object)).toEqual(['a', 'd', 'odd']);
  expect(cleanValues({ b: {} }, schema, { b: {} }), 'expected an empty group of the file to stay').toEqual({
    b: {},
  });
  const lists = { properties: { e: { items: text, minItems: 2 } }, required: [] };
  expect(cleanValues({ e: [] }, lists), 'expected no empty list of an optional field').toEqual({});
  expect(cleanValues({ e: ['x'] }, lists), 'expected a list that is too short to stay').toEqual({ e: ['x'] });
  expect(cleanValues('a\n', text, 'a\n'), 'expected an unchanged text to keep its spaces').toBe('a\n');
});

test.each([
  ['lines', ['a', 'b c']],
  ['numbers', [1, 2.5]],
  ['pairs', { a: 'b', c: 'd: e' }],
])('parses each line of %s as an entry', (format, value) =>
  expect(cleanValues(`\n${formatValue(value)} \n`, { format })).toEqual(value),
);

test('makes the id of a new entry from its name', () => {
  const idsOf = (items: object, list: object[]) =>
    (cleanValues({ list }, { properties: { list: { items } } }) as { list: Values[] }).list.map(
      ({ id }) => id,
    );
  const withId = { properties: { id: {}, title: {} } };
  const titles = [{ id: 'a', title: 'B' }, { title: 'A' }, { title: 'A' }, { title: 'பெயர்' }];
  expect(idsOf(withId, titles)).toEqual(['a', 'a-2', 'a-3', 'entry']);
  expect(idsOf({ oneOf: [withId] }, [{ name: 'Gas' }])).toEqual(['gas']);
  expect(idsOf({ properties: { name: {} } }, [{ name: 'Poha' }]), 'expected no id for a dish').toEqual([
    undefined,
  ]);
});

test.each([
  [['questions', 'list', 0, 'question'], 'price'],
  [['questions', 'list'], 'questions'],
  [['sections', 0, 'body'], 'roles'],
  [['sections', 1, 'counsel', 0, 'note'], 'money-back'],
  [[], ''],
])('finds for the field %j the id "%s" on the page', (path, anchor) => {
  const sections = [{ anchor: 'roles', title: 'Ranks' }, { title: 'Money back' }];
  expect(findAnchor(path, { questions: { list: [{ id: 'price' }] }, sections })).toBe(anchor);
});

describe('the form', () => {
  const before = withoutReviewed(FIXTURES);

  test('changes only the line of a field, and notes who has approved the file', async () => {
    const { reviewed: note } = save('company.yaml', { tagline: 'Ours: now.' });
    expect(note).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), by });
    const lines = before['company.yaml']?.split('\n') ?? [];
    const added = copy
      .read('company.yaml')
      .split('\n')
      .filter((line) => !lines.includes(line));
    expect(added).toEqual(['tagline: "Ours: now."']);
    session().approve('hostel.yaml', 'Om');
    expect(reviewed()).toMatchObject({ 'company.yaml': { by }, 'hostel.yaml': { by: 'Om' } });
    const { unapprovedFiles } = await session().listTodos();
    expect(unapprovedFiles).toContain('site.yaml');
    expect(unapprovedFiles).not.toContain('hostel.yaml');
    expect(() => session().approve('constructor', by)).toThrow('no such file');
  });

  test('removes the comment that a file is a sample once it is approved or saved', () => {
    const text = copy.read('site.yaml');
    for (const request of [() => session().approve('site.yaml', by), () => save('site.yaml', {})]) {
      copy.write('site.yaml', `# SAMPLE: ours.\n${text}`);
      request();
      expect(copy.read('site.yaml')).toBe(text);
    }
  });

  test('saves a mark, and refuses one with text', () => {
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
    expect(save('mark.svg', { mark }).data).toEqual({ mark });
    expect(() => save('mark.svg', { mark: mark.replace('<path', '<text>A</text><path') })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'mark' })] }),
    );
    expect(copy.read('mark.svg')).toBe(`${mark}\n`);
  });

  test('adds a service without the optional fields', () => {
    const process = [{ title: 'Ask', does: 'We ask.', gives: 'An answer' }];
    const technologies = { Notes: 'Paper, ink' };
    const data = { title: 'Advice', summary: 'We answer.', order: 90, process, technologies };
    expect(session().create({ kind: 'services', data, by }).problems).toEqual([]);
    const { services } = readContent(files());
    expect(services.at(-1)).toMatchObject({ title: 'Advice', lead: 'We answer.', description: 'We answer.' });
  });

  test('refuses an invalid value, and saves a valid one in a file with another fault', () => {
    const text = copy.read('company.yaml');
    const savePhone = (number: string) => save('company.yaml', { phones: [{ number }] });
    expect(() => savePhone('none')).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path: ['phones', 0, 'number'] })] }),
    );
    expect(copy.read('company.yaml')).toBe(text);
    copy.write('company.yaml', text.replace(/^(email|.*number): .*$/gm, '$1: none'));
    expect(savePhone('020-2612 3457').problems.map(({ path }) => path)).toEqual([['email']]);
  });

  test.each(['People', 'Services'])('moves %s up and down', (group) => {
    const { readOverview, move } = session();
    const list = () =>
      readOverview()
        .groups.find(({ name }) => name === group)
        ?.entries.map(({ file }) => file) ?? [];
    const [first = '', second = '', ...others] = list();
    move(second, -1);
    expect(list()).toEqual([second, first, ...others]);
    expect(() => move(second, -1)).toThrow('already the first');
    expect(() => move(others.at(-1) ?? first, 1)).toThrow('already the last');
    move(second, 1);
    expect(withoutReviewed(files())).toEqual(before);
  });

  test('keeps the people of a service when others are moved or removed', () => {
    const { move, remove } = session();
    const service = 'services/ai-ml-solutions.md';
    const who = () => (parseValues(service, copy.read(service))['terms'] as Values)['who'];
    expect(who()).toEqual([3, 1]);
    move('team/nandini-das.yaml', -1);
    expect(who()).toEqual([2, 1]);
    remove('team/nandini-das.yaml');
    expect(who()).toEqual([1]);
    remove('team/founder.yaml');
    expect(who()).toBeUndefined();
  });

  test('numbers files anew if two share a number', () => {
    const sameNumber = { 'team/a.yaml': 'id: 1\n', 'team/b.yaml': 'id: 1\n', 'team/c.yaml': 'id: 7\n' };
    expect([...moveFile(sameNumber, 'team/c.yaml', -1)].map(([file, text]) => `${file} ${text}`)).toEqual([
      'team/c.yaml id: 2\n',
      'team/b.yaml id: 3\n',
    ]);
  });

  test('removes person and photograph; refuses to move or remove the company, or open other files', () => {
    const { open, move, remove } = session();
    const [file = '', text = ''] =
      Object.entries(FIXTURES).find(([, yaml]) => /^image: with-/m.test(yaml)) ?? [];
    remove(file);
    for (const removed of [file, `team/${parseValues(file, text)['image']}`])
      expect(files()).not.toHaveProperty([removed]);
    for (const request of [
      () => move('company.yaml', 1),
      () => remove('company.yaml'),
      () => open('../package.json'),
    ])
      expect(request).toThrow(UserError);
  });

  test('gives a service the typed address if valid and free, or one made from its title or number', () => {
    const [file = ''] = Object.keys(before).filter((path) => path.startsWith('services/'));
    const { data } = session().open(file);
    const add = (title: string, address?: string) => {
      const added = session().create({ kind: 'services', data: { address, ...data, title, order: 90 }, by });
      session().remove(added.file);
      return added.file;
    };
    expect(add('Milk & Curd')).toBe('services/milk-curd.md');
    expect(add('வலை')).toBe('services/service-90.md');
    expect(add('Web pages', 'websites')).toBe('services/websites.md');
    expect(() => add('Web pages', 'Web Sites')).toThrow('Write “web-sites”.');
    expect(() => add('Web pages', file.slice('services/'.length, -'.md'.length))).toThrow('is taken');
    expect(withoutReviewed(files())).toEqual(before);
  });
});
