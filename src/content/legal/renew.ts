import { stringify } from 'yaml';
import { Refusal } from '../../platform/refusal.ts';
import type { Files } from '../files.ts';
import { filledBody } from '../markdown.ts';
import { companySchema } from '../schemas/company.ts';
import { sharedValues } from '../schemas/text.ts';
import { fillIn, read } from '../source.ts';
import {
  isSameWording,
  numbersIn,
  savedDays,
  savedFile,
  textIds,
  type WrittenText,
  type WrittenVersion,
  wordingOf,
  writtenText,
  writtenVersions,
} from './versions.ts';

/** `isFirst` asks for the first version, which replaces all drafts; `isSure` confirms a day more than a year away. */
export type VersionRequest = {
  id: string;
  date: string;
  changed?: string | undefined;
  isFirst: boolean;
  isSure?: boolean | undefined;
};

export type Change = { write: Files; remove: string[] };

const NOTE = '# A saved version: `npm run edit` writes this file, and nobody edits it.\n';

const savedText = (front: object, body: string): string =>
  `---\n${NOTE}${stringify(front, { lineWidth: 0 })}---\n\n${body.trim()}\n`;

/** The present text, as a version to save. */
const versionOf = (text: WrittenText, updated: string, changed: string | undefined): string =>
  savedText({ updated, changed, ...wordingOf(text.front) }, text.body);

/**
 * A replaced version has its placeholders filled in: later a section may have another number and, once the text was in
 * force, the company another name.
 */
function filledIn({ front, ...version }: WrittenVersion, id: string, isDraft: boolean, files: Files): string {
  const company = read(files, 'company.yaml', companySchema).checked();
  const values: Record<string, string> = Object.assign(
    isDraft ? {} : sharedValues(company),
    ...textIds(files).map((one) => numbersIn(one, one === id ? version : writtenText(files, one))),
  );
  return savedText(fillIn(front, values), filledBody(version, values));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isYearAway = (date: string, today: string) =>
  Math.abs(Date.parse(date) - Date.parse(today)) > 366 * DAY_MS;

/**
 * The newest version if the request takes its place: one that is not in force yet may get other words or another day, since
 * nobody can have relied on it.
 */
const replacedBy = ({ date }: VersionRequest, today: string, text: WrittenText, newest?: WrittenVersion) =>
  newest && newest.front.updated > today && (date <= newest.front.updated || isSameWording(text, newest))
    ? newest
    : undefined;

/** Why a request is refused, and what to do instead. @param last the newest version that stays */
function faultIn(request: VersionRequest, text: WrittenText, last?: WrittenVersion) {
  const { date, changed, isFirst } = request;
  if (!last || isFirst) return undefined;
  if (!changed?.trim()) return 'Say in words what has changed: readers see it beside the version.';
  const day = last.front.updated;
  if (date < day || (date === day && !isSameWording(text, last)))
    return `The date ${date} is not after that of the last version, ${day}. Choose a later day.`;
  return date > day && isSameWording(text, last)
    ? `The wording is still that of ${day}: change the text first.`
    : undefined;
}

/**
 * Saves a text's wording under a date. Repeating a request changes nothing. A version that has been in force is never changed.
 * @param today as 2026-12-01: the latest day that anything speaks of
 * @param clock the day of the clock alone
 * @throws Refusal when the request cannot be carried out
 */
export function addVersion(files: Files, request: VersionRequest, today: string, clock = today): Change {
  const { id, date, isFirst, isSure } = request;
  const text = writtenText(files, id);
  if (!text)
    throw new Refusal(
      `No legal text "${id}" can be read (npm run check:content says why). Legal texts: ${textIds(files).join(', ')}.`,
    );
  const versions = writtenVersions(files, id);
  const replaced = replacedBy(request, today, text, versions[0]);
  const staying = versions.filter((version) => version !== replaced);
  const changed = request.changed?.trim() || replaced?.front.changed;
  const fault = faultIn({ ...request, changed }, text, staying[0]);
  if (fault) throw new Refusal(fault);
  // A file may bear a day to come, as one from a camera whose clock is wrong. A day that a version has is no slip.
  const isOdd = [today, clock].every((day) => isYearAway(date, day)) && !savedDays(files, id).includes(date);
  if (isOdd && !isSure)
    throw new Refusal(`${date} is more than a year from today, ${today}. If that day is meant, confirm it.`);
  const before = isFirst ? undefined : staying[0];
  if (before?.front.updated === date) return { write: {}, remove: [] };
  const write: Files = {
    [savedFile(id, date)]: versionOf(text, date, before && changed),
    [`legal/${id}.md`]: (files[`legal/${id}.md`] ?? '').replace(
      /^(updated:\s*['"]?)\d{4}-\d{2}-\d{2}/m,
      `$1${date}`,
    ),
  };
  if (before) write[savedFile(id, before.front.updated)] = filledIn(before, id, text.front.draft, files);
  const days = isFirst ? savedDays(files, id) : replaced ? [replaced.front.updated] : [];
  return { write, remove: days.filter((day) => day !== date).map((day) => savedFile(id, day)) };
}

/** A changed draft replaces its newest version, under the date that it has: nobody could rely on it yet. */
export function redraft(files: Files, id: string): Change {
  const text = writtenText(files, id);
  if (!text) return { write: {}, remove: [] };
  const { updated } = text.front;
  const [{ front } = {}] = writtenVersions(files, id);
  return {
    write: { [savedFile(id, updated)]: versionOf(text, updated, front?.changed) },
    remove: front && front.updated !== updated ? [savedFile(id, front.updated)] : [],
  };
}
