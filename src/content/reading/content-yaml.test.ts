/** Faults of YAML in content/, by mistake and by malice. */
import { expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../../tests/content.ts';
import {
  type Case,
  COMPANY,
  expectTold,
  FOUNDER,
  lineOf,
  ROLE,
  role,
  SERVICE,
} from '../../../tests/content-cases.ts';
import { parseYaml } from '../source.ts';

test.each<Case>([
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
])('%s is found', expectTold);

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

test('a text that is read again from another line on names its lines from there', () => {
  const source = { file: 'content/x', text: 'name: x' };
  expect([1, 2].map((firstLine) => parseYaml(source, firstLine).lineOf(['name']))).toEqual([1, 2]);
});
