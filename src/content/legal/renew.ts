import { parseDocument, stringify } from 'yaml';
import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';
import { sourceOf } from '../known-files.ts';
import { companySchema } from '../schemas/company.ts';
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
const savedText = (front: KeptFront, body: string): string =>
  `---\n${NOTE}${stringify(front, { lineWidth: 0 })}---\n\n${body.trim()}\n`;

/** The present text, as a version to save. */
function versionOf(text: WrittenText, date: string, changed: string | undefined): string {
  const { title, lead, appliesTo, law, holds } = text.front;
  const first = { updated: date, ...(changed ? { changed } : {}), fingerprint: fingerprint(text) };
  return savedText({ ...first, title, lead, appliesTo, law, ...(holds ? { holds } : {}) }, text.body);
}

/**
 * A version that another follows, with what its placeholders stood for: by then a section may have another number and, of
 * what was in force, the company another name.
 */
function withValues(version: WrittenVersion, order: Order, isDraft: boolean, files: Files): string {
  const company = validate(companySchema, parseYaml(sourceOf(files, 'company.yaml')));
  const { name, product, email, phone, country } = company;
  const all: Record<string, string> = Object.assign(
    isDraft ? {} : { company: name, product, email, phone, country },
    ...textIds(files).map((id) => numbersIn(id, id === order.id ? version : writtenText(files, id))),
  );
  const { updated, changed, fingerprint: known, values: before, ...front } = version.front;
  const wording = JSON.stringify([front, version.body]);
  const used = Object.entries(all).filter(([key]) => wording.includes(`{${key}}`));
  const values = { ...Object.fromEntries(used), ...before };
  const first = { updated, ...(changed ? { changed } : {}), fingerprint: known };
  return savedText(
    { ...first, ...(Object.keys(values).length > 0 ? { values } : {}), ...front },
    version.body,
  );
}

/** A text's file with another date, and nothing else touched. */
function withDate(source: string, date: string): string {
  const { head, headAt } = frontMatterOf(source) ?? { head: '', headAt: 0 };
  const value = parseDocument(head).get('updated', true) as { range?: [number, number, number] };
  const [from, to] = value.range ?? [0, 0];
  const made = head.slice(from, to).replace(/\d{4}-\d{2}-\d{2}/, date);
  return source.slice(0, headAt + from) + made + source.slice(headAt + to);
}

/** What the owner knows the two parts of an order by: as options of the command, or as fields of the form. */
const OPTIONS = { date: '--date', changed: '--changed' };

/** Why an order cannot be carried out, and what to do; nothing if it can. */
function faultIn(
  order: Order,
  today: string,
  text: WrittenText,
  newest: WrittenVersion | undefined,
  names = OPTIONS,
) {
  const { id, date, changed, isFirst } = order;
  if (!isoDate.safeParse(date).success)
    return `${names.date} is to be a day that exists, written like 2026-12-01; it is "${date}".`;
  if (isFirst)
    return newest && !text.front.draft
      ? `${id} is in force, so its versions stay. To change it: ${renewal(id)}. ("begin" is for a text with draft: true.)`
      : undefined;
  if (!newest) return `No version of ${id} is kept yet. Begin: npm run legal -- begin ${id} --date ${date}`;
  if (!changed || !keptSchema.shape.changed.safeParse(changed).success)
    return `${names.changed} is to say in words what is another than before, in at most 400 characters and without braces.`;
  const last = newest.front.updated;
  const isSame = fingerprint(text) === newest.front.fingerprint;
  if (date < last)
    return `${names.date} ${date} is before the last version, which is of ${last}. Choose a later day.`;
  // What is not in force yet may still be corrected under its date.
  if (date === last && !isSame && last <= today)
    return `The wording of ${last} is in force already. Choose a later day for what has changed since.`;
  if (date > last && isSame)
    return `The wording of ${id} is that of ${last}: change the text first, then renew it.`;
  return undefined;
}

const without = (files: Files, made: Files): Files =>
  Object.fromEntries(Object.entries(made).filter(([path, text]) => files[path] !== text));

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
  const fault = faultIn(order, today, text, versions[0], names);
  if (fault) throw new Refusal(fault);
  const before = isFirst ? undefined : versions.find(({ front }) => front.updated < date);
  const made: Files = {
    [keptFile(id, date)]: versionOf(text, date, before && changed?.trim()),
    [`legal/${id}.md`]: withDate(files[`legal/${id}.md`] ?? '', date),
  };
  if (before) made[keptFile(id, before.front.updated)] = withValues(before, order, text.front.draft, files);
  const days = isFirst ? keptDays(files, id).filter((day) => day !== date) : [];
  return { write: without(files, made), remove: days.map((day) => keptFile(id, day)) };
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
  const isOther = newest !== undefined && newest.front.updated !== updated;
  return {
    write: without(files, { [keptFile(id, updated)]: versionOf(text, updated, newest?.front.changed) }),
    remove: isOther ? [keptFile(id, newest.front.updated)] : [],
  };
}
