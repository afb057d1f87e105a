/** A company that takes the site over and does all that launch-check asks for, in `content/` alone. */
import { type Document, parse, parseDocument, stringify } from 'yaml';
import type { Files } from '../src/content/files.ts';
import { frontMatterOf } from '../src/content/front-matter.ts';
import { carryOut } from '../src/content/legal/renew.ts';
import { writtenIn } from '../src/content/reading/written.ts';
import type { Claim } from '../src/content/schemas/claims.ts';
import { numbers } from '../src/owner/launch-check/checks/claims.ts';
import { longSentences } from '../src/owner/launch-check/checks/long-sentences.ts';
import { lookAt } from '../src/owner/launch-check/run.ts';
import { type Sample, sampleOf } from '../src/owner/launch-check/sample.ts';
import { wordsNowhere } from '../src/owner/launch-check/uncovered-numbers.ts';
import { REAL, without } from './content.ts';

/** The day on which the tests look. */
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
  phone: '+91 80471 93625',
  whatsapp: '+91 80471 93626',
  country: 'India',
  office: { lines: ['Sadashiv Peth', 'Pune 411030'], hours: 'On weekdays' },
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/sonchiraiya-kitchens' }],
};

const person = (id: number, name: string, role: string) =>
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

/** Another mark: two bars. */
export const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><path fill="var(--ink)" d="M5 4h8v24H5zM19 4h8v24h-8z"/></svg>\n';

/** A file's values changed as an editor would; the rest of it stays as it is. */
function edited(files: Files, file: string, change: (doc: Document) => void): Files {
  const source = files[file] ?? '';
  const { head, headAt } = frontMatterOf(source) ?? { head: source, headAt: 0 };
  const doc = parseDocument(head);
  change(doc);
  const text = doc.toString({ lineWidth: 0 });
  return { ...files, [file]: source.slice(0, headAt) + text + source.slice(headAt + head.length) };
}

/** Every entry of a list with some of its fields written anew. */
function rewritten(doc: Document, list: string[], write: (i: number) => Record<string, unknown>): void {
  const entries =
    (doc.toJS() as Record<string, unknown>) && (doc.getIn(list) as { items: unknown[] } | undefined);
  entries?.items.forEach((_, i) => {
    for (const [field, value] of Object.entries(write(i))) doc.setIn([...list, i, field], value);
  });
}

/** The content of a company that has done everything; what it keeps, it has signed. */
export function launchedFrom(
  sample: Files,
  list: Sample = sampleOf(writtenIn(sample)),
  today = TODAY,
): Files {
  let files: Files = without('team/', without('legal/versions/', sample));
  const navigation = /^navigation:[\s\S]*/m.exec(files['company.yaml'] ?? '')?.[0] ?? '';
  files = {
    ...files,
    'company.yaml': `${stringify(COMPANY)}${navigation}`,
    'mark.svg': MARK,
    'team/leela.yaml': person(1, 'Leela Gaikwad', 'Founder'),
    'team/tariq.yaml': person(2, 'Tariq Momin', 'UI/UX Designer'),
  };
  for (const file of Object.keys(files)) {
    if (/^legal\/[^/]+\.md$/.test(file)) files = signed(files, file);
    if (/^services\//.test(file)) files = ownService(files, file);
    const link = /^link: https:.*$/m;
    const ours = 'link: https://ledger.sonchiraiya-kitchens.in/';
    if (/\/card\.yaml$/.test(file)) files = { ...files, [file]: (files[file] ?? '').replace(link, ours) };
  }
  files = edited(files, 'pages/about.yaml', (doc) => {
    rewritten(doc, ['registration', 'points'], () => ({
      title: 'What it is good for',
      text: 'Our counsel has found this true.',
    }));
    rewritten(doc, ['culture', 'rules'], () => ({
      title: 'A rule of ours',
      text: 'We do as this rule of ours says.',
    }));
  });
  files = edited(files, 'products/messmate/page.yaml', (doc) =>
    rewritten(doc, ['questions', 'list'], () => ({
      answer: 'We put it into a letter to you. Nothing else is agreed.',
    })),
  );
  files = ownClaims(files);
  const look = lookAt(files, list, today);
  // Only what is a matter of taste, or a number that states nothing, is signed and not changed.
  const keep = [...numbers(look), ...longSentences(look)].map(({ file, field }) => ({
    file,
    field,
    why: 'We have read it.',
    by: 'Leela Gaikwad',
    on: today,
  }));
  const once = [...new Map(keep.map((entry) => [entry.file + entry.field, entry])).values()];
  return { ...files, 'checked.yaml': stringify({ keep: once }) };
}

/** Claims that somebody of theirs has approved, with the words that still stand. */
function ownClaims(files: Files): Files {
  const { claims = [] } = parse(files['claims.yaml'] ?? '') as { claims?: Claim[] };
  const nowhere = wordsNowhere(writtenIn(files).texts, claims);
  const own = claims.map((claim) => {
    const covers = claim.covers.filter(
      (words) => !nowhere.some((one) => one.id === claim.id && one.words === words),
    );
    return {
      ...claim,
      // A claim that a page names has to stay; it then speaks of other words.
      covers: covers.length > 0 ? covers : [COMPANY.mission],
      ...(claim.link?.includes('.example') ? { link: '/about' } : {}),
      approvedBy: 'Leela Gaikwad',
      date: '2026-11-20',
      review: '2027-11-20',
    };
  });
  return { ...files, 'claims.yaml': stringify({ claims: own }) };
}

/** A legal text that counsel has read. */
function signed(files: Files, file: string): Files {
  const settled = edited(files, file, (doc) => rewritten(doc, ['counsel'], () => ({ settled: true })));
  const read = (settled[file] ?? '').replace(
    /^This policy was last updated in \d{4}\.$/m,
    'Its date is at its head.',
  );
  const body = `${read}\n\nOur counsel has read every section.\n`;
  const id = file.replace(/^legal\/|\.md$/g, '');
  const { write } = carryOut({ ...settled, [file]: body }, { id, date: TODAY, isFirst: true }, TODAY);
  return edited({ ...settled, [file]: body, ...write }, file, (doc) => doc.setIn(['draft'], false));
}

function ownService(files: Files, file: string): Files {
  return edited(files, file, (doc) => {
    if (doc.has('terms'))
      doc.setIn(['terms'], { pricing: 'By the hour, with a sum that it never goes beyond.' });
    rewritten(doc, ['process'], (i) => ({
      title: `Our step ${'ABCDEFGHIJKL'[i]}`,
      does: 'We do the work of this step.',
      gives: 'What this step is for',
    }));
    rewritten(doc, ['technologies'], () => ({ items: ['Elixir', 'Phoenix'] }));
  });
}

/** What the site of the tests was delivered with, and the tests' own company that has done everything. */
export const SAMPLE = sampleOf(writtenIn(REAL));
export const CLEAN = launchedFrom(REAL, SAMPLE);
