import { describe, expect, test } from 'vitest';
import { FIXTURES, problemsOf, withChange } from '../../../tests/content.ts';
import { UserError } from '../../platform/user-error.ts';
import type { Files } from '../files.ts';
import { readContent } from '../reading/read.ts';
import { createVersion, findVersionProblems, legalFile, listVersionDays, versionFile } from './versions.ts';

/** In the fixtures the terms have two versions, and the policy is a draft. */
const [TERMS, POLICY] = ['terms-of-service', 'privacy-policy'];
const FILE = legalFile(TERMS);
const [NEWEST_DAY = '', FIRST_DAY = ''] = listVersionDays(FIXTURES, TERMS);
const LATER_DAY = '2026-12-01';

/** Returns the fixtures with another sentence in the terms, and another date. */
const withNewWording = (day = LATER_DAY, files: Files = FIXTURES) =>
  withChange(
    FILE,
    /^updated: .*\nchanged: .*$/m,
    `updated: ${day}\nchanged: They are in force for all.`,
    withChange(FILE, 'These terms are in force.', 'These terms are in force for all.', files),
  );
const withPublished = (files: Files, id = TERMS): Files => ({ ...files, ...createVersion(files, id) });
const versionsIn = (files: Files) => readContent(files).legal.find(({ id }) => id === TERMS)?.versions ?? [];

test.each<[string, Files]>([
  ['nothing changes', FIXTURES],
  [
    'an editor changes its line ends',
    { ...FIXTURES, [FILE]: FIXTURES[FILE]?.replaceAll('\n', '\r\n') ?? '' },
  ],
  ['its description for search engines changes', withChange(FILE, 'signed by counsel', 'read by counsel')],
  ['a section gets a claim', withChange(FILE, '    title: Roles', '    title: Roles\n    claim: weighed')],
  ['the company changes its name', withChange('company.yaml', /^name:.*$/m, 'name: Another')],
  ['the words of a draft change', withChange(legalFile(POLICY), 'The door is locked.', 'The door is open.')],
])('accepts a text in force when %s', (_, files) => expect(findVersionProblems(files)).toEqual([]));

test.each<[string, Files, string, RegExp]>([
  ['a word', withChange(FILE, 'Own meals', 'All meals'), 'updated', /in sections › entry 2 › body/],
  ['a line break', withChange(FILE, 'Own meals |', 'Own meals |\n'), 'updated', /entry 2 › body/],
  [
    'a word, and its description',
    withChange(FILE, 'signed by', 'read by', withChange(FILE, 'Own meals', 'All meals')),
    'updated',
    /in sections › entry 2 › body/,
  ],
  ['the title', withChange(FILE, 'title: Terms of Service', 'title: Terms of Use'), 'updated', /in title/],
  ['a section’s title', withChange(FILE, 'title: Roles', 'title: Ranks'), 'updated', /entry 2 › title/],
  ['its day, without a copy', withNewWording(), 'updated', /no such file/],
  ['its day, to an earlier one', withNewWording('2025-01-01'), 'updated', /other words/],
])('reports a text in force that changes %s', (_, files, field, found) => {
  const line = (files[FILE] ?? '').split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
  expect(findVersionProblems(files)).toMatchObject([
    { code: 'version', file: `content/${FILE}`, path: [field], line, found: expect.stringMatching(found) },
  ]);
});

test.each([
  ['without a sentence', '', 'nothing'],
  [
    'with the sentence of the version before',
    `changed: The roles are new, as section 2. Section 3 says whom to ask.\n`,
    '"The roles',
  ],
])('reports a text in force %s about its changes', (_, sentence, found) => {
  const files = withChange(FILE, /^changed: .*\n/m, sentence, withNewWording());
  expect(findVersionProblems(withPublished(files))).toMatchObject([
    { path: ['changed'], found: expect.stringContaining(found) },
  ]);
});

