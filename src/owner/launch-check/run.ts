import { readFiles } from '../../content/files.ts';
import { siteToday } from '../../content/language/day.ts';
import { findPictureProblems } from '../../content/pictures/pictures.ts';
import { fieldName, type Problem } from '../../content/problems.ts';
import { findTextProblems } from '../../content/reading/read.ts';
import { readSourceTexts, type SourceContent, type SourceText } from '../../content/reading/source-texts.ts';
import { checkExternalLinks } from './checks/external-links.ts';
import { findDueFacts, findLegalItems } from './checks/legal.ts';
import { findUnapproved, REVIEWED } from './checks/reviewed.ts';
import { createCopyCheck, findExpiring, findUnfinished, findUnreachable } from './checks/texts.ts';
import { type Finding, type Item, itemAt } from './item.ts';
import { findTrace, listTraces, readSample, type Sample } from './sample.ts';

/** Words that no page shows as they are: notes for counsel, facts, approvals; and the hostel, which stays invented. */
const isNote = ({ file, path }: SourceText) =>
  file === REVIEWED ||
  file === 'hostel.yaml' ||
  (file === 'claims.yaml' && path.at(-1) === 'text') ||
  path.includes('counsel');

function createWordCheck(
  texts: readonly SourceText[],
  sample: Sample,
): (text: SourceText) => Finding | undefined {
  const traces = listTraces(sample);
  const checks = [findUnreachable, findUnfinished, findExpiring, createCopyCheck(texts)];
  // The owner replaces a sample person's other fields with the name, so only the name is listed.
  const isName = ({ file, path }: SourceText) => file.startsWith('team/') && path[0] === 'name';
  const sampleNames = texts.filter((text) => isName(text) && findTrace(traces, text));
  return (text) => {
    if (isNote(text) || (!isName(text) && sampleNames.some(({ file }) => file === text.file)))
      return undefined;
    let finding = findTrace(traces, text);
    for (const check of checks) finding ??= check(text);
    return finding;
  };
}

export const itemsFromProblems = (problems: readonly Problem[]): Item[] =>
  problems.map(({ code, file, line, path, element, expected, found, fix }) => ({
    ...{ code, file, line, path, found, ...(element && { element }), blocks: true },
    why: `The site cannot be built with this${(element ?? fieldName(path)) && ' field'}.`,
    todo: `Expected: ${expected}.${fix ? ` Fix: ${fix}.` : ''}`,
  }));

/** Lists what is left to do, without requests. The content must be valid. @param today `2026-11-22` */
export function findItems(written: SourceContent, sample: Sample, today: string): Item[] {
  const check = createWordCheck(written.texts, sample);
  return [
    ...written.texts.flatMap((text) => {
      const finding = check(text);
      return finding ? [itemAt(text, finding)] : [];
    }),
    ...findLegalItems(written),
    ...findDueFacts(written, today),
    ...findUnapproved(written),
  ];
}

/** The items, and `notes` about checks that could not be made. */
export type Result = { items: Item[]; notes: string[] };

/** @param network whether to try the addresses of other sites */
export async function runLaunchCheck(contentDir: string, network: boolean): Promise<Result> {
  const files = readFiles(contentDir);
  const written = readSourceTexts(files);
  const items = findItems(written, readSample(), siteToday(files));
  const blocked = items.filter(({ blocks }) => blocks);
  const isClean = ({ file, line }: SourceText) =>
    !blocked.some((item) => item.file === `content/${file}` && item.line === line);
  const links = network
    ? await checkExternalLinks(written.texts.filter(isClean))
    : { items: [], notes: ['The addresses of other sites were not checked.'] };
  const problems = [...findTextProblems(files), ...(await findPictureProblems(contentDir))];
  return { items: [...itemsFromProblems(problems), ...items, ...links.items], notes: links.notes };
}
