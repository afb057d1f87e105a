/** A version of a legal text as plain text: its Markdown, with all that the head of its page says. */
import { expect, test } from 'vitest';
import { changed, REAL } from '../../../tests/content.ts';
import { asCssText } from '../../site/layouts/css-text.ts';
import { readContent } from '../reading/read.ts';
import { plainText } from './plain-text.ts';

/** The plain texts of a text's versions, and what they are made of. */
function textsOf(id: string, files = REAL) {
  const { legal, company, words } = readContent(files);
  const text = legal.find((one) => one.id === id);
  if (!text) throw new Error(`The fixtures have no ${id}.`);
  const setting = { company: company.name, address: company.address, path: text.path, words: words.legal };
  return { text, company, made: text.versions.map((version) => plainText(version, setting)) };
}

test.each(['privacy-policy', 'terms-of-service'])(
  '%s has its head, and its sections with their numbers',
  (id) => {
    const { text, company, made } = textsOf(id);
    const [title, owner, head = '', lead] = (made[0] ?? '').split('\n\n');
    expect([title, owner, lead]).toEqual([`# ${text.title}`, company.name, text.lead]);
    expect(head).toMatch(new RegExp(`: \\w+ \\d+, ${text.updated.slice(0, 4)}$`, 'm'));
    const lines = head.split('\n');
    for (const value of [text.versions[0]?.address, text.path])
      expect(
        lines.some((line) => line.endsWith(`: ${company.address}${value}`)),
        value,
      ).toBe(true);
    for (const { data } of text.holds ?? []) expect(head).toContain(data);
    expect(made[0]?.match(/^## .*/gm)).toEqual(
      text.clauses.map((clause, i) => `## ${i + 1}. ${clause.title} {#${clause.id}}`),
    );
  },
);

test('below its head stands its Markdown as it is written, with what its placeholders stand for', () => {
  const [, , source = ''] = (REAL['legal/terms-of-service.md'] ?? '').split(/^---$\n/m);
  const filled = source
    .replaceAll('{company}', textsOf('terms-of-service').company.name)
    .replaceAll('{terms-of-service#agreement}', '1');
  const last = filled.trim().split('\n\n').at(-1);
  const [newest = ''] = textsOf('terms-of-service').made;
  expect(newest.endsWith(`\n\n${last}\n`)).toBe(true);
  expect(newest).toContain('\n| Student | Own meals |\n');
  expect(newest).toContain('[paragraph 1.1](#agreement)');
  expect(newest).not.toMatch(/\{[^#]/);
});

test('an earlier version says what it said, under the names of its day', () => {
  const [newest = '', first = ''] = textsOf('terms-of-service').made;
  expect(newest).toMatch(/^## 2\. Roles/m);
  expect(first).not.toMatch(/Roles/);
  expect(first).toMatch(/Paddyfield Works/);
  expect(newest).not.toMatch(/Paddyfield Works/);
});

test('a section moved to another place has another number wherever it is named', () => {
  const more = '## New {#new}\n\n> New.\n\nNew.\n\n## Security';
  const moved = changed('legal/privacy-policy.md', '## Security', more);
  expect(textsOf('terms-of-service').made[0]).toContain('Section 5 of');
  expect(textsOf('terms-of-service', moved).made[0]).toContain('Section 6 of');
});

test('a text in a style sheet cannot end what it stands in', () => {
  expect(asCssText('A: B, May 13')).toBe('"A: B, May 13"');
  expect(asCssText('a"b\\c;d</style>{e}\n')).toBe('"a\\22 b\\5c c\\3b d\\3c /style\\3e \\7b e\\7d \\a "');
});
