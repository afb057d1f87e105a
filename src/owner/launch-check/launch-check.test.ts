/**
 * Puts faults one by one into the content of a company that is ready for its launch. Each must be found in its file and
 * on its line; without a fault, nothing may be found.
 */
import { expect, test } from 'vitest';
import { FIXTURES, withChange, withoutFiles } from '../../../tests/content.ts';
import { READY_FILES, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { TIMEOUT_MS } from '../../../tests/timeout.ts';
import type { Files } from '../../content/files.ts';
import { examineContent, findNonPictureProblems } from '../../content/reading/read.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { createContactCheck } from './checks/texts.ts';
import { findItems, itemsFromProblems } from './run.ts';

const [COMPANY, PERSON, POLICY] = ['company.yaml', 'team/leela.yaml', 'legal/privacy-policy.yaml'];
const ABOUT = 'pages/about.yaml';
const linePattern = (name: string) => new RegExp(`(?<=^ *(?:- )?)${name}: .*$`, 'm');
const withField = (file: string, name: string, value: string) =>
  withChange(file, linePattern(name), `${name}: ${value}`, READY_FILES);
/** Gives a field of the company its value in the fixtures, which these tests take for the sample. */
const withSampleValue = (name: string) => {
  const pattern = linePattern(name);
  return withChange(COMPANY, pattern, pattern.exec(FIXTURES[COMPANY] ?? '')?.[0] ?? '', READY_FILES);
};
const withPhone = (number: string) => withChange(COMPANY, /(?<=^ +- number: ).*$/m, number, READY_FILES);
const withLead = (words: string) => withField(ABOUT, 'lead', JSON.stringify(words));
const withPicture = (url: string) => ({ ...READY_FILES, [PERSON]: `${READY_FILES[PERSON]}image: ${url}\n` });
const COMPANY_APPROVAL = /^company\.yaml:\n(?: .*\n)+/m;

/** Copies of the ready company's files, each with one fault. */
const FAULTS: readonly Files[] = [
  ...['name', 'address', 'email'].map(withSampleValue),
  withPhone('"+91 253 250 4173"'),
  { ...READY_FILES, [PERSON]: FIXTURES['team/founder.yaml'] ?? '' },
  { ...READY_FILES, 'mark.svg': FIXTURES['mark.svg'] ?? '' },
  withLead('Ask Ananya Rao about it.'),
  withField(PERSON, 'linkedin', 'https://in.linkedin.com/'),
  withChange(POLICY, 'The door is locked.', 'See [the list](#) of hosts.', READY_FILES),
  withField(COMPANY, 'address', 'https://kitchens.example'),
  withPhone('"+91 00000 00000"'),
  withLead('We are [insert what we are].'),
  withLead('Write to office@sonchiraiya-kitchens.in first.'),
  withLead('Call +91 80471 93625 for a visit.'),
  withPicture('https://pictures.kitchens.in/a.jpg?X-Amz-Expires=86400&X-Amz-Signature=ab12'),
  withField('claims.yaml', 'due', '2026-11-21'),
  withoutFiles('legal/versions/privacy-policy', READY_FILES),
  withChange(POLICY, 'settled: true', 'settled: false', READY_FILES),
  withChange('reviewed.yaml', COMPANY_APPROVAL, '', READY_FILES),
];

const itemsIn = (files: Files) => findItems(readSourceTexts(files), SAMPLE, TODAY);

/** Formats each item: ✗ if it is blocking, its code, its file, the start of its line, and its fault. */
const formatItems = (files: Files) =>
  itemsIn(files).map(({ file, line = 0, code, found, why, todo, isBlocking }) => {
    expect([found, todo]).not.toContain('');
    const start = (files[file.replace('content/', '')] ?? '').split('\n')[line - 1]?.trim().slice(0, 50);
    return `${isBlocking ? '✗' : '·'} ${code} ${file.replace('content/', '')} (${start ?? 'all of it'}) ${why}`;
  });

test('finds nothing to do for a company that is ready for its launch', () => {
  expect(examineContent(READY_FILES).problems).toEqual([]);
  expect(itemsIn(READY_FILES)).toEqual([]);
});

test('finds each fault in its file and on its line', { timeout: 9 * TIMEOUT_MS }, () => {
  const lines = FAULTS.map((files) => formatItems(files).join(' AND '));
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "✗ sample company.yaml (name: Quillfern Instruments) The name of the sample company.
    ✗ sample company.yaml (address: https://www.quillfern.example) The sample’s web address.
    ✗ sample company.yaml (email: post@quillfern.example) The sample’s e-mail address.
    ✗ sample company.yaml (- number: "+91 253 250 4173") The sample’s phone number.
    ✗ sample team/leela.yaml (name: Ananya Rao) A person of the sample.
    ✗ sample mark.svg (<?xml version="1.0" encoding="UTF-8"?>) The mark of the sample company.
    ✗ sample pages/about.yaml (lead: "Ask Ananya Rao about it.") A person of the sample.
    ✗ placeholder team/leela.yaml (linkedin: https://in.linkedin.com/) Leads to a network’s front page, not to a profile.
    ✗ placeholder legal/privacy-policy.yaml (body: See [the list](#) of hosts.) A link that leads nowhere.
    ✗ placeholder company.yaml (address: https://kitchens.example) An address that is reserved for examples and tests.
    ✗ placeholder company.yaml (- number: "+91 00000 00000") A phone number of zeros.
    · unfinished pages/about.yaml (lead: "We are [insert what we are].") Brackets that are no link, a blank, filler, or a note to write it later.
    · contact pages/about.yaml (lead: "Write to office@sonchiraiya-kitchens.in fir) Your e-mail address, typed by hand: it will not change with company.yaml.
    · contact pages/about.yaml (lead: "Call +91 80471 93625 for a visit.") Your number, typed by hand: it will not change with company.yaml.
    · expires team/leela.yaml (image: https://pictures.kitchens.in/a.jpg?X-Amz-Ex) The address of this picture has a query. Many of those are signed, and stop working one day.
    ✗ due claims.yaml (due: 2026-11-21) This fact is due for another check.
    ✗ draft legal/privacy-policy.yaml (updated: 2026-11-22) A draft: no version of it is published. Search engines are asked not to list it.
    ✗ counsel legal/privacy-policy.yaml (- topic: other) A question for your counsel that is not settled.
    ✗ unapproved company.yaml (all of it) Still as delivered, or nobody has said that it is yours."
  `);
});

/** Texts that a check must find, and texts that it must accept, separated by `|`. */
const TEXTS: [code: string, isBlocking: boolean, found: string[], accepted: string[]][] = [
  [
    'unfinished',
    false,
    [
      '<Razorpay / PayU – to be confirmed>|[insert name]|[your company] of {country}|<insert text>|[TBC]|[ ● ]',
      'TODO|Since TODO.|Opening hours: TBD|TBA|Rent (TBC)|Call XXX XXX|UDYAM-XX-00-0000000|FIXME',
      'Lorem ipsum dolor|The fee is to be confirmed.|To Be Confirmed|Name: ______|₹___ a plate|[आपका नाम]|<नाम>',
    ],
    [
      'El precio incluye todo.|Our to-do list is short.|See [the terms](/legal/terms) first.|Write to <https://a.in>.',
      'Write to <mailto:post@a.in>.|Fewer than 5 < 6 > 4.|Size XL or XXL.|a_b__c|Confirmed by phone.',
    ],
  ],
  [
    'placeholder',
    true,
    [
      'hello@example.org|See https://example.com/a|http://localhost:4321|See www.example.com.|+91 00000 00000|a@b.test',
      'https://www.linkedin.com/in/|linkedin.com/company|https://x.com|www.instagram.com/|+44 0000 000000|http://a.invalid/',
    ],
    [
      'https://www.linkedin.com/in/leela|https://test.in/a|www.latest.com|For example, test it.|https://a.in/example',
      'https://local.in|me@local.in|₹10,00,00,000|+91 80000 00001|@example|https://github.com/company/site',
    ],
  ],
  ['sample', true, ['Ananya Rao leads it.|Follow @quillfern for news.'], []],
];

test.each(TEXTS)('finds %s texts (blocking: %s), and no similar ones', (code, isBlocking, ...lists) => {
  const [found = [], accepted = []] = lists.map((lines) => lines.flatMap((line) => line.split('|')));
  const list = `\nlist: ${JSON.stringify([...found, ...accepted])}\n`;
  const items = itemsIn({ ...READY_FILES, [ABOUT]: `${READY_FILES[ABOUT]}${list}` });
  for (const item of items) expect(item).toMatchObject({ code, isBlocking });
  expect([...new Set(items.map(({ path }) => Number(path.at(-1))))]).toEqual([...found.keys()]);
});

test.each([
  ['email', 'office@a.in', 'Write {email}.'],
  ['phones.0.number', '+91 80471 93625', 'Write {phone}.'],
  ['phones.1.number', '+91 80471 93626', 'Link to /contact instead, which shows the number.'],
  ['whatsapp', '+91 80471 93627', 'Link to /contact instead, which shows the number.'],
])('suggests the placeholder of %s, or a link if it has none', (path, value, todo) => {
  const contact = { file: COMPANY, path: path.split('.'), line: 1, value };
  const text = { file: ABOUT, path: ['lead'], line: 1, value: `Ask ${value} first.` };
  expect(createContactCheck([contact])(text)).toMatchObject({ words: value, todo });
});

test('finds unfinished texts in the body of a legal text and of a service', () => {
  const words = 'Paid by <Razorpay>.\n\nSee [terms](/legal/terms-of-service).\n\n[Name]';
  const service = 'services/web-development.md';
  for (const files of [
    withChange(POLICY, 'body: The door is locked.', `body: ${JSON.stringify(words)}`, READY_FILES),
    { ...READY_FILES, [service]: `${READY_FILES[service]}\n\n${words}\n` },
  ])
    expect(itemsIn(files).map(({ found }) => found)).toEqual(['"Paid by <Razorpay>."', '"[Name]"']);
});

test('accepts a link to the home page', () =>
  expect(itemsIn(withChange(POLICY, 'The door is locked.', 'See [home](/).', READY_FILES))).toEqual([]));

test('accepts a picture’s address without a query', () =>
  expect(itemsIn(withPicture('https://lh3.googleusercontent.com/a/leela=s480-c'))).toEqual([]));

test('turns a problem that stops the build into a blocking item with its field and what was expected', () => {
  expect(itemsFromProblems(findNonPictureProblems(withField(PERSON, 'role', '""')))).toMatchObject([
    {
      file: `content/${PERSON}`,
      path: ['role'],
      todo: expect.stringMatching(/the person's role/),
      isBlocking: true,
    },
  ]);
});

test('lists every file that is not approved, and no approved file that was deleted', () => {
  const deletedFileApproval = 'team/deleted.yaml: { date: 2026-01-01, by: L }\n';
  expect(itemsIn(withChange('reviewed.yaml', /^/, deletedFileApproval, READY_FILES))).toEqual([]);
  const files = Object.keys(READY_FILES).filter(
    (file) => /\.(yaml|md)$/.test(file) && !/versions|reviewed/.test(file),
  );
  const unapproved = itemsIn({ ...READY_FILES, 'reviewed.yaml': '' }).map(({ file }) =>
    file.replace('content/', ''),
  );
  expect(unapproved).toEqual(files.sort());
});
