/** What the delivered sample says in two places agrees. */
import { expect, test } from 'vitest';
import { filesOnDisk } from '../../src/content/files.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { changed, problemsOf } from '../content.ts';

const files = filesOnDisk('content');
const { legal, messmate, services, team } = readContent(files);

/** A section of a legal text as written. */
const sectionOf = (text: string, anchor: string): string =>
  files[`legal/${text}.md`]?.split(/^## /m).find((section) => section.includes(`{#${anchor}}`)) ?? '';

test('the terms and the questions ask the mess to keep the same list', () => {
  const answer = messmate?.questions.list.find(({ id }) => id === 'no-power')?.answer;
  const kept = 'printed list of residents';
  expect(
    sectionOf('terms-of-service', 'availability').split(kept),
    'In plain words, and in full.',
  ).toHaveLength(3);
  expect(answer).toContain(kept);
});

test('a question quotes a section of the terms by its number, and only one that exists', () => {
  const answer = messmate?.questions.list.find(({ id }) => id === 'no-power')?.answer;
  const clauses = legal.find(({ id }) => id === 'terms-of-service')?.clauses ?? [];
  const number = clauses.findIndex(({ id }) => id === 'availability') + 1;
  expect(answer).toContain(`Section ${number} of our terms`);
  const wrong = changed(
    'products/messmate/page.yaml',
    '{terms-of-service#availability}',
    '{terms-of-service#gone}',
    files,
  );
  expect(problemsOf(wrong)).toMatchObject([{ file: 'content/products/messmate/page.yaml' }]);
});

test('the summary of the privacy policy names the data of its table, and says what is never collected', () => {
  const rows = [...sectionOf('privacy-policy', 'what-we-collect').matchAll(/^\| ([^|]+?) \|.*\|$/gm)];
  const [, ...data] = rows.map(([, name]) => name);
  const holds = legal.find(({ id }) => id === 'privacy-policy')?.holds ?? [];
  expect(holds.filter(({ held }) => held).map((one) => one.data)).toEqual(data);
  const roles = /Staff|Admin|Security Guard/;
  expect(
    sectionOf('privacy-policy', 'what-we-collect'),
    'Who may see what is for nobody to say.',
  ).not.toMatch(roles);
});

test('everybody who does a service is in the team', () => {
  const ids = team.map(({ id }) => id);
  for (const { id, terms } of services)
    expect(
      terms?.who?.filter((one) => !ids.includes(one)),
      id,
    ).toEqual([]);
});
