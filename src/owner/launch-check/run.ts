import { todayIn } from '../../content/day.ts';
import { type Files, filesOnDisk } from '../../content/files.ts';
import { pictureProblems } from '../../content/pictures.ts';
import { type Problem, partName } from '../../content/problems.ts';
import { textProblems } from '../../content/reading/read.ts';
import { type Text, type Written, writtenIn } from '../../content/reading/written.ts';
import { contactDetails, plusInEmail } from './checks/contact-details.ts';
import { externalLinks } from './checks/external-links.ts';
import { filler } from './checks/filler.ts';
import { due, legal } from './checks/legal.ts';
import { expiring, nobodys, placeholderLink } from './checks/placeholders.ts';
import { REVIEWED, stillAsDelivered } from './checks/reviewed.ts';
import { type Item, itemAt } from './item.ts';
import { readSample, type Sample, sampleIn, tracesOf } from './sample.ts';

/** Words that no page shows as they are: notes for counsel, facts, approvals; and the hostel, which stays invented. */
const isNote = ({ file, path }: Text) =>
  file === REVIEWED ||
  file === 'hostel.yaml' ||
  (file === 'claims.yaml' && path.at(-1) === 'text') ||
  (file.startsWith('legal/') && path[0] === 'counsel');

/** The first fault of each text; further ones usually follow from it. */
function wordsOf(written: Written, sample: Sample): { items: Item[]; clean: Text[] } {
  const traces = tracesOf(sample);
  const checks = [placeholderLink, nobodys, filler(written), expiring, contactDetails(written), plusInEmail];
  const items: Item[] = [];
  const clean: Text[] = [];
  // A sample person's other fields go with the name.
  const isName = ({ file, path }: Text) => file.startsWith('team/') && path[0] === 'name';
  const invented = written.texts.filter((text) => isName(text) && sampleIn(traces, text));
  const isSaid = (text: Text) => !isName(text) && invented.some(({ file }) => file === text.file);
  for (const text of written.texts.filter((one) => !isNote(one) && !isSaid(one))) {
    let found = sampleIn(traces, text);
    for (const check of checks) found ??= check(text);
    if (found) items.push(itemAt(text, found));
    else clean.push(text);
  }
  return { items, clean };
}

/** What the build refuses. */
export const refused = (problems: readonly Problem[]): Item[] =>
  problems.map(({ code, file, line, path, part, expected, found, fix }) => ({
    ...{ code, file, line, path, found },
    ...(part ? { part } : {}),
    why: `The site cannot be built with this${partName({ part, path } as Problem) && ' field'}.`,
    todo: `Expected: ${expected}.${fix ? ` Fix: ${fix}.` : ''}`,
    blocks: true,
  }));

/** Without a network. `clean` are the texts without a fault. */
export function itemsOf(files: Files, sample: Sample, today: string): { items: Item[]; clean: Text[] } {
  const written = writtenIn(files);
  const { items, clean } = wordsOf(written, sample);
  return {
    items: [...items, ...legal(written), ...due(written, today), ...stillAsDelivered(written)],
    clean,
  };
}

/** `notes`: what could not be checked. */
export type Result = { items: Item[]; notes: string[] };

/** @param network whether to try the addresses of other sites */
export async function launchCheck(contentDir: string, network: boolean): Promise<Result> {
  const files = filesOnDisk(contentDir);
  const { items, clean } = itemsOf(files, readSample(), todayIn(files));
  const problems = [...textProblems(files), ...(await pictureProblems(contentDir))];
  const links = network
    ? await externalLinks(clean)
    : { items: [], note: 'The addresses of other sites were not checked.' };
  return {
    items: [...refused(problems), ...items, ...links.items],
    notes: links.note ? [links.note] : [],
  };
}
