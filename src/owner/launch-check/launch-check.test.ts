/**
 * Faults are planted one by one into the content of a company that has done everything. Each is found in its file and on
 * its line; where none is planted, none is found.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed, REAL } from '../../../tests/content.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { PATIENCE_MS } from '../../../tests/patience.ts';
import type { Files } from '../../content/files.ts';
import { examineContent, textProblems } from '../../content/reading/read.ts';
import { itemsOf, refused } from './run.ts';

const [COMPANY, PERSON, POLICY] = ['company.yaml', 'team/leela.yaml', 'legal/privacy-policy.md'];
const lineOf = (name: string) => new RegExp(`(?<=^ *(?:- )?)${name}: .*$`, 'm');
const field = (file: string, name: string, value: string) =>
  changed(file, lineOf(name), `${name}: ${value}`, CLEAN);
/** A field with the sample's value. */
const again = (name: string) =>
  changed(COMPANY, lineOf(name), lineOf(name).exec(REAL[COMPANY] ?? '')?.[0] ?? '', CLEAN);
const copy = (words: string) => field('pages/about.yaml', 'lead', JSON.stringify(words));
const picture = (url: string) => ({ ...CLEAN, [PERSON]: `${CLEAN[PERSON]}image: ${url}\n` });
const READ = /^company\.yaml:\n(?: .*\n)+/m;

const FAULTS: readonly Files[] = [
  ...['name', 'address', 'email', 'phone'].map(again),
  { ...CLEAN, [PERSON]: REAL['team/founder.yaml'] ?? '' },
  { ...CLEAN, 'mark.svg': REAL['mark.svg'] ?? '' },
  copy('Ask Ananya Rao about it.'),
  copy('Follow @quillfern for news.'),
  field(PERSON, 'linkedin', 'https://in.linkedin.com/'),
  field(PERSON, 'linkedin', 'https://www.linkedin.com/in/'),
  { ...CLEAN, [POLICY]: `${CLEAN[POLICY]}\n\nSee [the list](#) of hosts.\n` },
  field(COMPANY, 'address', 'https://kitchens.example'),
  field(COMPANY, 'email', 'hello@example.com'),
  field(COMPANY, 'email', 'office+site@sonchiraiya-kitchens.in'),
  copy('See http://localhost:4321/about for it.'),
  field(COMPANY, 'phone', '"+91 00000 00000"'),
  field(COMPANY, 'phone', '"+91 98765 43210"'),
  field(COMPANY, 'phone', '"+91 80471 9362"'),
  field(COMPANY, 'number', 'UDYAM-XX-00-0000000'),
  copy('Lorem ipsum dolor sit amet.'),
  copy('We have been here since TODO.'),
  copy('We are [insert what we are].'),
  copy('Write to office@sonchiraiya-kitchens.in first.'),
  copy('Call 80471 93625 for a visit.'),
  picture('https://pictures.kitchens.in/a.jpg?X-Amz-Expires=86400&X-Amz-Signature=ab12'),
  picture('https://media.licdn.com/dms/image/v2/0?e=1796083200&v=beta&t=ab12'),
  field('claims.yaml', 'due', '2026-11-21'),
  field(POLICY, 'draft', 'true'),
  changed(POLICY, 'settled: true', 'settled: false', CLEAN),
  changed('reviewed.yaml', READ, '', CLEAN),
];

const leftOf = (files: Files) => itemsOf(files, SAMPLE, TODAY).items;

/** A line for each finding: whether it blocks, its kind, its file, how its line begins, and why. */
const linesOf = (files: Files) =>
  leftOf(files).map(({ file, line = 0, code, found, why, todo, blocks }) => {
    expect([found, todo]).not.toContain('');
    const there = (files[file.replace('content/', '')] ?? '').split('\n')[line - 1]?.trim().slice(0, 50);
    return `${blocks ? '✗' : '·'} ${code} ${file.replace('content/', '')} (${there ?? 'all of it'}) ${why}`;
  });

test('a company that has done everything has nothing left to do', () => {
  expect(examineContent(CLEAN).problems).toEqual([]);
  expect(leftOf(CLEAN)).toEqual([]);
});

