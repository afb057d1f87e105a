import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import { Unwritable } from './change.ts';

export type Yaml = Document.Parsed;

/** Reads YAML as the build does. @throws Unwritable where the build would refuse it too */
export function read(text: string): Yaml {
  const doc = parseDocument(text, { prettyErrors: false, stringKeys: true, version: '1.2' });
  const [error] = [...doc.errors, ...doc.warnings];
  if (error) throw new Unwritable(`The file is no YAML that can be read: ${error.message}`);
  return doc;
}

export const valuesOf = (doc: Yaml): unknown => doc.toJS() ?? {};

/** Whether a text is YAML with these values. */
export function says(text: string, values: unknown): boolean {
  try {
    return isDeepStrictEqual(valuesOf(read(text)), values);
  } catch {
    return false;
  }
}

/** The comments of a text, in their order. */
export function commentsOf(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  // A token behind this sign is a value, which may begin with # too.
  return tokens.filter((token, i) => token.startsWith('#') && tokens[i - 1] !== '\x1f');
}

/** Where a value begins and ends; a block of text ends with its line. */
export function spanOf(node: unknown): { start: number; end: number } {
  if (isPair(node)) return { start: spanOf(node.key).start, end: spanOf(node.value ?? node.key).end };
  if (!isNode(node) || !node.range) throw new Unwritable('The place of the value is not known.');
  const [start, end] = node.range;
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  return { start, end: last ? spanOf(last).end : end };
}

/** Where the line of a place begins. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the line of a place ends, its break included; a block of text ends with its line already. */
export function lineEnd(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const found = text.indexOf('\n', at);
  return found === -1 ? text.length : found + 1;
}

/** How far a place stands in. */
export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** A text with a part replaced. */
export const spliced = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** The node at a path, and what holds it. */
export function find(doc: Yaml, path: readonly PropertyKey[]) {
  const parent = path.length > 1 ? doc.getIn(path.slice(0, -1), true) : doc.contents;
  const key = path.at(-1);
  const pair = isMap(parent)
    ? (parent.items.find((item) => String(item.key) === String(key)) as Pair | undefined)
    : undefined;
  const node = (isSeq(parent) ? parent.items[Number(key)] : pair?.value) as Node | null | undefined;
  return { parent, pair, node };
}

/** Whether a value is within braces or brackets: those of any group above it. */
export const isInFlow = (doc: Yaml, path: readonly PropertyKey[]): boolean =>
  path.some((_, i) => {
    const above = i === 0 ? doc.contents : doc.getIn(path.slice(0, i), true);
    return isCollection(above) && above.flow === true;
  });
