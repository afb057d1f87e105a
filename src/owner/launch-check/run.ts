import { filesOnDisk } from '../../content/files.ts';
import { todayIn } from '../../content/language/day.ts';
import { pictureProblems } from '../../content/pictures/pictures.ts';
import { type Problem, partName } from '../../content/problems.ts';
import { textProblems } from '../../content/reading/read.ts';
import { type Text, type WrittenContent, writtenIn } from '../../content/reading/written.ts';
import { builtFrom } from '../../site/seo/history.ts';
import { expiring, plusInEmail, typedByHand, unfinished } from './checks/advice.ts';
import { externalLinks } from './checks/external-links.ts';
import { due, legal, securityExpiring } from './checks/legal.ts';
import { leadsNowhere } from './checks/nowhere.ts';
import { REVIEWED, stillAsDelivered } from './checks/reviewed.ts';
import { type Finding, failedCheck, type Item, itemAt } from './item.ts';
import { readSample, type Sample, sampleIn, tracesOf } from './sample.ts';

/** Words that no page shows as they are: notes for counsel, facts, approvals; and the hostel, which stays invented. */
const isNote = ({ file, path }: Text) =>
  file === REVIEWED ||
  file === 'hostel.yaml' ||
  (file === 'claims.yaml' && path.at(-1) === 'text') ||
  path.includes('counsel');

/** Finds the first fault of a text; further ones usually follow from it. */
function wordCheck(texts: readonly Text[], sample: Sample): (text: Text) => Finding | undefined {
  const traces = tracesOf(sample);
  const checks = [leadsNowhere, unfinished, expiring, typedByHand(texts), plusInEmail];
  // A sample person's other fields go with the name.
  const isName = ({ file, path }: Text) => file.startsWith('team/') && path[0] === 'name';
  const invented = texts.filter((text) => isName(text) && sampleIn(traces, text));
  return (text) => {
    if (isNote(text) || (!isName(text) && invented.some(({ file }) => file === text.file))) return undefined;
    let found = sampleIn(traces, text);
    for (const check of checks) found ??= check(text);
    return found;
  };
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

/** A check that throws is a finding of its own, beside those of the others. */
function tried(what: string, check: () => Item[]): Item[] {
  try {
    return check();
  } catch (error) {
    return [failedCheck(what, error)];
  }
}

/** Without a network, for content that can be built. @param today `2026-11-22` */
export function itemsOf(written: WrittenContent, sample: Sample, today: string): Item[] {
  const find = wordCheck(written.texts, sample);
  const inText = (text: Text) => [find(text) ?? []].flat().map((found) => itemAt(text, found));
  return [
    ...written.texts.flatMap((text) => tried(`${text.file}, line ${text.line}`, () => inText(text))),
    ...tried('the legal texts', () => legal(written)),
    ...tried('the facts', () => due(written, today)),
    ...tried('who has read which file', () => stillAsDelivered(written)),
  ];
}

/** `notes`: what could not be checked. */
export type Result = { items: Item[]; notes: string[] };

/** @param network whether to try the addresses of other sites */
export async function launchCheck(contentDir: string, network: boolean): Promise<Result> {
  const files = filesOnDisk(contentDir);
  const written = writtenIn(files);
  const items = itemsOf(written, readSample(), todayIn(files));
  const blocked = items.filter(({ blocks }) => blocks);
  const isClean = ({ file, line }: Text) =>
    !blocked.some((item) => item.file === `content/${file}` && item.line === line);
  const links = network
    ? await externalLinks(written.texts.filter(isClean)).catch((error) => ({
        items: [failedCheck('the addresses of other sites', error)],
        notes: [],
      }))
    : { items: [], notes: ['The addresses of other sites were not checked.'] };
  return {
    items: [
      ...tried('the content', () => refused(textProblems(files))),
      ...(await pictureProblems(contentDir).then(refused, (error) => [failedCheck('the pictures', error)])),
      ...items,
      ...tried('security.txt', () => securityExpiring(builtFrom(contentDir), Date.now())),
      ...links.items,
    ],
    notes: links.notes,
  };
}
