/** Content that is in order, what is read of it, and how its problems are told. */
import { expect, test } from 'vitest';
import { changed, problemsOf, REAL, without } from '../../../tests/content.ts';
import {
  COMPANY,
  FOUNDER,
  inOrder,
  PAGE,
  POLICY,
  role,
  SERVICE,
  secondProduct,
  TERMS_LINK,
} from '../../../tests/content-cases.ts';
import { sampleHostel } from '../../messmate/engine/sample.ts';
import type { Files } from '../files.ts';
import { ContentError, partName } from '../problems.ts';
import { readContent } from './read.ts';

test('the content is in order', () => inOrder(REAL));

test('no line breaks between a figure and its error', () => {
  expect(readContent(REAL).home.field.dueCount).toBe('{due}\u00a0±\u00a0{error}');
});

const FINE: [name: string, files: Files][] = [
  ['a person without a picture', changed(FOUNDER, /^image:.*\n/m, '')],
  [
    'a person with a picture of our own',
    { ...changed(FOUNDER, /^image:.*$/m, 'image: ananya.png'), 'team/ananya.png': '' },
  ],
  ['a picture at a port of a host', changed(FOUNDER, /^image:.*$/m, 'image: https://a-1.example:8443/x.jpg')],
  ['no products', without('products/')],
  [
    'a product page without questions',
    changed(PAGE, /(?<=^questions:\n(?: {2}.*\n)*? {2}list:)\n( {4}.*\n)+/m, ' []\n'),
  ],
  ['a second product elsewhere', secondProduct('https://ledger.example/')],
  ['a company name of 60 characters', changed(COMPANY, /^name:.*$/m, `name: ${'n'.repeat(60)}`)],
  ['a title with a script', changed(SERVICE, /^title:.*$/m, 'title: <script>alert(1)</script>')],
  [
    'a fifth service',
    {
      ...REAL,
      'services/audits.md': (REAL[SERVICE] ?? '')
        .replace('order: 2', 'order: 5')
        .replace('title: Web Development', 'title: Audits'),
    },
  ],
  ['words that other readers of YAML take for false, or for a day', role('role: no')],
  ['a day as a text', role('role: 2025-01-01')],
  ['initials in Devanagari', changed(FOUNDER, 'initials: AR', 'initials: अरा')],
  [
    'a link to a part of a page',
    changed(
      SERVICE,
      'Your staff',
      '[Your staff](/about#culture) [and](mailto:{email}) [more](https://a.example/x_(y))',
    ),
  ],
  ['spaces behind the hyphens of a head', changed(SERVICE, '---\n', '---  \n')],
];

test.each(FINE)('%s is fine', (_, files) => {
  expect(problemsOf(files)).toEqual([]);
});

test('files that were written on Windows give the same content', () => {
  const files = Object.fromEntries(
    Object.entries(REAL).map(([path, text]) => [path, `\uFEFF${text.replace(/\n/g, '\r\n')}`]),
  );
  expect(readContent(files)).toEqual(readContent(REAL));
});

test('what {names} stand for is put in at any depth', () => {
  const { home, company, services, legal } = readContent(
    changed(
      SERVICE,
      'Your staff',
      '{company} knows: your staff',
      changed(COMPANY, /^name:.*$/m, 'name: A $& B'),
    ),
  );
  expect(home.title).toBe('A $& B, research and development');
  expect(company.registration.statement).toMatch(/^A \$& B is registered/);
  expect(services.find(({ id }) => id === 'web-development')?.body).toContain('A $& B knows');
  expect(JSON.stringify([home, services, legal])).not.toMatch(/\{(company|product|email|phone|country)\}/);
});

test('every problem of every file is told at once, also when the company itself is broken', () => {
  let files = changed(COMPANY, /^email:.*$/m, 'email: none');
  files = changed(COMPANY, 'to: /team', 'to: /taem', files);
  files = changed(FOUNDER, 'id: 1', 'id: one', files);
  files = changed(FOUNDER, /^initials:.*\n/m, '', files);
  files = changed('team/kabir-menon.yaml', 'id: 2', 'id: 3', files);
  files = changed(SERVICE, '  - purpose:', '\t- purpose:', files);
  files = changed(POLICY, ' {#security}', '', files);
  files = changed(POLICY, TERMS_LINK, '(/nowhere)', files);
  files = { ...files, 'notes.txt': '' };
  const places = problemsOf(files).map((one) => `${one.file} ${partName(one)}`.trim());
  expect(places.sort()).toEqual(
    [
      'content/notes.txt',
      'content/company.yaml email',
      'content/team/founder.yaml id',
      'content/team/founder.yaml initials',
      'content/team/nandini-das.yaml id',
      `content/${SERVICE}`,
      `content/${POLICY} ## Security`,
      `content/${POLICY} link`,
    ].sort(),
  );
});

test('a service that cannot be read does not make the links to it wrong', () => {
  const files = changed(POLICY, TERMS_LINK, '(/services/web-development#process)');
  expect(problemsOf(files)).toEqual([]);
  const problems = problemsOf(changed(SERVICE, 'order: 2', 'order: two', files));
  expect(problems.map(({ path }) => path)).toEqual([['order']]);
});

test('the message is one that a person can read', () => {
  const { message } = new ContentError(problemsOf(role('role: true')));
  expect(message).toBe(
    [
      '1 problem in content/. Nothing was built; the last good site is untouched.',
      '',
      '  content/team/founder.yaml:4  role',
      "    expected  the person's role, 1 to 40 characters",
      '    found     true',
      '    fix       put it in quotes: "true"',
      '',
    ].join('\n'),
  );
});

test('nobody of the sample hostel bears the name of one of the people', () => {
  const named = readContent(role('role: Founder')).hostel;
  expect(named.taken).toContain('Ananya Rao');
  const { residents } = sampleHostel(named).hostel;
  expect(residents.map(({ name }) => name)).not.toContain('Ananya Rao');
  // The same hostel without a team has her.
  const strangers = sampleHostel({ ...named, taken: [] }).hostel.residents;
  expect(strangers.map(({ name }) => name)).toContain('Ananya Rao');
});
