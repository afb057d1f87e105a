import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SourceText } from '../../content/reading/source-texts.ts';
import { matchesPattern } from '../../content/schemas/files.ts';
import type { Finding } from './item.ts';

/** The values that the site was delivered with, by field. */
export type Sample = Record<string, readonly string[]>;

/** The file is outside `src/`, because no code contains a company's name. */
export const SAMPLE_FILE = 'sample/values.yaml';

/** The fields whose values can only be the sample's. */
const IDENTITY: Readonly<Record<string, readonly [what: string, todo: string]>> = {
  'company.yaml: name': [
    'The name of the sample company',
    'Write your company’s; elsewhere write {company}.',
  ],
  'company.yaml: address': ['The sample’s web address', 'Write the address at which you publish.'],
  'company.yaml: email': ['The sample’s e-mail address', 'Write your own; elsewhere write {email}.'],
  'company.yaml: phones.*.number': ['The sample’s phone number', 'Write your own; elsewhere write {phone}.'],
  'company.yaml: whatsapp': ['The sample’s WhatsApp number', 'Write your own, or delete the line.'],
  'team/*.yaml: name': [
    'A person of the sample',
    'Replace every field with one of your own people, or delete the file.',
  ],
  'mark.svg: mark': [
    'The mark of the sample company',
    'Replace it with yours: “The mark” in the form, or content/mark.svg.',
  ],
};

/** Returns the identity field of a text; empty for the text of another field. */
const findField = ({ file, path }: SourceText): string =>
  Object.keys(IDENTITY).find((key) => matchesPattern(`${file}: ${path.join('.')}`, key)) ?? '';

export function collectSample(texts: readonly SourceText[]): Sample {
  const valuesAt = (key: string) =>
    texts.filter((text) => findField(text) === key).map(({ value }) => value.trim());
  const entries = Object.keys(IDENTITY).map((key) => [key, valuesAt(key)] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** Reads the sample; it is empty if the list was deleted. */
export const readSample = (path = join(import.meta.dirname, '../../..', SAMPLE_FILE)): Sample =>
  existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? {}) : {};

export type Trace = { words: string; what: string; todo: string };

/** Shorter values occur within other words: `Om` in `home`. */
const MIN_LENGTH = 5;

/** Returns a value or, for an address, its host and the name in it, which may be a handle elsewhere. */
function splitAddress(value: string): string[] {
  const host = URL.parse(value)?.hostname.replace(/^www\./, '');
  return host ? [host, host.split('.')[0] ?? host] : [value];
}

/** Lists the values, the longest first: `post@ours.in` before `ours.in`. */
export const listTraces = (sample: Sample): Trace[] =>
  Object.entries(IDENTITY)
    .flatMap(([key, [what, todo]]) =>
      (sample[key] ?? []).flatMap(splitAddress).map((words) => ({ words, what, todo })),
    )
    .filter(({ words }) => words.length >= MIN_LENGTH)
    .sort((a, b) => b.words.length - a.words.length);

export function findTrace(traces: readonly Trace[], { value }: SourceText): Finding | undefined {
  const lower = value.toLowerCase();
  const trace = traces.find(({ words }) => lower.includes(words.toLowerCase()));
  if (!trace) return undefined;
  const start = lower.indexOf(trace.words.toLowerCase());
  const words = value.slice(start, start + trace.words.length);
  return { code: 'sample', words, why: `${trace.what}.`, todo: trace.todo, blocks: true };
}
