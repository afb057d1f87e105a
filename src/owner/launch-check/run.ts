import { readFiles } from '../../content/files.ts';
import { siteToday } from '../../content/language/day.ts';
import { findPictureProblems } from '../../content/pictures/pictures.ts';
import type { Problem } from '../../content/problems.ts';
import { findNonPictureProblems } from '../../content/reading/read.ts';
import { readSourceTexts, type SourceContent, type SourceText } from '../../content/reading/source-texts.ts';
import { checkExternalLinks } from './checks/external-links.ts';
import { findDueClaims, findLegalItems } from './checks/legal.ts';
import { findUnapprovedFiles, REVIEWED_FILE } from './checks/reviewed.ts';
import { createContactCheck, findExpiring, findUnfinished, findUnreachable } from './checks/texts.ts';
import { type LaunchCheckResult, type TextCheck, type TodoItem, toItem } from './item.ts';
import { findSampleValue, listSampleValues, readSample, type Sample } from './sample.ts';

/** Returns whether a text needs no check: no page shows it word by word, or it describes the invented hostel. */
const isExcluded = ({ file, path }: SourceText) =>
  file === REVIEWED_FILE ||
  file === 'hostel.yaml' ||
  (file === 'claims.yaml' && path.at(-1) === 'text') ||
  path.includes('counsel');

function createTextCheck(texts: readonly SourceText[], sample: Sample): TextCheck {
  const sampleValues = listSampleValues(sample);
  const checks = [findUnreachable, findUnfinished, findExpiring, createContactCheck(texts)];
  // Of a sample person only the name is listed, because whoever replaces the name replaces the other fields too.
  const isName = ({ file, path }: SourceText) => file.startsWith('team/') && path[0] === 'name';
  const sampleNames = texts.filter((text) => isName(text) && findSampleValue(sampleValues, text));
  return (text) => {
    if (isExcluded(text) || (!isName(text) && sampleNames.some(({ file }) => file === text.file)))
      return undefined;
    let finding = findSampleValue(sampleValues, text);
    for (const check of checks) finding ??= check(text);
    return finding;
  };
}

/** Turns problems, which stop a build, into items. */
export const itemsFromProblems = (problems: readonly Problem[]): TodoItem[] =>
  problems.map(({ code, file, line, path, element, expected, found, fix }) => ({
    ...{ code, file, line, path, found, ...(element && { element }), isBlocking: true },
    why: 'The site cannot be built with this.',
    todo: `Expected: ${expected}.${fix ? ` Fix: ${fix}.` : ''}`,
  }));

/** Lists what is left to do, except links to other sites and problems that stop a build. @param today `2026-11-22` */
export function findItems(source: SourceContent, sample: Sample, today: string): TodoItem[] {
  const check = createTextCheck(source.texts, sample);
  return [
    ...source.texts.flatMap((text) => {
      const finding = check(text);
      return finding ? [toItem(text, finding)] : [];
    }),
    ...findLegalItems(source),
    ...findDueClaims(source, today),
    ...findUnapprovedFiles(source),
  ];
}

/** Lists all that is left to do. @param checksLinks whether it requests the addresses of other sites */
export async function runLaunchCheck(contentDir: string, checksLinks: boolean): Promise<LaunchCheckResult> {
  const files = readFiles(contentDir);
  const source = readSourceTexts(files);
  const items = findItems(source, readSample(), siteToday(files));
  const blockingItems = items.filter(({ isBlocking }) => isBlocking);
  const hasNoBlockingItem = ({ file, line }: SourceText) =>
    !blockingItems.some((item) => item.file === `content/${file}` && item.line === line);
  const links = checksLinks
    ? await checkExternalLinks(source.texts.filter(hasNoBlockingItem))
    : { items: [], notes: ['The addresses of other sites were not checked.'] };
  const problems = [...findNonPictureProblems(files), ...(await findPictureProblems(contentDir))];
  return { items: [...itemsFromProblems(problems), ...items, ...links.items], notes: links.notes };
}
