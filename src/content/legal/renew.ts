import { stringify } from 'yaml';
import type { Files } from '../files.ts';
import { sourceOf } from '../known-files.ts';
import { parseBody } from '../markdown.ts';
import { Refusal } from '../problems.ts';
import { companySchema } from '../schemas/company.ts';
import { fillIn, parseYaml, validate } from '../source.ts';
import { renewal } from './check.ts';
import {
  fingerprint,
  keptDays,
  keptFile,
  numbersIn,
  textIds,
  type WrittenText,
  type WrittenVersion,
  wordingOf,
  writtenText,
  writtenVersions,
} from './versions.ts';

/** What the owner asks for: a new version of a text, or with `isFirst` the first one, before which nothing counts. */
export type VersionRequest = { id: string; date: string; changed?: string | undefined; isFirst: boolean };

/** The files to write, and those to remove. */
export type Change = { write: Files; remove: string[] };

const NOTE = '# A version as it is kept: `npm run legal` writes this file, and nobody edits it.\n';

/** A version's file. */
const savedText = (front: object, body: string): string =>
  `---\n${NOTE}${stringify(front, { lineWidth: 0 })}---\n\n${body.trim()}\n`;

/** The present text, as a version to save. */
const versionOf = (text: WrittenText, updated: string, changed: string | undefined): string => {
  const front = { updated, changed, fingerprint: fingerprint(text), ...wordingOf(text.front) };
  return savedText(front, text.body);
};

/**
 * A version that another follows, with its placeholders filled in: later a section may have another number and, once the
 * text was in force, the company another name.
 */
function filledIn({ front, ...version }: WrittenVersion, id: string, isDraft: boolean, files: Files): string {
  const company = validate(companySchema, parseYaml(sourceOf(files, 'company.yaml')));
  const { name, product, email, phone, country } = company;
  const values: Record<string, string> = Object.assign(
    isDraft ? {} : { company: name, product, email, phone, country },
    ...textIds(files).map((one) => numbersIn(one, one === id ? version : writtenText(files, one))),
  );
  const wording = { front: fillIn(front, values), body: parseBody(version, values).body };
  return savedText({ ...wording.front, fingerprint: fingerprint(wording) }, wording.body);
}

/** Why a request is refused, and what to do; undefined if it is not. */
function faultIn(request: VersionRequest, today: string, text: WrittenText, newest?: WrittenVersion) {
  const { id, date, changed, isFirst } = request;
  if (!newest || (isFirst && text.front.draft)) return undefined;
  if (isFirst) return `${id} is in force, so its versions stay. To change it: ${renewal(id)}`;
  if (!changed?.trim())
    return 'Say in words what has changed (--changed): readers see it beside the version.';
  const last = newest.front.updated;
  const isSame = fingerprint(text) === newest.front.fingerprint;
  // What is not in force yet may still be corrected under its date.
  if (date < last || (date === last && !isSame && last <= today))
    return `The date ${date} is before the last version or on its day, ${last}. Choose a later day.`;
  return date > last && isSame ? `The wording is still that of ${last}: change the text first.` : undefined;
}

/**
 * What has to be written so that a text's wording gets its date and is kept. The same request twice changes nothing.
 * @param today the day of the request, as 2026-12-01
 * @throws Refusal when the request cannot be carried out
 */
export function addVersion(files: Files, request: VersionRequest, today: string): Change {
  const { id, date, changed, isFirst } = request;
  const text = writtenText(files, id);
  if (!text)
    throw new Refusal(
      `There is no legal text "${id}" that can be read (npm run check:content says why). There are: ${textIds(files).join(', ')}.`,
    );
  const versions = writtenVersions(files, id);
  const fault = faultIn(request, today, text, versions[0]);
  if (fault) throw new Refusal(fault);
  const before = isFirst ? undefined : versions.find(({ front }) => front.updated < date);
  const made: Files = {
    [keptFile(id, date)]: versionOf(text, date, before && changed?.trim()),
    [`legal/${id}.md`]: (files[`legal/${id}.md`] ?? '').replace(
      /^(updated:\s*['"]?)\d{4}-\d{2}-\d{2}/m,
      `$1${date}`,
    ),
  };
  if (before) made[keptFile(id, before.front.updated)] = filledIn(before, id, text.front.draft, files);
  const days = isFirst ? keptDays(files, id).filter((day) => day !== date) : [];
  return { write: made, remove: days.map((day) => keptFile(id, day)) };
}

/**
 * What keeps a draft's version in step with its words: nobody could rely on it yet, so what was changed takes the place of
 * the newest version, under the date that the draft has.
 */
export function redraft(files: Files, id: string): Change {
  const text = writtenText(files, id);
  if (!text) return { write: {}, remove: [] };
  const { updated } = text.front;
  const [{ front } = {}] = writtenVersions(files, id);
  return {
    write: { [keptFile(id, updated)]: versionOf(text, updated, front?.changed) },
    remove: front && front.updated !== updated ? [keptFile(id, front.updated)] : [],
  };
}
