/** A company with nothing left to do: launch-check finds no item in its content. */
import { stringify } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { createVersion, LEGAL_FILE, legalFile } from '../src/content/legal/versions.ts';
import { readSourceTexts } from '../src/content/reading/source-texts.ts';
import { collectSample } from '../src/owner/launch-check/sample.ts';
import { FIXTURES, withoutFiles } from './content.ts';

/** The date that the tests use as today. */
export const TODAY = '2026-11-22';

const COMPANY = {
  name: 'Sonchiraiya Kitchens',
  product: 'Pangat',
  address: 'https://www.sonchiraiya-kitchens.in',
  tagline: 'Software that counts what a mess cooks.',
  mission: 'We help kitchens to cook what will be eaten.',
  blurb: 'Sonchiraiya makes {product} in {country}, for those who cook for hundreds.',
  registration: {
    statement: '{company} stands in the register of small enterprises of {country}.',
    short: 'In the register of small enterprises',
    number: 'UDYAM-MH-26-0148302',
  },
  email: 'office@sonchiraiya-kitchens.in',
  phones: [{ number: '+91 80471 93625' }],
  whatsapp: '+91 80471 93626',
  country: 'IN',
  office: { lines: ['Sadashiv Peth', 'Pune 411030'], hours: 'On weekdays' },
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/sonchiraiya-kitchens' }],
};

const makePerson = (id: number, name: string, role: string) =>
  stringify({
    id,
    name,
    role,
    description: `Works for the kitchens that use {product}, as ${role.toLowerCase()}.`,
    linkedin: `https://www.linkedin.com/in/sonchiraiya-${id}`,
    initials: name
      .split(' ')
      .map((word) => word[0])
      .join(''),
  });

export const MARK_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><path fill="var(--ink)" d="M5 4h8v24H5zM19 4h8v24h-8z"/></svg>\n';

/** Replaces a company's identity, publishes the legal texts and approves what needs it. */
export function launchCompany(company: Files): Files {
  let files: Files = withoutFiles('team/', withoutFiles('legal/versions/', company));
  const navigation = /^navigation:[\s\S]*/m.exec(files['company.yaml'] ?? '')?.[0] ?? '';
  files = {
    ...files,
    'company.yaml': `${stringify(COMPANY)}${navigation}`,
    'mark.svg': MARK_SVG,
    'team/leela.yaml': makePerson(1, 'Leela Gaikwad', 'Founder'),
    'team/tariq.yaml': makePerson(2, 'Tariq Momin', 'UI/UX Designer'),
  };
  for (const file of Object.keys(files)) {
    const [, id] = LEGAL_FILE.exec(file) ?? [];
    if (id) files = publishSettled(files, id);
    const exampleLink = /^( *)link: https:.*\.example\b.*$/gm;
    const ownLink = '$1link: https://ledger.sonchiraiya-kitchens.in/';
    if (/\.yaml$/.test(file)) files = { ...files, [file]: (files[file] ?? '').replace(exampleLink, ownLink) };
  }
  // A claim has to be checked again on its day `due`: here after TODAY.
  files['claims.yaml'] = (files['claims.yaml'] ?? '').replace(/due: .*/g, 'due: 2027-11-20');
  const reviews = [...readSourceTexts(files).sources.keys()].map((file) => [
    file,
    { date: TODAY, by: 'Leela Gaikwad' },
  ]);
  return { ...files, 'reviewed.yaml': stringify(Object.fromEntries(reviews)) };
}

/** Publishes a legal text, with all notes for counsel settled and one section of the company's own. */
function publishSettled(files: Files, id: string): Files {
  const file = legalFile(id);
  const source = (files[file] ?? '')
    .replace(/settled: false/g, 'settled: true')
    .replace(/^updated: .*/m, `updated: ${TODAY}`);
  const text = `${source}  - title: Counsel\n    body: Our counsel has read every section.\n`;
  return { ...files, ...createVersion({ ...files, [file]: text }, id) };
}

/** Values of the tests' company, which launch-check looks for in these tests as sample data. */
export const SAMPLE = collectSample(readSourceTexts(FIXTURES).texts);
/** The content files of a company that is ready for its launch. */
export const READY_FILES = launchCompany(FIXTURES);
