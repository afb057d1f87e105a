/**
 * Three other companies that take the site over by CONTRIBUTING's steps: each changes the sample's identity, its people
 * and its legal texts, and then what it likes.
 */
import type { Files } from '../src/content/files.ts';
import { changed, REAL, without } from './content.ts';

/** A company's files, and what of it must be seen on a page. */
export type Owner = { name: string; files: Files; shows: [route: string, text: string][] };

/** A picture of one pixel, as PNG, in Base64. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A title that means harm, and is text all the same. */
export const SCRIPT = '<script>alert(1)</script>';

const POSITION = `positions:
  - id: cook
    title: A cook who counts
    place: Pune
    text: Write to us, and say what you would cook on a Tuesday.
`;

/** As much of an office as there may be. */
const OFFICE = `country: India
office:
  lines:
${[
  'Third floor, behind the Old Weighbridge and the Rice Mill',
  'Plot 41',
  'Ward 7',
  'Sri Nagar',
  'Thanjavur 613001',
]
  .map((line) => `    - ${line}\n`)
  .join('')}  hours: Every day but Tuesdays and the days of festivals, from 7:30 to 13:00`;

const LEGAL = ['legal/privacy-policy.md', 'legal/terms-of-service.md'];

/** A person's file. */
const person = (id: number, name: string, more = '') =>
  `id: ${id}\nname: ${name}\nrole: Partner\ndescription: Does the work of person ${id}.\nlinkedin: https://www.linkedin.com/in/person-${id}\ninitials: ${name[0]}${id < 10 ? 'X' : ''}\n${more}`;

/** The identity, in every field of company.yaml, and nothing of the sample's left in it. */
function identify(sample: Files, name: string, product: string, site: string): Files {
  const navigation = /^navigation:[\s\S]*/m.exec(sample['company.yaml'] ?? '')?.[0] ?? '';
  const company = `name: ${name}
product: ${product}
address: https://${site}
tagline: Our own tagline.
mission: We do one thing, and this sentence says which one it is.
blurb: "{company} makes {product}."
registration:
  statement: "{company} is registered where it has to be."
  short: Registered
email: hello@${site}
phone: "+91 98765 43210"
country: India
social: []

${navigation}`;
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="currentColor" d="M1 1h7v7z"/></svg>';
  // What this company claims has its own sources.
  const claims = (sample['claims.yaml'] ?? '')
    .replace(/^ +link: .*\n/gm, '')
    .replace(/source: .*/g, 'source: Our own books');
  return { ...without('team/', sample), 'company.yaml': company, 'claims.yaml': claims, 'mark.svg': mark };
}

/** Legal texts that counsel has signed. */
function sign(files: Files): Files {
  const signed = LEGAL.map((file) => [file, (files[file] ?? '').replace('draft: true', 'draft: false')]);
  return { ...files, ...Object.fromEntries(signed) };
}

/** A service with so many steps. */
function withSteps(file: string, steps: number, files: Files): Files {
  const step = (i: number) =>
    `  - title: Step ${i}\n    does: What is done in step ${i}.\n    gives: What step ${i} gives\n`;
  const list = Array.from({ length: steps }, (_, i) => step(i + 1)).join('');
  return changed(file, /^process:[\s\S]*?\n(?=technologies)/m, `process:\n${list}`, files);
}

/** A team of one without a picture, four letters for a name, no product, and a service with nine steps. */
function alone(sample: Files): Owner {
  const name = 'Kora';
  let files = without('products/', sign(identify(sample, name, 'Thali', 'kora.example')));
  files = withSteps('services/web-development.md', 9, files);
  files = { ...files, 'team/founder.yaml': person(1, 'Ila') };
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

/** A name of 60 letters, a team of eight with long names and a picture, a position, a second product, a title with a script. */
function many(sample: Files): Owner {
  const name = 'Sri Venkateswara Institute for Hostel Catering and Mess Work';
  let files = sign(identify(sample, name, 'Annapurna', 'www.sri-labs.example'));
  const people = Array.from({ length: 8 }, (_, i) => [
    `team/person-${i + 1}.yaml`,
    person(
      i + 1,
      `Venkatanarasimharaju ${'Subramaniam '.repeat(i % 3)}the ${i + 1}th`,
      i === 2 ? 'image: person-3.png\n' : '',
    ),
  ]);
  files = { ...files, ...Object.fromEntries(people), 'team/person-3.png': PIXEL };
  files = changed('company.yaml', /^country:.*$/m, OFFICE, files);
  files = changed('pages/team.yaml', /^positions:[\s\S]*/m, POSITION, files);
  files = changed('services/web-development.md', /^title:.*$/m, `title: ${SCRIPT}`, files);
  const card = (files['products/messmate/card.yaml'] ?? '')
    .replace(/^order:.*$/m, 'order: 2')
    .replace(/^title:.*$/m, 'title: Ledger')
    .replace(/^link:.*$/m, 'link: https://ledger.example/');
  files = { ...files, 'products/ledger/card.yaml': card };
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

/** Pictures of other hosts, longer sentences, another service, no service worker, one legal text still a draft. */
function longer(sample: Files): Owner {
  const name = 'Dvārakā Ration Works & Sons';
  let files = identify(sample, `"${name}"`, 'Nāśtā', 'dvaraka-ration.example');
  files = changed('site.yaml', 'worker: on', 'worker: off', files);
  files = changed(
    'pages/home.yaml',
    /^ {2}text: We count before we model\./m,
    '  text: We begin with a longer sentence than the one that was here before, and then we count.',
    files,
  );
  const service = (files['services/product-prototyping.md'] ?? '')
    .replace(/^title:.*$/m, 'title: Audits of kitchens, with a report that the cook understands')
    .replace(/^order:.*$/m, 'order: 9');
  files = {
    ...files,
    'services/audits.md': service,
    'team/asha.yaml': person(4, 'Āśā Ñāṇa', 'image: https://pictures.example/asha.jpg?size=2,3\n'),
    'team/bina.yaml': person(5, 'Bina'),
  };
  return {
    name,
    files,
    shows: [
      ['/services/audits', 'Audits of kitchens'],
      ['/team', 'Āśā Ñāṇa'],
    ],
  };
}

/** The three, each from the tests' own company. */
export const OWNERS: readonly Owner[] = [alone(REAL), many(REAL), longer(REAL)];

/** What of its identity must be in no file of another owner's site: each value of it that is long enough to tell. */
export const TRACES: readonly string[] = traces();

function traces(): string[] {
  const values = Object.entries(REAL)
    .filter(([file]) => file === 'company.yaml' || /^team\/.*\.yaml$/.test(file))
    .flatMap(([, text]) => [
      ...text.matchAll(
        /^\s*(?:- )?(?:name|product|address|tagline|mission|blurb|statement|short|scheme|class|verify|email|phone|image):\s*"?(.*?)"?$/gm,
      ),
    ])
    .map(([, value = '']) => value.replace(/^https:\/\//, '').replace(/^\{company\} /, ''))
    .filter((value) => value.length >= 5 && !value.startsWith('{'));
  const drawn = [...(REAL['mark.svg'] ?? '').matchAll(/ d="(.{5,}?)"/g)].map(([, shape = '']) => shape);
  return [...new Set([...values, ...drawn])];
}

/**
 * The limits of weight are the code's: for an owner's words the build says what is long. `complete` looks for the words of
 * the tests' company. The others read no site that they are given.
 */
export const NOT_FOR_OWNERS = ['budgets', 'complete', 'wrong-content', 'licences'].flatMap((name) => [
  '--exclude',
  `**/${name}.test.ts`,
]);
