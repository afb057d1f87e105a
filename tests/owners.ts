/**
 * Two other companies that take over the site by the steps of docs/owner.md. Each is a copy of the tests' company with another
 * identity, other people and some other fields, so a field that is new in the fixtures needs no change here.
 */
import { setField } from '../scripts/fixtures.ts';
import type { Files } from '../src/content/files.ts';
import { createVersion } from '../src/content/legal/versions.ts';
import { readSourceTexts } from '../src/content/reading/source-texts.ts';
import { dataOf, FIXTURES, withoutFiles } from './content.ts';

/** A company's name and content files, and texts that some of its pages must contain. */
export type Owner = { name: string; files: Files; pageTexts: [route: string, text: string][] };

/** A PNG of one pixel, in Base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A title that would run a script if it was not escaped. */
export const SCRIPT = '<script>alert(1)</script>';

/** An office with the maximum of five lines. */
const OFFICE = {
  lines: [
    'Third floor, behind the Old Weighbridge and the Rice Mill',
    'Plot 41',
    'Ward 7',
    'Sri Nagar',
    'Thanjavur 613001',
  ],
  hours: 'Every day but Tuesdays and the days of festivals, from 7:30 to 13:00',
};

/** Returns the first entry of a list of the tests' company. */
const firstEntry = (file: string, list: string): object => Object(dataOf(file))[list][0];

const SERVICE = 'services/web-development.md';

/**
 * Changes fields of a file, each by its path (`research.text`).
 * @param text the file's text; for a new file, that of the file to copy
 */
function withFields(file: string, fields: Record<string, unknown>, files: Files, text = files[file]): Files {
  const changed = Object.entries(fields).reduce(
    (source, [path, value]) => setField(file, source, path.split('.'), value),
    text ?? '',
  );
  return { ...files, [file]: changed };
}

/** Adds a person: a copy of the founder with other fields. */
function withPerson(file: string, id: number, name: string, files: Files, image?: string): Files {
  const linkedin = `https://www.linkedin.com/in/person-${id}`;
  const texts = { role: 'Partner', description: `Does the work of person ${id}.`, work: undefined };
  const fields = { id, name, initials: `${name[0]}X`, linkedin, image, ...texts };
  return withFields(file, fields, files, FIXTURES['team/founder.yaml']);
}

/** Gives the tests' company another name, addresses and mark, and its claims another source. Removes its people. */
function withIdentity(fixtures: Files, name: string, product: string, site: string): Files {
  const identity = {
    name,
    product,
    address: `https://${site}`,
    tagline: 'Our own tagline.',
    mission: 'We do one thing, and this sentence says which one it is.',
    blurb: '{company} makes {product}.',
    'registration.statement': '{company} is registered where it has to be.',
    'registration.short': 'Registered',
    'registration.number': undefined,
    'registration.verify': undefined,
    email: `hello@${site}`,
    phones: [{ number: '+91 98765 43210' }],
    whatsapp: undefined,
    office: undefined,
    social: [],
  };
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="currentColor" d="M1 1h7v7z"/></svg>';
  const claims = (fixtures['claims.yaml'] ?? '')
    .replace(/^ +link: .*\n/gm, '')
    .replace(/source: .*/g, 'source: Our own books');
  const files = { ...withoutFiles('team/', fixtures), 'claims.yaml': claims, 'mark.svg': mark };
  return withFields('company.yaml', identity, files);
}

/** Creates a company with a short name, a team of one without a picture, no product, and a service with nine steps. */
function makeSmallCompany(fixtures: Files): Owner {
  const name = 'Kora';
  let files = withoutFiles('products/', withIdentity(fixtures, name, 'Thali', 'kora.example'));
  // The terms of the tests' company are published already.
  files = { ...files, ...createVersion(files, 'privacy-policy') };
  const step = firstEntry(SERVICE, 'process');
  const process = Array.from({ length: 9 }, (_, i) => ({ ...step, title: `Step ${i + 1}` }));
  files = withFields(SERVICE, { process }, files);
  files = withPerson('team/founder.yaml', 1, 'Ila', files);
  return {
    name,
    files,
    pageTexts: [
      ['/products', 'More products coming soon!'],
      ['/team', 'Ila'],
      ['/services/web-development', 'Step 9'],
    ],
  };
}

