import { expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/read.ts';
import { changed, problemsOf, REAL, without } from '../content.ts';

const COMPANY = 'company.yaml';
const FOUNDER = 'team/founder.yaml';
const SERVICE = 'services/web-development.md';
const POLICY = 'legal/privacy-policy.md';
const CARD = 'products/messmate/card.yaml';
const PAGE = 'products/messmate/page.yaml';
const HOSTEL = 'hostel.yaml';
const TERMS_LINK = '(/legal/terms-of-service)';

/** The line of the real content on which a text begins. */
const lineOf = (file: string, text: string) => {
  const at = REAL[file]?.indexOf(text) ?? -1;
  if (at < 0) throw new Error(`content/${file} has no ${text}`);
  return REAL[file]?.slice(0, at).split('\n').length;
};
/** The founder's file with another role: one line of it, as it would stand there. */
const role = (line: string) => changed(FOUNDER, /^role:.*$/m, line);
const ROLE = lineOf(FOUNDER, 'role:');

/** A second product, as an owner would add it. */
const secondProduct = (link: string): Files => ({
  ...REAL,
  'products/ledger/card.yaml': (REAL[CARD] ?? '')
    .replace('order: 1', 'order: 2')
    .replace('title: "{product}"', 'title: Ledger')
    .replace(/^link:.*$/m, `link: ${link}`),
});

test('the content is in order', () => {
  expect(problemsOf(REAL)).toEqual([]);
});

type Case = [
  name: string,
  files: Files,
  place: string,
  field: string,
  found: string,
  advice: string | RegExp,
];

const CASES: Case[] = [
  // Fields
  [
    'an unknown field',
    role('role: Founder\ncolour: red'),
    `${FOUNDER}:5`,
    'colour',
    '"colour"',
    /only the fields id, name/,
  ],
  ['a misspelt field', role('rol: Founder'), `${FOUNDER}:${ROLE}`, 'rol', '"rol"', 'write "role"'],
  [
    'a missing field',
    changed(FOUNDER, /^role:.*\n/m, ''),
    `${FOUNDER}:1`,
    'role',
    'nothing',
    /the person's role, 1 to 40 characters/,
  ],
  [
    'a field missing in a group',
    changed(COMPANY, /^ {2}scheme:.*\n/m, ''),
    `${COMPANY}:${lineOf(COMPANY, 'registration:')}`,
    'registration › scheme',
    'nothing',
    /the scheme's name, 1 to 80 characters/,
  ],
  [
    'a field missing in a list of a head',
    changed(SERVICE, /^ {4}gives: Working.*\n/m, ''),
    `${SERVICE}:${lineOf(SERVICE, '  - title: Design in')}`,
    'process › entry 3 › gives',
    'nothing',
    /what the client gets at its end, 1 to/,
  ],
  [
    'a missing group',
    changed(COMPANY, /^registration:[\s\S]*?\n\n/m, ''),
    `${COMPANY}:1`,
    'registration',
    'nothing',
    /a group with the fields statement, short/,
  ],
  [
    'nothing behind the colon',
    role('role:'),
    `${FOUNDER}:${ROLE}`,
    'role',
    'nothing behind the colon',
    /the person's role, 1 to 40 characters/,
  ],
  [
    'an empty text',
    role('role: " "'),
    `${FOUNDER}:${ROLE}`,
    'role',
    'an empty text',
    /the person's role, 1 to 40 characters/,
  ],
  // Kinds
  [
    'a text for a number',
    changed(FOUNDER, 'id: 1', 'id: one'),
    `${FOUNDER}:2`,
    'id',
    '"one"',
    /a whole number in digits, without quotes, from 1 to 999/,
  ],
  [
    'a number in quotes',
    changed(FOUNDER, 'id: 1', 'id: "1"'),
    `${FOUNDER}:2`,
    'id',
    '"1"',
    /in digits, without quotes/,
  ],
  ['a number too low', changed(FOUNDER, 'id: 1', 'id: 0'), `${FOUNDER}:2`, 'id', '0', /from 1 to 999/],
  ['a broken number', changed(FOUNDER, 'id: 1', 'id: 1.5'), `${FOUNDER}:2`, 'id', '1.5', /a whole number/],
  [
    'a text for a list',
    changed(COMPANY, /^navigation:[\s\S]*/m, 'navigation: Home\n'),
    `${COMPANY}:${lineOf(COMPANY, 'navigation:')}`,
    'navigation',
    '"Home"',
    /a list, each entry on a line/,
  ],
  [
    'a list for a text',
    role('role: [a]'),
    `${FOUNDER}:${ROLE}`,
    'role',
    'a list with 1 entry',
    /put it in quotes/,
  ],
  [
    'a group for a text',
    role('role: {product}'),
    `${FOUNDER}:${ROLE}`,
    'role',
    'a group of fields: product',
    /put it in quotes/,
  ],
  [
    'a phone number without quotes',
    changed(COMPANY, /^phone:.*$/m, 'phone: +910000000000'),
    `${COMPANY}:${lineOf(COMPANY, 'phone:')}`,
    'phone',
    '+910000000000',
    'put it in quotes: "+910000000000"',
  ],
  ['true for a text', role('role: true'), `${FOUNDER}:${ROLE}`, 'role', 'true', 'put it in quotes: "true"'],
  [
    'an odd number for a text',
    role('role: 0x1F'),
    `${FOUNDER}:${ROLE}`,
    'role',
    '0x1F',
    'put it in quotes: "0x1F"',
  ],
  [
    'yes for true',
    changed(POLICY, 'draft: true', 'draft: yes'),
    `${POLICY}:${lineOf(POLICY, 'draft:')}`,
    'draft',
    '"yes"',
    /true or false/,
  ],
  // Lengths
  [
    'a text too long',
    role(`role: ${'x'.repeat(63)}`),
    `${FOUNDER}:${ROLE}`,
    'role',
    `"${'x'.repeat(57)}…", 63 characters`,
    /1 to 40 characters/,
  ],
  [
    'a text too short',
    changed(SERVICE, /^description:.*$/m, 'description: Websites'),
    `${SERVICE}:${lineOf(SERVICE, 'description:')}`,
    'description',
    '"Websites", 8 characters',
    /50 to 160 characters/,
  ],
  [
    'too few entries',
    changed(SERVICE, /^process:[\s\S]*?\ntech/m, 'process: []\ntech'),
    `${SERVICE}:${lineOf(SERVICE, 'process:')}`,
    'process',
    'a list with 0 entries',
    /a list.*4 to 12 entries/,
  ],
  [
    'a list of another length',
    changed('interface.yaml', ', Sunday]', ']'),
    `interface.yaml:${lineOf('interface.yaml', 'weekdays:')}`,
    'weekdays',
    'a list with 6 entries',
    /7 entries/,
  ],
  [
    'a company name of 61 characters',
    changed(COMPANY, /^name:.*$/m, `name: ${'n'.repeat(61)}`),
    `${COMPANY}:3`,
    'name',
    `"${'n'.repeat(57)}…", 61 characters`,
    /1 to 60 characters/,
  ],
  [
    'two lines for one',
    role('role: |\n  Founder\n  CEO'),
    `${FOUNDER}:${ROLE}`,
    'role',
    '"Founder CEO"',
    /without a line break/,
  ],
  // Forms
  [
    'an e-mail address that is none',
    changed(COMPANY, /^email:.*$/m, 'email: hello at home'),
    `${COMPANY}:${lineOf(COMPANY, 'email:')}`,
    'email',
    '"hello at home"',
    /an e-mail address such as/,
  ],
  [
    'http',
    changed(FOUNDER, 'linkedin: https', 'linkedin: http'),
    `${FOUNDER}:7`,
    'linkedin',
    '"http://www.linkedin.com/"',
    /begins with https:\/\//,
  ],
  [
    'no protocol',
    changed(FOUNDER, 'linkedin: https://', 'linkedin: '),
    `${FOUNDER}:7`,
    'linkedin',
    '"www.linkedin.com/"',
    /begins with https:\/\//,
  ],
  [
    'a script as an address',
    changed(FOUNDER, /^linkedin:.*$/m, 'linkedin: javascript:alert(1)'),
    `${FOUNDER}:7`,
    'linkedin',
    '"javascript:alert(1)"',
    /begins with https:\/\//,
  ],
  [
    'a script behind https',
    changed(FOUNDER, /^linkedin:.*$/m, `linkedin: 'https://a.example/"><script>'`),
    `${FOUNDER}:7`,
    'linkedin',
    `"https://a.example/"><script>"`,
    /begins with https:\/\//,
  ],
  [
    'a picture in capitals',
    changed(FOUNDER, /^image:.*$/m, 'image: Ananya.JPG'),
    `${FOUNDER}:6`,
    'image',
    '"Ananya.JPG"',
    /in small letters that ends in \.jpg/,
  ],
  [
    'a number for a picture',
    changed(FOUNDER, /^image:.*$/m, 'image: 5'),
    `${FOUNDER}:6`,
    'image',
    '5',
    'put it in quotes: "5"',
  ],
  [
    'an address with a slash at its end',
    changed(COMPANY, /^address:.*$/m, 'address: https://a.example/'),
    `${COMPANY}:5`,
    'address',
    '"https://a.example/"',
    /no slash at the end/,
  ],
  [
    'a day that is none',
    changed(POLICY, /^updated:.*$/m, 'updated: 2025-02-30'),
    `${POLICY}:${lineOf(POLICY, 'updated:')}`,
    'updated',
    '"2025-02-30"',
    /a day that exists/,
  ],
  [
    'a day in another form',
    changed(POLICY, /^updated:.*$/m, 'updated: May 13, 2025'),
    `${POLICY}:${lineOf(POLICY, 'updated:')}`,
    'updated',
    '"May 13, 2025"',
    /written like 2025-09-23/,
  ],
  [
    'a word that is not on the list',
    changed(SERVICE, 'drawing: grid', 'drawing: house'),
    `${SERVICE}:6`,
    'drawing',
    '"house"',
    /one of phone, grid, forecast, layers/,
  ],
  [
    'a misspelt word of the list',
    changed(SERVICE, 'drawing: grid', 'drawing: gird'),
    `${SERVICE}:6`,
    'drawing',
    '"gird"',
    'write "grid"',
  ],
  [
    'a claim above 30 %',
    changed(PAGE, 'percent: 30', 'percent: 40'),
    `${PAGE}:${lineOf(PAGE, 'percent:')}`,
    'benefits › waste › percent',
    '40',
    /30/,
  ],
  [
    'words that the specification fixes',
    changed(PAGE, 'tab: QR Attendance', 'tab: Attendance'),
    `${PAGE}:${lineOf(PAGE, 'tab: QR')}`,
    'features › tabs › attendance › tab',
    '"Attendance"',
    /"QR Attendance"/,
  ],
  // The sample hostel
  [
    'a history that begins within the month whose cost is shown',
    changed(
      HOSTEL,
      "forecastFrom: '2026-11-04'",
      "forecastFrom: '2026-08-18'",
      changed(HOSTEL, "day: '2026-11-17'", "day: '2026-08-31'"),
    ),
    `${HOSTEL}:${lineOf(HOSTEL, 'historyDays:')}`,
    'historyDays',
    '60',
    /61 days/,
  ],
  [
    'a shop that opens before the first of its hours',
    changed(HOSTEL, "opens: '07:00'", "opens: '06:00'"),
    `${HOSTEL}:${lineOf(HOSTEL, '  orders:')}`,
    'shop › orders › from',
    '7',
    /hour in which the shop opens/,
  ],
  [
    'a shop that closes after the last of its hours',
    changed(HOSTEL, "closes: '22:30'", "closes: '23:01'"),
    `${HOSTEL}:${lineOf(HOSTEL, '  orders:')}`,
    'shop › orders › perHour',
    'a list with 16 entries',
    /each hour until the shop closes/,
  ],
  [
    'a shop that nobody comes to in any hour',
    changed(HOSTEL, /perHour: \[[^\]]*\]/, `perHour: [${Array(16).fill(0).join(', ')}]`),
    `${HOSTEL}:${lineOf(HOSTEL, '  orders:')}`,
    'shop › orders › perHour',
    'a list with 16 entries',
    /at least one hour in which somebody buys/,
  ],
  // Placeholders
  [
    'an unknown placeholder',
    role('role: "Maker of {produkt}"'),
    `${FOUNDER}:${ROLE}`,
    'role',
    '"Maker of {produkt}"',
    /no placeholders but \{company\}/,
  ],
  [
    'a lone brace',
    role('role: "Maker of {product"'),
    `${FOUNDER}:${ROLE}`,
    'role',
    '"Maker of {product"',
    /each \{ with its \}/,
  ],
  [
    'a template without its placeholder',
    changed(PAGE, ' {plates}"', '"'),
    `${PAGE}:${lineOf(PAGE, 'chart:')}`,
    'meal › chart',
    '"{meal}, plates every five minutes:"',
    /a text with \{plates\} in it/,
  ],
  [
    'a placeholder of another template',
    changed('pages/home.yaml', '"{skip} plates', '"{skip} {meal}'),
    `pages/home.yaml:${lineOf('pages/home.yaml', 'punch:')}`,
    'field › punch',
    '"{skip} {meal} that nobody needs to cook today."',
    /no placeholders but \{skip\}/,
  ],
  [
    'an unknown placeholder in a text',
    changed(POLICY, '{company} (“we”', '{compny} (“we”'),
    `${POLICY}:${lineOf(POLICY, 'This policy is about')}`,
    '',
    '"{compny}"',
    /no placeholders but \{company\}/,
  ],
  [
    'a name that takes in another',
    changed(COMPANY, /^name:.*$/m, 'name: "{product} Labs"'),
    `${COMPANY}:3`,
    'name',
    '"{product} Labs"',
    /without braces/,
  ],
  // YAML
  [
    'a tab',
    changed(COMPANY, '  short:', '\tshort:'),
    `${COMPANY}:${lineOf(COMPANY, '  short:')}`,
    '',
    expect.stringMatching(/^"short: /) as unknown as string,
    /spaces at the beginning of a line.*no tab/,
  ],
  [
    'a tab in a head',
    changed(SERVICE, '    does: We settle', '\t\tdoes: We settle'),
    `${SERVICE}:${lineOf(SERVICE, '    does: We settle')}`,
    '',
    expect.stringMatching(/^"does: We settle/) as unknown as string,
    /spaces at the beginning of a line.*no tab/,
  ],
  [
    'a second colon',
    role('role: Founder: CEO'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: Founder: CEO"',
    /in double quotes/,
  ],
  ['no colon', role('role Founder'), `${FOUNDER}:${ROLE}`, '', '"role Founder"', /name: value/],
  [
    'no closing quotation mark',
    role('role: "Founder'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: "Founder"',
    /a closing quotation mark/,
  ],
  [
    'words behind the quotes',
    role('role: "Founder" of all'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: "Founder" of all"',
    /double quotes/,
  ],
  [
    'a text that begins with a brace',
    role('role: {product} maker'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: {product} maker"',
    /double quotes/,
  ],
  [
    'a text that begins with a star',
    role('role: *Founder*'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: *Founder*"',
    /double quotes/,
  ],
  [
    'a text that begins with an ampersand',
    role('role: &co Founder'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: &co Founder"',
    /double quotes/,
  ],
  [
    'a text that begins with an at sign',
    role('role: @founder'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: @founder"',
    /double quotes/,
  ],
  [
    'a text that begins with an exclamation mark',
    role('role: !founder'),
    `${FOUNDER}:${ROLE}`,
    '',
    '"role: !founder"',
    /double quotes/,
  ],
  ['a field twice', role('role: Founder\nrole: CEO'), `${FOUNDER}:5`, '', '"role: CEO"', /each field once/],
  [
    'a line indented too far',
    role('  role: Founder'),
    `${FOUNDER}:3`,
    '',
    '"name: Ananya Rao"',
    /begins where the other fields of its group begin/,
  ],
  [
    'a text for a whole file',
    { ...REAL, [FOUNDER]: 'hello' },
    `${FOUNDER}:1`,
    '',
    '"hello"',
    /a group with the fields id, name/,
  ],
  [
    'another encoding',
    changed(FOUNDER, 'Ananya', 'Anan\ufffda'),
    `${FOUNDER}:3`,
    '',
    'a character that cannot be read',
    /UTF-8/,
  ],
  // Markdown
  [
    'no head',
    changed(SERVICE, '---\n', ''),
    `${SERVICE}:1`,
    '',
    expect.stringMatching(/^"# Sample wording/) as unknown as string,
    /a line of three hyphens, then the fields/,
  ],
  [
    'a head that does not end',
    { ...REAL, [SERVICE]: '---\ntitle: x\n' },
    `${SERVICE}:1`,
    '',
    'no second line of hyphens',
    /a line of three hyphens, then the fields/,
  ],
  [
    'a heading without its anchor',
    changed(POLICY, ' {#what-this-covers}', ''),
    `${POLICY}:${lineOf(POLICY, '## What this')}`,
    '## What this policy covers',
    '"What this policy covers"',
    /## Your account \{#your-account\}/,
  ],
  [
    'an anchor twice',
    changed(POLICY, '{#what-we-collect}', '{#what-this-covers}'),
    `${POLICY}:${lineOf(POLICY, '## What we collect')}`,
    '## What we collect and why {#what-this-covers}',
    '{#what-this-covers}, which an earlier heading has too',
    /used once on the page/,
  ],
  [
    "an anchor of the page's own",
    changed(POLICY, '{#what-this-covers}', '{#main}'),
    `${POLICY}:${lineOf(POLICY, '## What this')}`,
    '## What this policy covers {#main}',
    '{#main}, which the page itself uses',
    /used once on the page/,
  ],
  [
    'no plain words',
    changed(POLICY, /^> It covers.*\n/m, ''),
    `${POLICY}:${lineOf(POLICY, '## What this')}`,
    '## What this policy covers {#what-this-covers}',
    'no quotation',
    /as a quotation below the heading: >/,
  ],
  [
    'a link to nowhere in a legal text',
    changed(POLICY, TERMS_LINK, '(/legal/nowhere)'),
    `${POLICY}:${lineOf(POLICY, TERMS_LINK)}`,
    'link',
    '"/legal/nowhere"',
    /a page of this site: \/, \/about/,
  ],
  [
    'a link to an anchor that is not there',
    changed(POLICY, TERMS_LINK, '(#nowhere)'),
    `${POLICY}:${lineOf(POLICY, TERMS_LINK)}`,
    'link',
    '"/legal/privacy-policy#nowhere"',
    /a part of that page: .*#what-this-covers/,
  ],
  [
    'a link to nowhere in a service',
    changed(SERVICE, 'Your staff', '[Your staff](/staff)'),
    `${SERVICE}:${lineOf(SERVICE, 'Your staff')}`,
    'link',
    '"/staff"',
    /a page of this site: \/, \/about/,
  ],
  [
    "a link to nowhere from a person's work",
    changed(FOUNDER, '/products/messmate#analytics', '/products/messmate#nowhere'),
    `${FOUNDER}:${lineOf(FOUNDER, '/products/messmate#analytics')}`,
    'work › link › to',
    '"/products/messmate#nowhere"',
    /a part of that page: .*#analytics/,
  ],
  [
    'a relative link',
    changed(SERVICE, 'Your staff', '[Your staff](team)'),
    `${SERVICE}:${lineOf(SERVICE, 'Your staff')}`,
    'link',
    '"team"',
    /begins with \/, #, https:/,
  ],
  [
    'a script as a link',
    changed(SERVICE, 'Your staff', '[Your staff](javascript:alert(1))'),
    `${SERVICE}:${lineOf(SERVICE, 'Your staff')}`,
    'link',
    '"javascript:alert(1)"',
    /begins with \/, #, https:/,
  ],
  [
    'a picture in a text',
    changed(SERVICE, 'Your staff', '![us](https://a.example/us.png)'),
    `${SERVICE}:${lineOf(SERVICE, 'Your staff')}`,
    '',
    '"![us](https://a.example/us.png)"',
    /without pictures/,
  ],
  // Between files
  [
    'an id twice',
    changed('team/kabir-menon.yaml', 'id: 2', 'id: 1'),
    'team/kabir-menon.yaml:2',
    'id',
    `1, which stands in content/${FOUNDER}:2 too`,
    /a value for "id" that is used once/,
  ],
  [
    'a place in the list twice',
    changed(SERVICE, 'order: 2', 'order: 1'),
    `${SERVICE}:5`,
    'order',
    '1, which stands in content/services/mobile-app-development.md:5 too',
    /a value for "order" that is used once/,
  ],
  [
    'a title of a service and a page',
    changed(SERVICE, 'title: Web Development', 'title: ABOUT'),
    `${SERVICE}:4`,
    'title',
    `"ABOUT", which stands in content/pages/about.yaml:${lineOf('pages/about.yaml', 'title:')} too`,
    /a value for "title" that is used once/,
  ],
  [
    'a title of two pages',
    changed('pages/team.yaml', 'title: Team', 'title: Contact'),
    `pages/contact.yaml:2`,
    'title',
    '"Contact", which stands in content/pages/team.yaml:2 too',
    /a value for "title" that is used once/,
  ],
  [
    'a page twice in the navigation',
    changed(COMPANY, 'to: /about', 'to: /'),
    `${COMPANY}:${lineOf(COMPANY, 'to: /about')}`,
    'navigation › entry 2 › to',
    '"/"',
    /a value for "to" that is used once: entry 1 has this one/,
  ],
  [
    'a picture that is not there',
    changed(FOUNDER, /^image:.*$/m, 'image: ananya.jpg'),
    `${FOUNDER}:6`,
    'image',
    'no such file',
    /the initials stand in/,
  ],
  [
    'navigation to nowhere',
    changed(COMPANY, 'to: /about', 'to: /abuot'),
    `${COMPANY}:${lineOf(COMPANY, 'to: /about')}`,
    'navigation › entry 2 › to',
    '"/abuot"',
    /a page of this site: \/, \/about/,
  ],
  [
    'a product that leads nowhere',
    changed(CARD, /^link:.*$/m, 'link: /products/none'),
    `${CARD}:${lineOf(CARD, 'link:')}`,
    'link',
    '"/products/none"',
    /a page of this site: \/, \/about/,
  ],
  [
    'a second product that leads nowhere',
    secondProduct('/products/ledger'),
    `products/ledger/card.yaml:${lineOf(CARD, 'link:')}`,
    'link',
    '"/products/ledger"',
    /a page of this site: \/, \/about/,
  ],
  ['a product page without its card', without(CARD), CARD, '', 'no such file', /remove the whole folder/],
  [
    'an anchor of the page',
    changed('pages/about.yaml', 'id: culture', 'id: main'),
    `pages/about.yaml:${lineOf('pages/about.yaml', 'id: culture')}`,
    'culture › id',
    '"main"',
    /another word/,
  ],
  [
    'a question with the anchor of another',
    changed(PAGE, '- id: hardware', '- id: price'),
    `${PAGE}:${lineOf(PAGE, '- id: hardware')}`,
    'questions › list › entry 2 › id',
    '"price"',
    /used once: entry 1 has this one/,
  ],
  [
    'a question with an anchor of the page',
    changed(PAGE, '- id: hardware', '- id: tuckshop'),
    `${PAGE}:${lineOf(PAGE, '- id: hardware')}`,
    'questions › list › entry 2 › id',
    '"tuckshop"',
    /another word/,
  ],
  ['no people', without('team/'), 'team', '', 'no such file', /founder.yaml/],
  ['a file that is missing', without('interface.yaml'), 'interface.yaml', '', 'no such file', /this file/],
  [
    'a file that nothing shows',
    { ...REAL, 'notes.docx': '' },
    'notes.docx',
    '',
    'a file that nothing would show',
    /CONTRIBUTING/,
  ],
  [
    'a file with another name',
    { ...REAL, 'team/Ravi Kumar.yml': '' },
    'team/Ravi Kumar.yml',
    '',
    'a file that nothing would show',
    /small letters/,
  ],
];

test.each(CASES)('%s is found', (_, files, place, field, found, advice) => {
  const problems = problemsOf(files);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  expect(`${problem?.file}${problem?.line ? `:${problem.line}` : ''}`).toBe(`content/${place}`);
  expect(problem).toMatchObject({ field, found });
  const words = `${problem?.expected}; ${problem?.fix ?? ''}`;
  expect(words).toMatch(advice);
  expect(words).not.toMatch(
    /\b(invalid|regex|union|pattern|string|boolean|array|object|null|undefined|schema|nan)\b/i,
  );
});

const FINE: [name: string, files: Files][] = [
  ['a person without a picture', changed(FOUNDER, /^image:.*\n/m, '')],
  [
    'a person with a picture of our own',
    { ...changed(FOUNDER, /^image:.*$/m, 'image: ananya.png'), 'team/ananya.png': '' },
  ],
  ['no products', without('products/')],
  ['a product page without questions', changed(PAGE, /^( {2}list:)\n( {4}.*\n)+/m, '  list: []\n')],
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
  const places = problemsOf(files).map(({ file, field }) => `${file} ${field}`.trim());
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
  expect(problems.map(({ field }) => field)).toEqual(['order']);
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

const BOMB = [
  'a: &a [x, x, x, x]',
  ...[...'bcdefghi'].map((c, i) => `${c}: &${c} [${`*${'abcdefgh'[i]}, `.repeat(9)}]`),
];

test.each([
  ['aliases of aliases', BOMB.join('\n')],
  ['a merge', 'base: &base { a: 1 }\nrole:\n  <<: *base'],
  ['brackets without an end', `a: ${'['.repeat(50_000)}`],
  ['brackets upon brackets', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['lists upon lists', `a: ${'- '.repeat(5_000)}x`],
  ['steps upon steps', Array.from({ length: 1_500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ['a long list', `a:\n${'- x\n'.repeat(50_000)}`],
  ['an older YAML', '%YAML 1.1\n---\nid: 1\nname: no'],
])(
  '%s: told, and not slow',
  (_, text) => {
    // Not the time of the clock: other steps run beside this one.
    const started = process.cpuUsage().user;
    expect(problemsOf({ ...REAL, [FOUNDER]: text }).length).toBeGreaterThan(0);
    expect(process.cpuUsage().user - started).toBeLessThan(3_000_000);
  },
  30_000,
);
