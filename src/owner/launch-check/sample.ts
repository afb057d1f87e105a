import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { fingerprint, textIds, writtenText } from '../../content/legal/wording.ts';
import type { Text, Written } from '../../content/reading/written.ts';
import { RULES, type Rule, rulesFor } from './sample-rules.ts';

/** What the site was delivered with, in the fields that each owner has to look at: by rule, the values that stood there. */
export type Sample = Record<string, readonly string[]>;

/** Where the list is kept: outside `src/`, which knows no company's name. */
export const SAMPLE_FILE = 'sample/values.yaml';

const HEAD = `# What this site was delivered with, in the fields that its owner has to look at. \`npm run launch-check\` compares
# content/ with it. It is written by \`npm run sample\` and belongs to the delivery: as an owner you leave it alone.
`;

/** The legal texts as they were delivered, each by the fingerprint of its wording. */
export const LEGAL_WORDING = 'legal/*.md: wording';

const keyOf = ({ file, field }: Rule) => `${file}: ${field}`;
const plain = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Shorter texts of a group stand in anybody's: `Pune`, `React`. */
const LONG_ENOUGH = 20;

/** A part of the content that a rule speaks of: one text, or those of a group. */
export type Spoken = { rule: Rule; field: string; texts: Text[] };

/** What the list holds of a part, and what is looked for in it. */
function valuesOf({ rule, texts }: Spoken): string[] {
  if (rule.group === 'all') return [plain(texts.map(({ value }) => value).join(' | '))];
  const values = texts.map(({ value }) => plain(value));
  return rule.group ? values.filter((value) => value.length >= LONG_ENOUGH) : values;
}

/** The parts of the content that have a rule. */
export function spokenOf({ texts }: Written): Spoken[] {
  const parts = new Map<string, Spoken>();
  for (const text of texts.filter(({ kind }) => kind === 'value' || kind === 'mark'))
    for (const { rule, field } of rulesFor(text)) {
      const key = `${keyOf(rule)} ${text.file} ${rule.group ? field : text.path.join('.')}`;
      const part = parts.get(key) ?? { rule, field, texts: [] };
      part.texts.push(text);
      parts.set(key, part);
    }
  return [...parts.values()];
}

/** What of a part still is what it was delivered with. */
export const standingOf = (sample: Sample, part: Spoken): string[] =>
  valuesOf(part).filter((value) => sample[keyOf(part.rule)]?.includes(value));

/** The texts that still are what they were delivered with: whoever replaces them need hear nothing else of them. */
export function standingTexts(sample: Sample, written: Written): Set<Text> {
  const texts = spokenOf(written).flatMap((part) => {
    const standing = standingOf(sample, part);
    if (standing.length === 0) return [];
    return part.rule.group === 'all'
      ? part.texts
      : part.texts.filter(({ value }) => standing.includes(plain(value)));
  });
  return new Set(texts);
}

/** The list that a content folder makes, if it is what is delivered. */
export function sampleOf(written: Written): Sample {
  const sample: Record<string, string[]> = {};
  const parts = spokenOf(written);
  for (const rule of RULES) {
    const values = parts.filter((part) => keyOf(part.rule) === keyOf(rule)).flatMap(valuesOf);
    if (values.length > 0) sample[keyOf(rule)] = [...new Set(values)];
  }
  const texts = textIds(written.files).flatMap((id) => writtenText(written.files, id) ?? []);
  return { ...sample, [LEGAL_WORDING]: texts.map(fingerprint) };
}

/** The list as a file. */
export const sampleFile = (sample: Sample): string => HEAD + stringify(sample, { lineWidth: 0 });

/** The list of this project; empty where somebody has deleted it. */
export const readSample = (path = join(import.meta.dirname, '../../..', SAMPLE_FILE)): Sample =>
  existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? {}) : {};

/** The longest outline of a mark: nobody draws the same by chance. */
const outlineOf = (mark: string): string[] =>
  [...mark.matchAll(/\sd="([^"]{24,})"/g)]
    .map(([, outline = '']) => outline)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);

/** What tells the sample's identity wherever it stands, and how it is called. */
export type Trace = { words: string; what: string; isName?: boolean };

/** Shorter names stand in other words: `Om` in `home`. */
const TELLING = 5;

/** The names, addresses and numbers of the sample that stand for nobody else. */
export function tracesOf(sample: Sample): Trace[] {
  const values = (key: string) => sample[key] ?? [];
  const hosts = values('company.yaml: address').map((address) => new URL(address).hostname);
  const all = [
    ...values('company.yaml: name').map((words) => ({ words, what: 'the sample company’s name' })),
    ...hosts.map((words) => ({ words: words.replace(/^www\./, ''), what: 'the sample’s address' })),
    // `www.kitchens.in` is told by `kitchens` too, in a handle or a hashtag.
    ...hosts.map((host) => ({
      words: host.replace(/^www\./, '').split('.')[0] ?? '',
      what: 'the sample company',
    })),
    ...values('company.yaml: email').map((words) => ({ words, what: 'the sample’s e-mail address' })),
    ...values('company.yaml: phone').map((words) => ({ words, what: 'the sample’s phone number' })),
    ...values('mark.svg: mark').flatMap((mark) =>
      outlineOf(mark).map((words) => ({ words, what: 'the sample’s mark' })),
    ),
    ...values('team/*.yaml: name').map((words) => ({ words, what: 'a sample person’s name' })),
  ];
  // Longer ones first: whoever finds the address of the mail need not find the site’s in it once more.
  return all.filter(({ words }) => words.length >= TELLING).sort((a, b) => b.words.length - a.words.length);
}
