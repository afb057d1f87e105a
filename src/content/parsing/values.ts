import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { UserError } from '../../platform/user-error.ts';
import { valueAt } from '../problems.ts';
import { exceedsLimits, readFileText } from './file-text.ts';
import { parseFrontMatter } from './front-matter.ts';

/** The fields of a file, or of a group in it. */
export type Values = Record<string, unknown>;
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the fields of a file; returns none if its YAML is invalid, beyond the limits, or not a group of fields. */
export function parseValues(file: string, text: string): Values {
  const yaml = file.endsWith('.md') ? (parseFrontMatter(text)?.head ?? '') : text;
  if (exceedsLimits(yaml)) return {};
  try {
    const values: unknown = parse(yaml, { logLevel: 'silent' });
    return isGroup(values) ? values : {};
  } catch {
    return {};
  }
}

/** Reads the fields of a file, the `body` of Markdown, and a drawing as the field `mark`. */
export const parseValuesWithBody = (file: string, text: string): Values => ({
  ...(file.endsWith('.svg') && { mark: text.trim() }),
  ...parseValues(file, text),
  ...(file.endsWith('.md') && {
    body: text.slice(parseFrontMatter(text)?.bodyOffset).replaceAll('\r\n', '\n').trim(),
  }),
});

/** Formats YAML as the yaml package does, without folding long lines. */
const formatYaml = (doc: Document) => doc.toString({ lineWidth: 0 });

/** @throws UserError if the YAML is invalid */
function parseFile(yaml: string): Document {
  const doc = parseDocument(yaml, { prettyErrors: false, stringKeys: true, version: '1.2' });
  const [error] = [...doc.errors, ...doc.warnings];
  if (error) throw new UserError(`The file is not valid YAML: ${error.message}`);
  return doc;
}

/** Returns for each new entry the index of the old one that it replaces: an equal one, or one with an equal field. */
function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const unmatched = new Set(before.keys());
  const takeFirst = (test: (index: number) => boolean) => {
    const index = [...unmatched].find(test);
    if (index !== undefined) unmatched.delete(index);
    return index;
  };
  const hasEqualField = (a: unknown, b: unknown) =>
    isGroup(a) && isGroup(b) && Object.keys(a).some((key) => isDeepStrictEqual(a[key], b[key]));
  const matches = after.map((entry) => takeFirst((index) => isDeepStrictEqual(before[index], entry)));
  return matches.map((match, i) => match ?? takeFirst((index) => hasEqualField(before[index], after[i])));
}

/** Writes a value into its YAML collection. Unchanged nodes keep their source and comments. */
function setValue(
  doc: Document,
  collection: YAMLMap | YAMLSeq,
  key: unknown,
  before: unknown,
  after: unknown,
): void {
  if (isDeepStrictEqual(before, after)) return;
  const node = collection.get(key as never, true);
  if (isMap(node) && isGroup(before) && isGroup(after)) setGroup(doc, node, before, after);
  else if (isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    // An empty list is in brackets; its first entries begin on lines of their own.
    if (before.length === 0) node.flow = false;
    const [oldIndexes, nodes] = [matchEntries(before, after), node.items];
    node.items = oldIndexes.map((index, i) =>
      index === undefined ? doc.createNode(after[i]) : nodes[index],
    );
    oldIndexes.forEach((index, i) => {
      if (index !== undefined) setValue(doc, node, i, before[index], after[i]);
    });
  } else if (isScalar(node) && typeof after !== 'object') node.value = after;
  else collection.set(key as never, doc.createNode(after));
}

function setGroup(doc: Document, group: YAMLMap, before: Values, after: Values): void {
  for (const key of Object.keys(before)) if (valueAt(after, [key]) === undefined) group.delete(key);
  // A new field is written after the existing field that precedes it in `after`.
  const leadingPairs: Pair[] = [];
  const addedPairs = new Map<string, Pair[]>();
  let currentPairs = leadingPairs;
  for (const key of Object.keys(after).filter((key) => after[key] !== undefined)) {
    if (Object.hasOwn(before, key)) {
      setValue(doc, group, key, before[key], after[key]);
      currentPairs = [];
      addedPairs.set(key, currentPairs);
    } else currentPairs.push(doc.createPair(key, after[key]) as Pair);
  }
  group.items = [
    ...leadingPairs,
    ...group.items.flatMap((pair) => [pair, ...(addedPairs.get(String(pair.key)) ?? [])]),
  ];
}

/** Splits a file: `opening` is the first line of hyphens, `head` the YAML, `tail` the second line of hyphens and the body. */
function splitFrontMatter(file: string, text: string) {
  if (!file.endsWith('.md')) return { opening: '', head: text, tail: '', oldBody: '' };
  const front = parseFrontMatter(text);
  if (!front) throw new UserError('The file does not begin with fields between two lines of hyphens.');
  const end = front.headOffset + front.head.length;
  const oldBody = text.slice(front.bodyOffset).trim();
  return { opening: text.slice(0, front.headOffset), head: front.head, tail: text.slice(end), oldBody };
}

/** Removes the comment lines that begin with SAMPLE: they mark words that the owner has not yet made his own. */
export const withoutSampleComments = (text: string): string => text.replace(/^[ \t]*# SAMPLE\b.*\r?\n/gm, '');

/** Formats a file as the owner's form and `npm run fix` write it. @throws UserError if it is not YAML */
export function formatFile(file: string, text: string): string {
  const { opening, head, tail } = splitFrontMatter(file, text);
  return opening + formatYaml(parseFile(head)) + tail;
}

/**
 * Returns the text of a file with new values (see `parseValuesWithBody`). Comments and the order of fields stay.
 * @throws UserError if the file is not YAML; ContentError if `readFileText` refuses `text` or, but for SVG, the result
 */
export function updateFile(file: string, text: string, values: Values): string {
  readFileText({ [file]: text }, file);
  if (file.endsWith('.svg')) return values['mark'] === text.trim() ? text : `${values['mark']}\n`;
  const { body, ...fields } = values;
  const data = file.endsWith('.md') ? fields : values;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const unixText = text.slice(bom.length).replaceAll('\r\n', '\n');
  const { opening, head, tail, oldBody } = splitFrontMatter(file, unixText);
  const doc = parseFile(head);
  const before = doc.toJS() ?? {};
  if (isMap(doc.contents)) setGroup(doc, doc.contents, before, data);
  else doc.contents = doc.createNode(data) as never;
  const newHead = isDeepStrictEqual(before, data) ? head : formatYaml(doc);
  const newBody = String(body ?? '').trim();
  const isSameBody = body === undefined || oldBody === newBody;
  const newTail = isSameBody ? tail : `---\n\n${newBody}\n`;
  const after = bom + (opening + newHead + newTail).replaceAll('\n', lineBreak);
  readFileText({ [file]: after }, file);
  return after;
}
