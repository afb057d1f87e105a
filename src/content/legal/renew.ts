import { stringify } from 'yaml';
import type { Files } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { parseBody } from '../markdown.ts';
import { Refusal } from '../problems.ts';
import { companySchema } from '../schemas/company.ts';
import { fillIn, parseYaml, validate } from '../source.ts';
import { renewal } from './check.ts';
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

/** `isFirst` asks for the first version, which replaces all drafts. */
export type VersionRequest = { id: string; date: string; changed?: string | undefined; isFirst: boolean };

export type Change = { write: Files; remove: string[] };

const NOTE = '# A saved version: `npm run legal` writes this file, and nobody edits it.\n';

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
  const company = validate(companySchema, parseYaml(sourceOf(files, 'company.yaml')));
  const { name, product, email, phone, country } = company;
  const values: Record<string, string> = Object.assign(
    isDraft ? {} : { company: name, product, email, phone, country },
    ...textIds(files).map((one) => numbersIn(one, one === id ? version : writtenText(files, one))),
  );
  return savedText(fillIn(front, values), parseBody(version, values).body);
}

/** Why a request is refused, and what to do instead. */
function faultIn(request: VersionRequest, today: string, text: WrittenText, newest?: WrittenVersion) {
  const { id, date, changed, isFirst } = request;
  if (!newest || (isFirst && text.front.draft)) return undefined;
  if (isFirst) return `${id} is in force, so its versions stay. To change it: ${renewal(id)}`;
  if (!changed?.trim())
    return 'Say in words what has changed (--changed): readers see it beside the version.';
  const last = newest.front.updated;
  const isSame = isSameWording(text, newest);
  // A version that is not in force yet may still be corrected under its date.
  if (date < last || (date === last && !isSame && last <= today))
    return `The date ${date} is not after that of the last version, ${last}. Choose a later day.`;
  return date > last && isSame ? `The wording is still that of ${last}: change the text first.` : undefined;
}

/**
 * Saves a text's wording under a date. Repeating a request changes nothing.
 * @param today as 2026-12-01
 * @throws Refusal when the request cannot be carried out
 */
export function addVersion(files: Files, request: VersionRequest, today: string): Change {
  const { id, date, changed, isFirst } = request;
  const text = writtenText(files, id);
  if (!text)
    throw new Refusal(
      `No legal text "${id}" can be read (npm run check:content says why). Legal texts: ${textIds(files).join(', ')}.`,
    );
  const versions = writtenVersions(files, id);
  const fault = faultIn(request, today, text, versions[0]);
  if (fault) throw new Refusal(fault);
  const before = isFirst ? undefined : versions.find(({ front }) => front.updated < date);
  const write: Files = {
    [savedFile(id, date)]: versionOf(text, date, before && changed?.trim()),
    [`legal/${id}.md`]: (files[`legal/${id}.md`] ?? '').replace(
      /^(updated:\s*['"]?)\d{4}-\d{2}-\d{2}/m,
      `$1${date}`,
    ),
  };
  if (before) write[savedFile(id, before.front.updated)] = filledIn(before, id, text.front.draft, files);
  const days = isFirst ? savedDays(files, id).filter((day) => day !== date) : [];
  return { write, remove: days.map((day) => savedFile(id, day)) };
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
