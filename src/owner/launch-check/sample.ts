import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SourceText } from '../../content/reading/source-texts.ts';
import { matchesPattern } from '../../content/schemas/content-schemas.ts';
import type { Finding } from './item.ts';

/** The delivered values of the fields in `SAMPLE_FIELDS`, by its keys. */
export type Sample = Record<string, readonly string[]>;

/** The file is outside `src/`, because no code contains a company's name. */
export const SAMPLE_FILE = 'sample/values.yaml';

/** The fields whose values identify the sample company or its people, as `file: path`. */
const SAMPLE_FIELDS: Readonly<Record<string, readonly [why: string, todo: string]>> = {
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
    'Fill in every field for one of your own people, or delete the file.',
  ],
  'mark.svg: mark': [
    'The mark of the sample company',
    'Replace it with yours: “The mark” in the form, or content/mark.svg.',
  ],
};

/** Returns the key of a text's field in `SAMPLE_FIELDS`; empty for other fields. */
const findSampleField = ({ file, path }: SourceText): string =>
  Object.keys(SAMPLE_FIELDS).find((key) => matchesPattern(`${file}: ${path.join('.')}`, key)) ?? '';

export function collectSample(texts: readonly SourceText[]): Sample {
  const valuesAt = (key: string) =>
    texts.filter((text) => findSampleField(text) === key).map(({ value }) => value.trim());
  const entries = Object.keys(SAMPLE_FIELDS).map((key) => [key, valuesAt(key)] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** Reads the sample's values; empty if the owner has deleted their file. */
export const readSample = (path = join(import.meta.dirname, '../../..', SAMPLE_FILE)): Sample =>
  existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? {}) : {};

/** A value of the sample, or a part of it, to search for in texts; `why` and `todo` are those of its item. */
export type SampleValue = { words: string; why: string; todo: string };

/** Shorter values occur in other words: `Om` in `home`. */
const MIN_SEARCH_CHARS = 5;

/** Returns the value itself or, for a web address, its host and the first part of the host: `ours.in` and `ours`. */
function listSearchTerms(value: string): string[] {
  const host = URL.parse(value)?.hostname.replace(/^www\./, '');
  return host ? [host, host.split('.')[0] ?? host] : [value];
}

/** Lists the values to search for, longest first: `post@ours.in` before `ours.in`. */
export const listSampleValues = (sample: Sample): SampleValue[] =>
  Object.entries(SAMPLE_FIELDS)
    .flatMap(([key, [why, todo]]) =>
      (sample[key] ?? []).flatMap(listSearchTerms).map((words) => ({ words, why: `${why}.`, todo })),
    )
    .filter(({ words }) => words.length >= MIN_SEARCH_CHARS)
    .sort((a, b) => b.words.length - a.words.length);

/** Finds the longest value of the sample in a text, ignoring case. */
export function findSampleValue(values: readonly SampleValue[], text: SourceText): Finding | undefined {
  const lowerCaseText = text.value.toLowerCase();
  const value = values.find(({ words }) => lowerCaseText.includes(words.toLowerCase()));
  if (!value) return undefined;
  const start = lowerCaseText.indexOf(value.words.toLowerCase());
  const words = text.value.slice(start, start + value.words.length);
  return { ...value, code: 'sample', words, isBlocking: true };
}