describe('createVersion', () => {
  test('returns a copy of the text, and changes no earlier version', () => {
    const files = withPublished(withNewWording());
    const { values, copy } =
      /(?<copy>[\s\S]*?)(?<values>^values:[\s\S]*)/m.exec(files[versionFile(TERMS, LATER_DAY)] ?? '')
        ?.groups ?? {};
    expect(copy).toBe(files[FILE]);
    expect(values).toContain('company: Quillfern Instruments\n');
    for (const day of [NEWEST_DAY, FIRST_DAY])
      expect(files[versionFile(TERMS, day)]).toBe(FIXTURES[versionFile(TERMS, day)]);
    expect([...problemsOf(files), ...findVersionProblems(files)]).toEqual([]);
    expect(versionsIn(files).map(({ updated, changed }) => [updated, changed])).toEqual([
      [LATER_DAY, 'They are in force for all.'],
      [NEWEST_DAY, expect.any(String)],
      [FIRST_DAY, undefined],
    ]);
  });

  test('is not needed for a copy made by hand', () => {
    const files = withNewWording();
    expect(findVersionProblems({ ...files, [versionFile(TERMS, LATER_DAY)]: files[FILE] ?? '' })).toEqual([]);
  });

  test('writes the anchors of a draft, so that they outlast a new title', () => {
    const files = withPublished(FIXTURES, POLICY);
    const anchors = (content: Files) =>
      readContent(content)
        .legal.find(({ id }) => id === POLICY)
        ?.sections.map(({ anchor }) => anchor);
    expect(anchors(files)).toEqual(anchors(FIXTURES));
    const retitled = withChange(
      legalFile(POLICY),
      'title: What this policy covers',
      'title: The door',
      files,
    );
    expect(anchors(retitled)).toEqual(anchors(FIXTURES));
    const draft = withChange(legalFile(POLICY), 'title: What this policy covers', 'title: The door');
    expect(anchors(draft)).toContain('the-door');
  });

  test('keeps each version’s section numbers, and the company’s name if the version has saved it', () => {
    const files = withPublished(withNewWording());
    const renamed = withChange('company.yaml', /^name:.*$/m, 'name: Another Company', files);
    const renumbered = withChange(
      FILE,
      'sections:\n',
      'sections:\n  - title: First\n    body: First.\n',
      renamed,
    );
    const bodies = versionsIn(renumbered).map(({ sections }) => sections.map(({ body }) => body).join());
    expect(bodies.map((body) => body.includes('Another Company'))).toEqual([false, true, false]);
    const numbers = bodies.map((body) => /paragraph (\S+)\]/.exec(body)?.[1]);
    expect(numbers).toEqual(['1.1', '1.1', undefined]);
  });

  test('saves the phone number of a link', () => {
    const call = 'Call [{phone}](tel:{phone}).';
    const withCall = withChange(FILE, 'These terms are in force for all.', call, withNewWording());
    const introOf = (files: Files) => versionsIn(files)[0]?.intro;
    const files = withPublished(withCall);
    expect(introOf(files)).toMatch(/tel:\+91/);
    const newNumber = withChange('company.yaml', /number: "\+.*"/, 'number: "+91 98220 12345"', files);
    expect(introOf(newNumber)).toBe(introOf(files));
  });

  test.each([NEWEST_DAY, FIRST_DAY, '2025-01-01'])(
    'rejects a day that is not after the newest version: %s',
    (day) => {
      const create = () => createVersion(withNewWording(day), TERMS);
      expect(create).toThrow(UserError);
      expect(create).toThrow(`the version of ${NEWEST_DAY} stays as it is`);
    },
  );
});

test('gives different anchors to sections whose titles are equal, reserved or without Latin letters', () => {
  const titles = ['Roles', 'Contents', 'வலை']
    .map((title) => `  - title: ${title}\n    body: Words.\n`)
    .join('');
  const { legal } = readContent(withChange(legalFile(POLICY), /$/, titles + titles));
  const anchors = legal.find(({ id }) => id === POLICY)?.sections.map(({ anchor }) => anchor);
  expect(anchors?.slice(-6)).toEqual([
    'roles',
    'contents-2',
    'section-8',
    'roles-2',
    'contents-3',
    'section-11',
  ]);
});
