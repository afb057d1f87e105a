import { expect, test } from 'vitest';
import {
  FIXTURES,
  findProductMentions,
  problemsOf,
  withChange,
  withoutFiles,
} from '../../../tests/content.ts';
import {
  COMPANY,
  expectValid,
  FOUNDER,
  POLICY,
  PRODUCT_PAGE,
  SERVICE,
  TERMS_LINK,
  withRoleLine,
  withSecondProduct,
} from '../../../tests/content-support.ts';
import { createSampleState } from '../../messmate/engine/sample.ts';
import type { Files } from '../files.ts';
import { ContentError, elementName } from '../problems.ts';
import { readContent } from './read.ts';

test('accepts the fixtures', () => expectValid(FIXTURES));

const asOtherService = (text: string) =>
  text.replace('order: 2', 'order: 5').replace('title: Web Dev', 'title: Dev');
const LINKS = '[Your staff](/about#culture) [and](mailto:{email}) [more](https://a.example/x_(y))';

test.each<[name: string, files: Files]>([
  ['a person without a picture', withChange(FOUNDER, /^image:.*\n/m, '')],
  ['a picture in content/team', { ...withChange(FOUNDER, /^image:.*$/m, 'image: a.png'), 'team/a.png': '' }],
  ['no products', withoutFiles('products/')],
  [
    'a product page without questions',
    withChange(PRODUCT_PAGE, /(?<=^questions:\n(?: {2}.*\n)*? {2}list:)\n( {4}.*\n)+/m, ' []\n'),
  ],
  ['a second product on another site', withSecondProduct('https://ledger.example/')],
  ['a title with a script', withChange(SERVICE, /^title:.*$/m, 'title: <script>alert(1)</script>')],
  ['a fifth service', { ...FIXTURES, 'services/audits.md': asOtherService(FIXTURES[SERVICE] ?? '') }],
  ['a word that YAML 1.1 reads as false', withRoleLine('role: no')],
  ['initials in Devanagari', withChange(FOUNDER, 'initials: AR', 'initials: अरा')],
  ['links to a part of a page, a mail address and another site', withChange(SERVICE, 'Your staff', LINKS)],
])('accepts %s', (_, files) => expect(problemsOf(files)).toEqual([]));

test('names the product only in legal texts, on a site without products', () => {
  expect(
    findProductMentions(FIXTURES),
    'These texts must not name the product; replace them in no-product.yaml.',
  ).toEqual([]);
});

test('reads files written on Windows as the same content', () => {
  const files = Object.entries(FIXTURES).map(([path, text]) => [
    path,
    `\uFEFF${text.replace(/\n/g, '\r\n')}`,
  ]);
  expect(readContent(Object.fromEntries(files))).toEqual(readContent(FIXTURES));
});

test('fills in placeholders at any depth', () => {
  const named = withChange(COMPANY, /^name:.*$/m, 'name: A $& B');
  const content = readContent(withChange(SERVICE, 'Your staff', '{company} knows: your staff', named));
  const { home, company, services, legal } = content;
  expect(home.title).toBe('A $& B, research and development');
  expect(company.registration.statement).toMatch(/^A \$& B is registered/);
  expect(services.find(({ id }) => id === 'web-development')?.body).toContain('A $& B knows');
  expect(JSON.stringify([home, services, legal])).not.toMatch(/\{(company|product|email|phone|country)\}/);
});

test('computes initials from the name, unless the file has some', () => {
  const initialsFor = (text: string) =>
    readContent(withChange(FOUNDER, /^initials:.*$/m, text)).team[0]?.initials;
  expect([initialsFor(''), initialsFor('initials: X')]).toEqual(['AR', 'X']);
});

test('reports every problem of every file at once, even if company.yaml is broken', () => {
  let files = withChange(COMPANY, /^email:.*$/m, 'email: none', { ...FIXTURES, 'notes.txt': '' });
  files = withChange(COMPANY, 'to: /team', 'to: /taem', files);
  files = withChange(FOUNDER, /^role:.*\n/m, '', files);
  files = withChange('team/kabir-menon.yaml', 'id: 2', 'id: 3', files);
  // A link to an unreadable file is not reported.
  files = withChange(SERVICE, 'technologies:\n', 'technologies:\n\t', files);
  files = withChange(POLICY, TERMS_LINK, '(/services/web-development#process)', files);
  files = withChange(POLICY, '    body: The door is locked.\n', '', files);
  expect(problemsOf(files).map((problem) => `${problem.file} ${elementName(problem)}`.trim())).toEqual([
    'content/notes.txt',
    'content/company.yaml email',
    'content/team/founder.yaml role',
    `content/${POLICY} sections › entry 3 › body`,
    `content/${SERVICE}`,
    'content/team/nandini-das.yaml id',
    'content/company.yaml navigation › entry 4 › to',
  ]);
});

test('prints a readable message', () => {
  const { message } = new ContentError(problemsOf(withRoleLine('role: true')));
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

test('gives no resident the name of a team member', () => {
  const namesIn = (reservedNames: string[]) =>
    createSampleState({ ...readContent(FIXTURES).hostel, reservedNames }).hostel.residents.map(
      ({ name }) => name,
    );
  expect(namesIn(readContent(FIXTURES).hostel.reservedNames)).not.toContain('Ananya Rao');
  expect(namesIn([])).toContain('Ananya Rao');
});