test('each fault is found, in its file and on its line', { timeout: 9 * PATIENCE_MS }, () => {
  const lines = FAULTS.map((files) => linesOf(files).join(' AND '));
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "✗ sample company.yaml (name: Quillfern Instruments) The name of the sample company.
    ✗ sample company.yaml (address: https://www.quillfern.example) The sample’s web address.
    ✗ sample company.yaml (email: post@quillfern.example) The sample’s e-mail address.
    ✗ sample company.yaml (phone: "+91 11111 11111") The sample’s phone number.
    ✗ sample team/leela.yaml (name: Ananya Rao) A person of the sample.
    ✗ sample mark.svg (<?xml version="1.0" encoding="UTF-8"?>) The mark of the sample company.
    ✗ sample pages/about.yaml (lead: "Ask Ananya Rao about it.") A person of the sample.
    ✗ sample pages/about.yaml (lead: "Follow @quillfern for news.") The sample’s web address.
    ✗ placeholder team/leela.yaml (linkedin: https://in.linkedin.com/) Leads to a network’s front page, not to a profile.
    ✗ placeholder team/leela.yaml (linkedin: https://www.linkedin.com/in/) Leads to a network’s front page, not to a profile.
    ✗ placeholder legal/privacy-policy.md (See [the list](#) of hosts.) A link that leads nowhere.
    ✗ placeholder company.yaml (address: https://kitchens.example) An address reserved for examples and tests: it leads nowhere.
    ✗ placeholder company.yaml (email: hello@example.com) An e-mail address reserved for examples.
    · contact company.yaml (email: office+site@sonchiraiya-kitchens.in) Some mail programs misread the plus sign when they open a link: Sylpheed makes it a space, aerc %2B.
    ✗ placeholder pages/about.yaml (lead: "See http://localhost:4321/about for it.") An address reserved for examples and tests: it leads nowhere.
    ✗ placeholder company.yaml (phone: "+91 00000 00000") A placeholder for a number.
    ✗ placeholder company.yaml (phone: "+91 98765 43210") A placeholder for a number.
    ✗ placeholder company.yaml (phone: "+91 80471 9362") An Indian number has ten digits after +91; this one has not.
    ✗ placeholder company.yaml (number: UDYAM-XX-00-0000000) Filler, or a note that something is still to be written.
    ✗ placeholder pages/about.yaml (lead: "Lorem ipsum dolor sit amet.") Filler, or a note that something is still to be written.
    ✗ placeholder pages/about.yaml (lead: "We have been here since TODO.") Filler, or a note that something is still to be written.
    ✗ placeholder pages/about.yaml (lead: "We are [insert what we are].") Filler, or a note that something is still to be written.
    · contact pages/about.yaml (lead: "Write to office@sonchiraiya-kitchens.in fir) Your e-mail address, typed by hand: it will not change with company.yaml.
    · contact pages/about.yaml (lead: "Call 80471 93625 for a visit.") Your phone number, typed by hand: it will not change with company.yaml.
    · expires team/leela.yaml (image: https://pictures.kitchens.in/a.jpg?X-Amz-Ex) An address that is signed or expires: one day it will stop working.
    · expires team/leela.yaml (image: https://media.licdn.com/dms/image/v2/0?e=17) An address that is signed or expires: one day it will stop working.
    ✗ due claims.yaml (due: 2026-11-21) This fact is due for another check.
    ✗ draft legal/privacy-policy.md (draft: true) A draft that no counsel has read. Search engines are asked not to list it.
    ✗ counsel legal/privacy-policy.md (- clause: whom-to-ask) A question for your counsel that is not settled.
    ✗ reviewed company.yaml (all of it) Still as delivered, or nobody has said that it is yours."
  `);
});

/** In a list of a file: one reading for all. */
const saying = (sentences: readonly string[], files = CLEAN): Files => ({
  ...files,
  'pages/about.yaml': `${files['pages/about.yaml']}\nsaid: ${JSON.stringify(sentences)}\n`,
});

test('ordinary sentences of offices and hostels, in English and Hindi, raise no false alarm', () => {
  const sentences = readFileSync('tests/fixtures/ordinary-sentences.txt', 'utf8').trim().split('\n');
  expect(new Set(sentences).size).toBeGreaterThanOrEqual(300);
  const text = `${CLEAN[POLICY]}\n\n${sentences.join('\n\n')}\n`;
  expect(
    leftOf(saying(sentences, { ...CLEAN, [POLICY]: text })).map(({ found, why }) => `${why} ${found}`),
  ).toEqual([]);
});

test.each(['es', 'pt', 'gl'])('todo is a word in %s, also in capitals', (language) => {
  const said = saying([
    'TODO INCLUIDO',
    'El precio incluye todo: luz, agua y wifi.',
    'Todo o pão é feito aqui.',
  ]);
  expect(leftOf({ ...said, 'site.yaml': `language: ${language}\n` })).toEqual([]);
});

const PLANTED = [
  'lorem ipsum|Lorem ipsum|sed quia dolor sit amet|FIXME|Call us: TKTK',
  'TODO|TODO: write this|todo|[todo]|todo: the hours|(TODO)|Add the hours (TODO later)',
  'TBD|TBA|TBC|Rent: TBC|The date is TBC.|Fees (TBC)|Date TBC|Opening hours: TBD|Warden – TBA',
  'xxx|Call XXX XXX|+91 XXXXX XXXXX|Rs. xxxx|UDYAM-XX-00-0000000|XXXX XXXX XXXX',
  '???|Since ???|₹??? a plate|Name: ______|____',
  '[insert name]|[Insert what we do]|[your company]|[Your Company Name]|[Company Name]|[date]|[NAME]|[City]|[add a photo]',
  '[enter address]|[fill in]|[type here]|[phone number]|[replace this]|[your institute]|[TBC]|[write a sentence]',
  '(insert address)|(insert what we are)|(insert the name here)|(add your own text here)|(enter company name)|(fill in the date)',
  '(your name)|(your company name)|(your text here)|(insert)|(write a title)|(Your company)|(add a description here)',
  '<your company>|<insert text>|<company name>|<name>|<enter the date>|<add link>',
  'Your text here|Enter your text here.|Put your address here|Your company name|Your logo here|Insert image here',
  '[आपका नाम]|[कंपनी का नाम]|[नाम]|[तारीख]|[यहाँ पता लिखें]|(अपना नाम यहाँ लिखें)|[अपना पता डालें]',
  '+91 00000 00000|+91 98765 43210|98765 43210|+91 99999 99999|+91 12345 67890|12345 67890|+91 80471 9362|+91 2612 3456',
  '+91 80471 936255|1800 000 0000|020-0000 0000|(020) 0000 0000|+91 98220 4173 (10 am to 6 pm)',
  'you@yourcompany.com|name@company.com|hello@example.org|me@domain.com',
  'See https://example.com/a|http://localhost:4321|https://www.linkedin.com/in/|See www.example.com.',
  'https://yourwebsite.com|http://www.yourcompany.in|your.name@gmail.com|test@test.com|mail@your-domain.org',
  'consectetur adipiscing elit|Placeholder|Dummy text|Text to follow|To be added|tba|Click here to edit|DD/MM/YYYY',
  'Heading goes here|Your tagline goes here|Rs. ___/-|within ___ days|Since 20XX|XX/XX/2026|XX% less|[●]|[xx]|Name ........',
  '[Name of the Data Protection Officer]|[name and designation]|[Grievance Officer’s name]|[Jurisdiction]',
].flatMap((line) => line.split('|'));

test('every planted fault is found, whatever stands around it', () => {
  for (const around of [(words: string) => words, (words: string) => `We begin.\n\n${words} \n`]) {
    const lines = leftOf(saying(PLANTED.map(around))).filter(
      ({ code, blocks }) => code === 'placeholder' && blocks,
    );
    const found = new Set(lines.map(({ path }) => path.at(-1)));
    expect(PLANTED.filter((_, i) => !found.has(i))).toEqual([]);
  }
});

test.each(['https://lh3.googleusercontent.com/a/leela=s480-c', 'https://www.gravatar.com/avatar/0b?s=480'])(
  'an address without a signature or an expiry is fine: %s',
  (url) => expect(leftOf(picture(url))).toEqual([]),
);

test('what the build refuses is an item too, with the field and the words of the build', () => {
  expect(refused(textProblems(field(PERSON, 'role', '""')))).toMatchObject([
    {
      file: `content/${PERSON}`,
      path: ['role'],
      todo: expect.stringMatching(/the person's role/),
      blocks: true,
    },
  ]);
});

test('every file is listed until somebody has read it, and a deleted one is not', () => {
  const gone = changed('reviewed.yaml', /^/, 'team/nobody.yaml: { date: 2026-01-01, by: L }\n', CLEAN);
  expect(leftOf(gone)).toEqual([]);
  const files = Object.keys(CLEAN).filter(
    (file) => /\.(yaml|md)$/.test(file) && !/versions|reviewed/.test(file),
  );
  const unread = leftOf({ ...CLEAN, 'reviewed.yaml': '' }).map(({ file }) => file.replace('content/', ''));
  expect(unread).toEqual(files.sort());
});
