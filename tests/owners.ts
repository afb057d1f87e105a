/**
 * Three other companies that take over the site by the steps of docs/owner.md: each changes the sample's identity,
 * people and legal texts, and what else it likes. They keep the rest, so a new field is theirs too.
 */
import { setField } from '../scripts/fixtures.ts';
import type { Files } from '../src/content/files.ts';
import { publish } from '../src/content/legal/versions.ts';
import { readWritten } from '../src/content/reading/written.ts';
import { dataOf, FIXTURES, without } from './content.ts';

/** A company's files, and what must be seen of it on a page. */
export type Owner = { name: string; files: Files; shows: [route: string, text: string][] };

/** A PNG of one pixel, in Base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A title that means harm and must stay text. */
export const SCRIPT = '<script>alert(1)</script>';

/** As much of an office as allowed. */
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

/** The first entry of a list of the tests' company, to make others from. */
const firstOf = (file: string, list: string): object => Object(dataOf(file))[list][0];

const SERVICE = 'services/web-development.md';

/**
 * Files with some fields of one changed, each by its path (`research.text`); no optional one is removed.
 * @param text what a new file is a copy of
 */
function having(file: string, fields: Record<string, unknown>, files: Files, text = files[file]): Files {
  const made = Object.entries(fields).reduce(
    (all, [path, value]) => setField(file, all, path.split('.'), value),
    text ?? '',
  );
  return { ...files, [file]: made };
}

/** Another person, made from the founder. */
const person = (file: string, id: number, name: string, files: Files, image?: string): Files =>
  having(
    file,
    {
      id,
      name,
      role: 'Partner',
      description: `Does the work of person ${id}.`,
      linkedin: `https://www.linkedin.com/in/person-${id}`,
      initials: `${name[0]}${id < 10 ? 'X' : ''}`,
      work: undefined,
      image,
    },
    files,
    FIXTURES['team/founder.yaml'],
  );

/** The identity: every field of company.yaml, nothing of the sample's left. */
function identify(sample: Files, name: string, product: string, site: string): Files {
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
  // This company's claims have their own sources.
  const claims = (sample['claims.yaml'] ?? '')
    .replace(/^ +link: .*\n/gm, '')
    .replace(/source: .*/g, 'source: Our own books');
  const files = { ...without('team/', sample), 'claims.yaml': claims, 'mark.svg': mark };
  return having('company.yaml', identity, files);
}

/** The tests' company has published its terms; here the policy is published, too. */
const sign = (files: Files): Files => ({ ...files, ...publish(files, 'privacy-policy') });

/** A team of one without a picture, a name of four letters, no product, and a service with nine steps. */
function alone(sample: Files): Owner {
  const name = 'Kora';
  let files = without('products/', sign(identify(sample, name, 'Thali', 'kora.example')));
  const step = firstOf(SERVICE, 'process');
  const process = Array.from({ length: 9 }, (_, i) => ({ ...step, title: `Step ${i + 1}` }));
  files = having(SERVICE, { process }, files);
  files = person('team/founder.yaml', 1, 'Ila', files);
  return {
    name,
    files,
    shows: [
      ['/products', 'More products coming soon!'],
      ['/team', 'Ila'],
      ['/services/web-development', 'Step 9'],
    ],
  };
}

/**
 * A name of 60 letters, a team of eight with long names and a picture, a position, a second product, a title with a
 * script.
 */
function many(sample: Files): Owner {
  const name = 'Sri Venkateswara Institute for Hostel Catering and Mess Work';
  let files = sign(identify(sample, name, 'Annapurna', 'www.sri-labs.example'));
  for (let i = 0; i < 8; i += 1) {
    const called = `Venkatanarasimharaju ${'Subramaniam '.repeat(i % 3)}the ${i + 1}th`;
    files = person(`team/person-${i + 1}.yaml`, i + 1, called, files, i === 2 ? 'person-3.png' : undefined);
  }
  files = { ...files, 'team/person-3.png': PIXEL };
  files = having('company.yaml', { office: OFFICE }, files);
  const position = { ...firstOf('pages/team.yaml', 'positions'), title: 'A cook who counts' };
  files = having('pages/team.yaml', { positions: [position] }, files);
  files = having(SERVICE, { title: SCRIPT }, files);
  const another = { order: 2, title: 'Ledger', link: 'https://ledger.example/' };
  files = having('products/ledger/card.yaml', another, files, files['products/messmate/card.yaml']);
  return {
    name,
    files,
    shows: [
      ['/', name],
      ['/about', name],
      ['/contact', 'Thanjavur 613001'],
      ['/team', 'A cook who counts'],
      ['/products', 'Ledger'],
      ['/services/web-development', SCRIPT],
      ['/products/messmate', 'Annapurna'],
    ],
  };
}

/** Pictures of other hosts, longer sentences, another service, one legal text still a draft. */
function longer(sample: Files): Owner {
  const name = 'Dvārakā Ration Works & Sons';
  let files = identify(sample, name, 'Nāśtā', 'dvaraka-ration.example');
  const research = 'We begin with a longer sentence than the one that was here before, and then we count.';
  files = having('pages/home.yaml', { 'research.text': research }, files);
  const audits = { title: 'Audits of kitchens, with a report that the cook understands', order: 9 };
  files = having('services/audits.md', audits, files, files['services/product-prototyping.md']);
  files = person('team/asha.yaml', 4, 'Āśā Ñāṇa', files, 'https://pictures.example/asha.jpg?size=2,3');
  files = person('team/bina.yaml', 5, 'Bina', files);
  return {
    name,
    files,
    shows: [
      ['/services/audits', 'Audits of kitchens'],
      ['/team', 'Āśā Ñāṇa'],
    ],
  };
}

/** All three, made from the tests' company. */
export const OWNERS: readonly Owner[] = [alone(FIXTURES), many(FIXTURES), longer(FIXTURES)];

/** What no file of another owner's site may hold of this identity: what tells whose it is, and its mark's shapes. */
export const TRACES: readonly string[] = traces();

function traces(): string[] {
  const telling =
    /^(company\.yaml (name|product|address|tagline|mission|blurb|registration\.(statement|short|verify)|email|phones\.0\.number)|team\/\S+ (name|image))$/;
  const values = readWritten(FIXTURES)
    .texts.filter(({ file, path }) => telling.test(`${file} ${path.join('.')}`))
    .map(({ value }) => value.replace(/^(https:\/\/|\{company\} )/, ''));
  const shapes = [...(FIXTURES['mark.svg'] ?? '').matchAll(/ d="(.+?)"/g)].map(([, shape = '']) => shape);
  return [...new Set([...values, ...shapes])].filter((one) => one.length >= 5 && !one.startsWith('{'));
}

/**
 * Left out: limits, which are the code's (for an owner's words the build says what is long), `complete`, which looks
 * for the words of the tests' company, and tests that do not read a given site.
 */
export const NOT_FOR_OWNERS = ['budgets', 'complete', 'wrong-content', 'licences'].flatMap((name) => [
  '--exclude',
  `**/${name}.test.ts`,
]);
