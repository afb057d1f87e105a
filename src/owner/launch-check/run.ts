import { type Files, filesOnDisk } from '../../content/files.ts';
import { pictureProblems } from '../../content/pictures.ts';
import { textProblems } from '../../content/reading/read.ts';
import { writtenIn } from '../../content/reading/written.ts';
import { checkedSchema } from '../../content/schemas/checked.ts';
import { builtSite } from './checks/built-site.ts';
import { claims, numbers } from './checks/claims.ts';
import { contactDetails } from './checks/contact-details.ts';
import { externalLinks, linksOut } from './checks/external-links.ts';
import { legal } from './checks/legal.ts';
import { refused } from './checks/loader.ts';
import { longSentences } from './checks/long-sentences.ts';
import { mentions } from './checks/mentions.ts';
import { initials, names } from './checks/names.ts';
import { filler, placeholderLinks } from './checks/placeholders.ts';
import { planned } from './checks/planned.ts';
import { reserved } from './checks/reserved.ts';
import { sampleValues } from './checks/sample-values.ts';
import { security } from './checks/security.ts';
import { signed } from './checks/signed.ts';
import { copyrightYears, legalDates } from './checks/years.ts';
import type { Item } from './item.ts';
import type { Check, Look } from './look.ts';
import { readSample, type Sample, standingTexts, type Trace } from './sample.ts';
import { withoutSigned } from './signed.ts';

/** Of these the first to speak of some words is right: what is no network's page need not be called signed, too. */
const OF_ONE_CAUSE: readonly Check[] = [mentions, placeholderLinks, signed, reserved, contactDetails];
const OTHERS: readonly Check[] = [
  filler,
  names,
  initials,
  legalDates,
  copyrightYears,
  legal,
  claims,
  numbers,
  planned,
  longSentences,
];

/** Whether two items speak of the same words on the same line: one of them, at least, of all that the other means. */
function isSame(first: Item, second: Item): boolean {
  if (first.file !== second.file || first.line !== second.line) return false;
  const [one = '', other = ''] = [first, second].map(({ words = '' }) => words.toLowerCase());
  return one.includes(other) || other.includes(one);
}

/** Adds the items that speak of no words of which another one speaks already. */
const withOthers = (items: readonly Item[], more: readonly Item[]): Item[] => [
  ...items,
  ...more.filter((item) => !items.some((first) => first.words && isSame(first, item))),
];

/** Reads content as the checks want it. */
export const lookAt = (files: Files, sample: Sample, today: string): Look => ({
  written: writtenIn(files),
  sample,
  today,
});

/** What is left to look at beside the sample's own values: that its address is a reserved one need not be said. */
function withoutStanding(look: Look): Look {
  const standing = standingTexts(look.sample, look.written);
  return {
    ...look,
    written: { ...look.written, texts: look.written.texts.filter((text) => !standing.has(text)) },
  };
}

/** All that the words themselves tell, before anything signed is taken out. */
export function itemsOf(look: Look): Item[] {
  const rest = withoutStanding(look);
  const first = OF_ONE_CAUSE.reduce<Item[]>((items, check) => withOthers(items, check(rest)), []);
  return [...sampleValues(look), ...first, ...OTHERS.flatMap((check) => check(look))];
}

/** What is left to do, how much is signed as right, what could not be looked at, and the words that were. */
export type Result = { items: Item[]; signed: number; notes: string[]; written: Look['written'] };

/** Takes out what `content/checked.yaml` signs. */
export function signedOff({ written }: Look, items: readonly Item[]): Pick<Result, 'items' | 'signed'> {
  const lineOf = (i: number) => written.sources.get('checked.yaml')?.lineOf(['keep', i]) ?? 1;
  // Read here, for the loader gives nothing at all while anything is wrong.
  const keep = checkedSchema.safeParse(written.sources.get('checked.yaml')?.data);
  return withoutSigned(items, keep.success ? keep.data.keep : [], lineOf);
}

/** What a launch-check is to look at. */
export type Task = {
  contentDir: string;
  /** The built site; none for the words alone. */
  siteDir?: string;
  /** Whether to try the addresses of other sites. */
  network: boolean;
  today: string;
  /** The moment from which security.txt holds, in milliseconds. */
  from: number;
};

/** Looks at everything. */
export async function launchCheck({ contentDir, siteDir, network, today, from }: Task): Promise<Result> {
  const files = filesOnDisk(contentDir);
  const look = lookAt(files, readSample(), today);
  const problems = textProblems(files);
  const notes: string[] = [];
  const words = itemsOf(look);
  const built =
    siteDir === undefined ? undefined : builtSite(siteDir, contentDir, look.sample, standsIn(look));
  const [pictures, outside, site] = await Promise.all([
    pictureProblems(contentDir),
    network
      ? externalLinks(linksOut(withoutStanding(look)))
      : { items: [], note: 'The addresses of other sites were not tried.' },
    built,
  ]);
  const items = withOthers([...refused([...problems, ...pictures]), ...words], outside.items);
  if (outside.note) notes.push(outside.note);
  if (site?.note) notes.push(site.note);
  for (const item of items) {
    const trace = [...(site?.shows ?? [])].find(([value]) => item.found.includes(value));
    if (trace) item.shows = trace[1];
  }
  const all = [...items, ...(site?.items ?? []), ...security(from, today)];
  return { ...signedOff(look, all), notes, written: look.written };
}

/** Whether content/ itself still holds a trace of the sample, in a field or in a text. */
const standsIn =
  ({ written }: Look) =>
  ({ words }: Trace): boolean =>
    written.texts.some(({ value }) => value.toLowerCase().includes(words.toLowerCase()));
