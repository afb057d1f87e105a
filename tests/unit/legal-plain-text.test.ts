/** A legal text as plain text: all that its page says, in lines that fit anywhere. */
import { expect, test } from 'vitest';
import { plainText } from '../../src/legal/plain-text.ts';
import { readContent } from '../../src/reading/read.ts';
import { asCssText } from '../../src/text/css-text.ts';
import { changed, REAL } from '../content.ts';

/** The plain texts of a text's versions, and what they are made of. */
function textsOf(id: string, files = REAL) {
  const { legal, company, words } = readContent(files);
  const text = legal.find((one) => one.id === id);
  if (!text) throw new Error(`The fixtures have no ${id}.`);
  const setting = { company: company.name, address: company.address, path: text.path, words: words.legal };
  return {
    text,
    company,
    words: words.legal,
    made: text.versions.map((version) => plainText(version, setting)),
  };
}
/** A text in one line, to look for words that may have been broken over two. */
const flat = (text = '') => text.replace(/\s+/g, ' ');

test.each(['privacy-policy', 'terms-of-service'])(
  '%s has its head, its sections and its paragraphs',
  (id) => {
    const { text, company, words, made } = textsOf(id);
    const [newest = ''] = made;
    const [title, owner] = newest.split('\n');
    expect([title, owner]).toEqual([text.title.toUpperCase(), company.name]);
    const head = `${newest.split('\n\n')[1]}\n`;
    expect(head).toContain(`${company.address}${text.versions[0]?.address}`);
    expect(head).toContain(`${company.address}${text.path}\n`);
    expect(head).toMatch(new RegExp(`^${words.updated}: +\\w+ \\d+, ${text.updated.slice(0, 4)}$`, 'm'));
    text.clauses.forEach((clause, i) => {
      expect(newest).toMatch(new RegExp(`^${i + 1}\\. +${clause.title}$`, 'm'));
      for (let paragraph = 1; paragraph <= clause.paragraphs; paragraph++)
        expect(newest, 'Paragraphs have the numbers that they have on the page.').toMatch(
          new RegExp(`^${i + 1}\\.${paragraph} +\\S`, 'm'),
        );
    });
  },
);

test('no line is longer than 76 characters, but for a word that is', () => {
  for (const line of ['privacy-policy', 'terms-of-service'].flatMap((id) =>
    textsOf(id).made.join('').split('\n'),
  ))
    expect([...line].length <= 76 || /^\s*(\S+( \S+)?: +)?\S+$/.test(line), line).toBe(true);
});

test('links have their addresses, sections of the text their numbers, and nothing looks like Markdown', () => {
  const text = flat(textsOf('privacy-policy').made[0]);
  const { company } = textsOf('privacy-policy');
  expect(text).toContain(`terms of service (${company.address}/legal/terms-of-service)`);
  expect(text).toContain('what is never collected (4)');
  expect(text.split(company.email), 'An address that is its own words stands once.').toHaveLength(2);
  expect(text).not.toMatch(/\*\*|\]\(|[{}]|^#|mailto:/m);
});

test('a table is a list, in which each cell has the name of its column', () => {
  const text = flat(textsOf('terms-of-service').made[0]);
  expect(text).toContain('- Role: Student Works with: Own meals - Role: Institute Admin Works with: Lists');
});

test('lists within lists keep their marks and their depth', () => {
  const [text] = textsOf('terms-of-service').made;
  expect(text).toMatch(/^ {6}1\. You accept.*\n {6}2\. You may.*\n {9}- by closing.*\n {9}- by writing/m);
});

test('an earlier version says what it said, under the names of its day', () => {
  const [newest = '', first = ''] = textsOf('terms-of-service').made;
  expect(newest).toMatch(/^2\. +Roles$/m);
  expect(first).not.toMatch(/Roles/);
  expect(first).toMatch(/Paddyfield Works/);
  expect(newest).not.toMatch(/Paddyfield Works/);
});

test('a section moved to another place has another number wherever it is named', () => {
  const more = '## New {#new}\n\n> New.\n\nNew.\n\n## Security';
  const moved = changed(
    'legal/terms-of-service.md',
    'Section 5 of',
    'Section 6 of',
    changed('legal/privacy-policy.md', '## Security', more),
  );
  expect(flat(textsOf('privacy-policy', moved).made[0])).toContain('what is never collected (5)');
});

test('a text in a style sheet cannot end what it stands in', () => {
  expect(asCssText('A: B, May 13')).toBe('"A: B, May 13"');
  expect(asCssText('a"b\\c;d</style>{e}\n')).toBe('"a\\22 b\\5c c\\3b d\\3c /style\\3e \\7b e\\7d \\a "');
});