/**
 * Creates a company with a name of 60 characters, an office of five lines, a team of eight with long names and two pictures,
 * a position, a second product, a longer sentence, another service, a title with a script, and a privacy policy that is still a draft.
 */
function makeLargeCompany(fixtures: Files): Owner {
  const name = 'Śrī Venkateśvara Institute for Hostel Catering and Mess Work';
  let files = withIdentity(fixtures, name, 'Nāśtā', 'www.sri-labs.example');
  for (let i = 0; i < 8; i += 1) {
    const fullName = `Venkatanarasimharaju ${'Subramaniam '.repeat(i % 3)}the ${i + 1}th`;
    const image = { 2: 'person-3.png', 3: 'https://pictures.example/4.jpg?size=2,3' }[i];
    files = withPerson(`team/person-${i + 1}.yaml`, i + 1, fullName, files, image);
  }
  files = { ...files, 'team/person-3.png': PIXEL };
  files = withFields('company.yaml', { office: OFFICE }, files);
  const research = 'We begin with a longer sentence than the one that was here before, and then we count.';
  files = withFields('pages/home.yaml', { 'research.text': research }, files);
  const position = { ...firstEntry('pages/team.yaml', 'positions'), title: 'A cook who counts' };
  files = withFields('pages/team.yaml', { positions: [position] }, files);
  files = withFields(SERVICE, { title: SCRIPT }, files);
  const audits = { title: 'Audits of kitchens, with a report that the cook understands', order: 9 };
  files = withFields('services/audits.md', audits, files, files['services/product-prototyping.md']);
  const ledger = { order: 2, title: 'Ledger', link: 'https://ledger.example/' };
  files = withFields('products/ledger/card.yaml', ledger, files, files['products/messmate/card.yaml']);
  return {
    name,
    files,
    pageTexts: [
      ['/', name],
      ['/about', name],
      ['/contact', 'Thanjavur 613001'],
      ['/team', 'A cook who counts'],
      ['/products', 'Ledger'],
      ['/services/audits', 'Audits of kitchens'],
      ['/services/web-development', SCRIPT],
      ['/products/messmate', 'Nāśtā'],
    ],
  };
}

export const OWNERS: readonly Owner[] = [makeSmallCompany(FIXTURES), makeLargeCompany(FIXTURES)];

/** Matches the file and path of a text that identifies a company: `company.yaml phones.0.number`. */
const IDENTITY_FIELD =
  /^(company\.yaml (name|product|address|tagline|mission|blurb|registration\.(statement|short|verify)|email|phones\.0\.number)|team\/\S+ (name|image))$/;

/** Texts that identify the tests' company, and shapes of its mark; not short ones, which any site may contain. */
export const IDENTITY_TRACES: readonly string[] = [
  ...readSourceTexts(FIXTURES)
    .texts.filter(({ file, path }) => IDENTITY_FIELD.test(`${file} ${path.join('.')}`))
    // Pages show addresses without `https://`, and fill in `{company}` and other placeholders.
    .map(({ value }) => value.replace(/^(https:\/\/|\{company\} )/, '')),
  ...[...(FIXTURES['mark.svg'] ?? '').matchAll(/ d="(.+?)"/g)].map(([, shape = '']) => shape),
].filter((trace) => trace.length >= 5 && !trace.startsWith('{'));

/**
 * Arguments of Vitest that exclude what other companies need not pass: `budgets` has limits that only warn owners,
 * `texts-and-links` and `wrong-content` expect the fixtures' texts, and `licences` does not depend on content.
 */
export const EXCLUDE_ARGS = ['budgets', 'texts-and-links', 'wrong-content', 'licences'].flatMap((name) => [
  '--exclude',
  `**/${name}.test.ts`,
]);
