/** Faults of YAML in content/, by mistake and by malice. */
import { expect, test } from 'vitest';
import { changed, problemsOf, REAL } from '../../../tests/content.ts';
import { COMPANY, FOUNDER, messagesFor, role, SERVICE } from '../../../tests/content-cases.ts';
import type { Files } from '../files.ts';
import { parseYaml } from '../source.ts';

const CASES: Record<string, Files> = {
  'a tab': changed(COMPANY, '  short:', '\tshort:'),
  'a tab in a head': changed(SERVICE, '    does: We settle', '\t\tdoes: We settle'),
  'a second colon': role('role: Founder: CEO'),
  'no colon': role('role Founder'),
  'no closing quotation mark': role('role: "Founder'),
  'words behind the quotes': role('role: "Founder" of all'),
  'a text that begins with a brace': role('role: {product} maker'),
  'a text that begins with a star': role('role: *Founder*'),
  'a text that begins with an ampersand': role('role: &co Founder'),
  'a text that begins with an at sign': role('role: @founder'),
  'a text that begins with an exclamation mark': role('role: !founder'),
  'a field twice': role('role: Founder\nrole: CEO'),
  'a line indented too far': role('  role: Founder'),
  'a text for a whole file': { ...REAL, [FOUNDER]: 'hello' },
  'another encoding': changed(FOUNDER, 'Ananya', 'Anan\ufffda'),
};

test('each fault is reported in words, with its place', () => {
  expect(messagesFor(CASES)).toMatchInlineSnapshot(`
    "
    a tab: company.yaml (short: Registered small enterprise) : "short: Registered small enterprise" -> spaces at the beginning of a line, two for each step, and no tab
    a tab in a head: services/web-development.md (does: We settle pages, words, fields and) : "does: We settle pages, words, fields and permissions firs…" -> spaces at the beginning of a line, two for each step, and no tab
    a second colon: team/founder.yaml (role: Founder: CEO) : "role: Founder: CEO" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    no colon: team/founder.yaml (role Founder) : "role Founder" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    no closing quotation mark: team/founder.yaml (role: "Founder) : "role: "Founder" -> a closing quotation mark
    words behind the quotes: team/founder.yaml (role: "Founder" of all) : "role: "Founder" of all" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text that begins with a brace: team/founder.yaml (role: {product} maker) : "role: {product} maker" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text that begins with a star: team/founder.yaml (role: *Founder*) : "role: *Founder*" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text that begins with an ampersand: team/founder.yaml (role: &co Founder) : "role: &co Founder" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text that begins with an at sign: team/founder.yaml (role: @founder) : "role: @founder" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text that begins with an exclamation mark: team/founder.yaml (role: !founder) : "role: !founder" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a field twice: team/founder.yaml (role: CEO) : "role: CEO" -> each field once
    a line indented too far: team/founder.yaml (name: Ananya Rao) : "name: Ananya Rao" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a sign at its beginning, in double quotes
    a text for a whole file: team/founder.yaml (hello) : "hello" -> a team member; a group with the fields id, name, role, description, image, alt, work, linkedin, initials
    another encoding: team/founder.yaml (name: Anan�a Rao) : a character that cannot be read -> a text in UTF-8 ("Save as" in the editor), of characters that can be seen
    "
  `);
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

test('a text that is read again from another line on names its lines from there', () => {
  const source = { file: 'content/x', text: 'name: x' };
  expect([1, 2].map((firstLine) => parseYaml(source, firstLine).lineOf(['name']))).toEqual([1, 2]);
});
