/** Numbers of sections are those of the sections, wherever a legal text is named. */
import { expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { readContent } from '../../src/reading/read.ts';
import { changed, problemsOf, REAL } from '../content.ts';

const TERMS = 'legal/terms-of-service.md';
const POLICY = 'legal/privacy-policy.md';
const SERVICE = 'services/web-development.md';
const PAGE = 'products/messmate/page.yaml';

/** Where sentences can be put in: each is a paragraph, an answer or a note of its own, on a line of its own. */
const PLACES: Record<string, (sentences: string[], files: Files) => Files> = {
  [TERMS]: (all, files) => changed(TERMS, 'These terms are in force.', all.join('\n\n'), files),
  [SERVICE]: (all, files) => changed(SERVICE, /$/, `\n\n${all.join('\n\n')}\n`, files),
  [POLICY]: (all, files) => {
    const note = (words: string) =>
      `  - { clause: whom-to-ask, topic: other, settled: false, note: "${words} Is that so?" }\n`;
    return changed(POLICY, /^counsel:\n/m, `counsel:\n${all.map(note).join('')}`, files);
  },
  [PAGE]: (all, files) => {
    const entry = (words: string, i: number) => `    - { id: n${i}, question: "${words}", answer: Yes. }\n`;
    return changed(PAGE, /^ {2}list:\n(?= {4}- id)/m, `  list:\n${all.map(entry).join('')}`, files);
  },
};
/** The fixtures with sentences put in, by file. */
const having = (sentences: [file: string, sentence: string][]): Files =>
  Object.entries(PLACES).reduce((files, [file, put]) => {
    const here = sentences.filter(([place]) => place === file).map(([, sentence]) => sentence);
    return here.length > 0 ? put(here, files) : files;
  }, REAL as Files);

test('what is right is taken', () => {
  const files = having([
    [TERMS, 'See [section 2](#roles).'],
    [TERMS, 'See sections [2](#roles), [3](#law-and-changes) and [1](#agreement).'],
    [TERMS, 'See [paragraph 3.2](#law-and-changes).'],
    [TERMS, 'Section 3 of the [policy](/legal/privacy-policy#security) holds.'],
    [TERMS, 'By section 79 of the Information Technology Act, 2000 and section 8(7) of the DPDP Act.'],
    [TERMS, 'Section 40 of your institute’s agreement with us comes first.'],
    [SERVICE, 'Section 2 of the [terms](/legal/terms-of-service#roles) says who.'],
    [PAGE, 'What does section {terms-of-service#roles} of our terms say?'],
    [PAGE, 'What does section 40 of the manual say?'],
    [POLICY, 'Paragraph 5.1 names nobody.'],
    [POLICY, 'Paragraph {terms-of-service#law-and-changes}.2 names nobody.'],
  ]);
  expect(problemsOf(changed(TERMS, 'in a few clauses', 'in three sections', files))).toEqual([]);
  const { messmate, legal } = readContent(files);
  expect(messmate?.questions.list[0]?.question, 'The site puts the number in.').toContain('section 2 of');
  expect(legal.find(({ id }) => id === 'privacy-policy')?.counsel[1]?.note).toContain('Paragraph 3.2 ');
});

const WRONG: [file: string, sentence: string, expected: RegExp, found: RegExp][] = [
  [TERMS, 'See [section 3](#roles).', /^2, the number of “Roles”/, /^3 in/],
  [TERMS, 'See [paragraph 3.7](#law-and-changes).', /which has 3\.1 to 3\.2/, /^3\.7/],
  [TERMS, 'See sections [2](#roles) and [1](#law-and-changes).', /^3, the number/, /^1 in/],
  [TERMS, 'Section 4 of the [policy](/legal/privacy-policy#security).', /^3, the number of “Security”/, /^4/],
  [TERMS, 'See section 2.', /\[section 2\]\(#roles\)/, /^2 in "section 2\."/],
  [
    TERMS,
    'Section 2 of the [policy](/legal/privacy-policy).',
    /\(\/legal\/privacy-policy#what-we-collect\)/,
    /^2/,
  ],
  [TERMS, 'See section 9.', /a section that there is in Terms of Service: 1 to 3/, /^9/],
  [SERVICE, 'Section 3 of the [terms](/legal/terms-of-service#roles).', /^2, the number/, /^3/],
  [POLICY, 'Paragraph 2.1 names nobody.', /\{privacy-policy#what-we-collect\}\.1/, /^2\.1/],
  [POLICY, 'Paragraph 5.4 names nobody.', /which has 5\.1 to 5\.1/, /^5\.4/],
  [
    PAGE,
    'What does section 2 of our terms say?',
    /\{terms-of-service#roles\}/,
    /^2 in "section 2 of our terms say\?"/,
  ],
  [PAGE, 'What does section {terms-of-service#rolls} say?', /\{terms-of-service#roles\}/, /rolls/],
  [PAGE, 'And paragraph {terms-of-service#law-and-changes}.9?', /which has 3\.1/, /^3\.9/],
  [PAGE, 'Have the Terms of Service 12 sections?', /^3 sections/, /"12 sections"/],
];

test('what is wrong is told with its line, and what is right', () => {
  const files = having(WRONG.map(([file, sentence]) => [file, sentence]));
  const expected = WRONG.map(([file, sentence, right, found]) => ({
    file: `content/${file}`,
    line: (files[file] ?? '').split('\n').findIndex((line) => line.includes(sentence)) + 1,
    field: expect.any(String),
    expected: expect.stringMatching(right),
    found: expect.stringMatching(found),
  }));
  const problems = problemsOf(files);
  for (const one of expected) expect(problems).toContainEqual(one);
  expect(problems).toHaveLength(expected.length);
});

test('a number is found on its own line of a paragraph that is broken by hand', () => {
  const files = having([[TERMS, 'This goes on\nand on, see\nsection 2.']]);
  const line = (files[TERMS] ?? '').split('\n').indexOf('section 2.') + 1;
  expect(problemsOf(files)).toMatchObject([{ line }]);
});

test('a note that is settled may name a paragraph that is gone', () => {
  const files = having([[POLICY, 'Paragraph 5.4 names nobody.']]);
  expect(problemsOf(changed(POLICY, 'settled: false, note', 'settled: true, note', files))).toEqual([]);
});

test('how many sections there are is counted, and a note names one that there is', () => {
  const files = changed(POLICY, 'clause: whom-to-ask', 'clause: whom');
  expect(problemsOf(changed(TERMS, 'in a few clauses', 'in four sections', files))).toMatchObject([
    { field: 'counsel › entry 1 › clause', expected: expect.stringMatching(/whom-to-ask/) },
    { field: 'description', expected: expect.stringMatching(/^3 sections/), found: '"four sections"' },
  ]);
});
