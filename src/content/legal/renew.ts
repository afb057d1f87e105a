import { parseDocument, stringify } from 'yaml';
import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';
import { sourceOf } from '../known-files.ts';
import { type Company, companySchema } from '../schemas/company.ts';
import { type KeptFront, keptSchema } from '../schemas/legal.ts';
import { isoDate } from '../schemas/text.ts';
import { parseYaml, validate } from '../source.ts';
import { renewal } from './check.ts';
import { keptDays, keptFile } from './read.ts';
import {
  fingerprint,
  numbersIn,
  textIds,
  type WrittenText,
  type WrittenVersion,
  writtenText,
  writtenVersions,
} from './wording.ts';

/** What the owner asks for: a new version of a text, or with `isFirst` the first one, before which nothing counts. */
export type Order = { id: string; date: string; changed?: string | undefined; isFirst: boolean };

/** The files to write, and those to remove; both empty when all is as it was asked for. */
export type Change = { write: Files; remove: string[] };

/** Said to the owner as it is, without a stack. */
export class Refusal extends Error {}

const NOTE = '# A version as it is kept: `npm run legal` writes this file, and nobody edits it.\n';

/** A version's file. */
function savedText(front: KeptFront, body: string): string {
  return `---\n${NOTE}${stringify(front, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

/** The present text, as a version to save. */
function versionOf(text: WrittenText, date: string, changed: string | undefined): string {
  const { title, lead, appliesTo, law, holds } = text.front;
  const front = {
    updated: date,
    ...(changed ? { changed } : {}),
    fingerprint: fingerprint(text),
    title,
    lead,
    appliesTo,
    law,
    ...(holds ? { holds } : {}),
  };
  return savedText(front, text.body);
}

/**
 * A version that another follows, with what its placeholders stood for: by then a section may have another number and, of
 * what was in force, the company another name.
 */
function withValues(version: WrittenVersion, order: Order, isDraft: boolean, files: Files): string {
  const { name, product, email, phone, country }: Company = validate(
    companySchema,
    parseYaml(sourceOf(files, 'company.yaml')),
  );
  const all: Record<string, string> = Object.assign(
    isDraft ? {} : { company: name, product, email, phone, country },
    ...textIds(files).map((id) => numbersIn(id, id === order.id ? version : writtenText(files, id))),
  );
  const { updated, changed, fingerprint: known, values: before, ...front } = version.front;
  const wording = JSON.stringify([front, version.body]);
  const used = Object.entries(all).filter(([key]) => wording.includes(`{${key}}`));
  const values = { ...Object.fromEntries(used), ...before };
  const earlier = {
    updated,
    ...(changed ? { changed } : {}),
    fingerprint: known,
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...front,
  };
  return savedText(earlier, version.body);
}

/** A text's file with another date, and nothing else touched. */
function withDate(source: string, date: string): string {
  const { head, headAt } = frontMatterOf(source) ?? { head: '', headAt: 0 };
  const value = parseDocument(head).get('updated', true) as { range?: [number, number, number] };
  const [from, to] = value.range ?? [0, 0];
  const made = head.slice(from, to).replace(/\d{4}-\d{2}-\d{2}/, date);
  return source.slice(0, headAt + from) + made + source.slice(headAt + to);
}

/** The same day a year later. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** What the owner knows the two parts of an order by: as options of the command, or as fields of the form. */
type Names = { date: string; changed: string };
const OPTIONS: Names = { date: '--date', changed: '--changed' };

/** Sees to it that an order can be carried out. @throws Refusal that says why not, and what to do */
function examine(
  order: Order,
  today: string,
  text: WrittenText,
  versions: readonly WrittenVersion[],
  names: Names,
): void {
  const { id, date, changed, isFirst } = order;
  const refuse = (sentence: string) => new Refusal(sentence);
  if (!isoDate.safeParse(date).success)
    throw refuse(`${names.date} is to be a day that exists, written like 2026-12-01; it is "${date}".`);
  if (date > yearAfter(today))
    throw refuse(`${names.date} ${date} is more than a year away. Choose a day up to ${yearAfter(today)}.`);
  const [newest] = versions;
  if (isFirst) {
    if (newest && !text.front.draft)
      throw refuse(
        `${id} is in force, so its versions stay. To change it: ${renewal(id)}. ("begin" is for a text with draft: true.)`,
      );
    return;
  }
  if (!newest)
    throw refuse(`No version of ${id} is kept yet. Begin: npm run legal -- begin ${id} --date ${date}`);
  const problem = keptSchema.shape.changed.safeParse(changed).error?.issues[0]?.message;
  if (!changed || problem)
    throw refuse(
      `${names.changed} is to say in words what is another than before, in at most 400 characters and without braces.`,
    );
  const last = newest.front.updated;
  const isSame = fingerprint(text) === newest.front.fingerprint;
  if (date < last)
    throw refuse(
      `${names.date} ${date} is before the last version, which is of ${last}. Choose a later day.`,
    );
  if (date > last && isSame)
    throw refuse(`The wording of ${id} is that of ${last}: change the text first, then renew it.`);
  if (date === last && isSame && versions.length === 1)
    throw refuse(
      `${last} is the first version that is kept: nothing has changed before it. Choose a later day.`,
    );
  // What is not in force yet may still be corrected under its date.
  if (date === last && !isSame && last <= today)
    throw refuse(
      `The wording of ${last} is in force already. Choose a later day for what has changed since.`,
    );
}

/**
 * What has to be written so that a text's wording gets its date and is kept. The same order twice changes nothing.
 * @param today the day of the order, as 2026-12-01
 * @param names what a refusal calls the parts of the order
 * @throws Refusal when the order cannot be carried out
 */
export function carryOut(files: Files, order: Order, today: string, names = OPTIONS): Change {
  const { id, date, changed, isFirst } = order;
  const ids = textIds(files);
  if (!ids.includes(id)) throw new Refusal(`There is no legal text "${id}". There are: ${ids.join(', ')}.`);
  const text = writtenText(files, id);
  if (!text)
    throw new Refusal(
      `content/legal/${id}.md cannot be read: run npm run check:content, and correct what it names.`,
    );
  const versions = writtenVersions(files, id);
  examine(order, today, text, versions, names);
  const before = versions.find(({ front }) => front.updated < date);
  const wanted: Files = {
    [keptFile(id, date)]: versionOf(text, date, isFirst || !before ? undefined : changed?.trim()),
    [`legal/${id}.md`]: withDate(files[`legal/${id}.md`] ?? '', date),
  };
  if (before && !isFirst)
    wanted[keptFile(id, before.front.updated)] = withValues(before, order, text.front.draft, files);
  const days = isFirst ? keptDays(files, id).filter((day) => day !== date) : [];
  return {
    write: Object.fromEntries(Object.entries(wanted).filter(([path, made]) => files[path] !== made)),
    remove: days.map((day) => keptFile(id, day)),
  };
}

/**
 * What keeps a draft's version in step with its words: nobody could rely on it yet, so what was changed takes the place of
 * the newest version, under the date that the draft has.
 */
export function redraft(files: Files, id: string): Change {
  const text = writtenText(files, id);
  if (!text) return { write: {}, remove: [] };
  const { updated } = text.front;
  const [newest] = writtenVersions(files, id);
  const path = keptFile(id, updated);
  const isKept = newest?.front.updated === updated;
  if (isKept && newest.front.fingerprint === fingerprint(text)) return { write: {}, remove: [] };
  return {
    write: { [path]: versionOf(text, updated, newest?.front.changed) },
    remove: newest && !isKept ? [keptFile(id, newest.front.updated)] : [],
  };
}
