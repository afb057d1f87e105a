import { expect, test } from 'vitest';
import { problemsOf, withChange } from '../../../tests/content.ts';
import { PRODUCT_PAGE, SERVICE } from '../../../tests/content-support.ts';
import { readContent } from '../reading/read.ts';

const TERMS = 'legal/terms-of-service.yaml';

/** Returns the fixtures with a reference in a question, a service and a legal text. */
const withReference = (reference: string) => {
  const question = `  list:\n    - { id: n, question: "Is it ${reference}?", answer: Yes. }\n`;
  const withQuestion = withChange(PRODUCT_PAGE, /^ {2}list:\n(?= {4}- id)/m, question);
  const withService = withChange(SERVICE, /$/, `\n\n${reference}\n`, withQuestion);
  return withChange(TERMS, 'These terms are in force.', `These terms are in ${reference}.`, withService);
};

test('replaces a reference to a section by its number', () => {
  const { legal, messmate, services } = readContent(
    withReference('section {terms-of-service#law-and-changes}'),
  );
  expect(messmate?.questions.list[0]?.question).toBe('Is it section 3?');
  expect(services.map(({ body }) => body).join()).toContain('\nsection 3');
  expect(legal.find(({ id }) => id === 'terms-of-service')?.intro).toContain('are in section 3.');
});

test.each([
  ['{terms-of-service#rolls}', /\{terms-of-service#roles\}/],
  ['{terms#roles}', /\{privacy-policy#security\}.*\{terms-of-service#roles\}/],
])('reports %s, a reference to a missing section, with its line', (name, expected) => {
  const files = withReference(name);
  const expectedProblems = [SERVICE, PRODUCT_PAGE, TERMS].map((file) => ({
    file: `content/${file}`,
    line: (files[file] ?? '').split('\n').findIndex((line) => line.includes(name)) + 1,
    expected: expect.stringMatching(expected),
  }));
  const reported = problemsOf(files);
  expect(reported).toHaveLength(expectedProblems.length);
  for (const problem of expectedProblems) expect(reported).toContainEqual(expect.objectContaining(problem));
});

test('appends the cited sections to an answer, and reports missing ones', () => {
  const withCitation = (section: string) =>
    withChange(PRODUCT_PAGE, 'privacy-policy#security', `privacy-policy#security\n        - ${section}`);
  const { messmate } = readContent(withCitation('terms-of-service#roles'));
  expect(messmate?.questions.list.find(({ id }) => id === 'names')?.answer).toBe(
    'The house does. (Privacy Policy, section 3; Terms of Service, section 2.)',
  );
  expect(problemsOf(withCitation('terms-of-service#rolls'))).toMatchObject([
    { file: `content/${PRODUCT_PAGE}`, path: ['questions', 'list', 2, 'cites', 1] },
  ]);
});

test('rejects a reference that names no legal text', () => {
  expect(problemsOf(withChange(TERMS, 'in force.', 'in force, see {#roles}.'))).toMatchObject([
    { expected: expect.stringMatching(/no placeholders but .*\{#roles\}/) },
  ]);
});
