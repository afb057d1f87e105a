import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { frontMatterOf } from '../../content/front-matter.ts';

/** Said of a file that nothing can be written into: it has to be put right by hand. */
export class Unwritable extends Error {}

/** What a file says: its fields, and of Markdown the text below them. */
export type Said = { data: unknown; body?: string | undefined };

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The package's own layout, of which `npm run fix` is the keeper: a line is as long as its text. */
const written = (doc: Document) => doc.toString({ lineWidth: 0 });

function read(yaml: string): Document {
  const doc = parseDocument(yaml, { prettyErrors: false, stringKeys: true, version: '1.2' });
  const [error] = [...doc.errors, ...doc.warnings];
  if (error) throw new Unwritable(`The file is no YAML that can be read: ${error.message}`);
  return doc;
}

/** Which entry of a list each new one was: the one that says the same, else the one that stood between its neighbours. */
function origins(was: readonly unknown[], is: readonly unknown[]): (number | undefined)[] {
  const left = new Set(was.keys());
  const taken = (at: number | undefined) => (at !== undefined && left.delete(at) ? at : undefined);
  const from = is.map((one) => taken([...left].find((at) => isDeepStrictEqual(was[at], one))));
  return from.map((at, i) => {
    const found =
      at ?? taken((i > 0 ? (from[i - 1] ?? was.length) : -1) + 1) ?? taken((from[i + 1] ?? 0) - 1);
    from[i] = found;
    return found;
  });
}

function putList(doc: Document, list: YAMLSeq, was: unknown[], is: unknown[]): void {
  const from = origins(was, is);
  const nodes = list.items;
  // An empty list stands in brackets; its first entry gets a line of its own.
  if (was.length === 0) list.flow = false;
  list.items = from.map((at, i) => (at === undefined ? doc.createNode(is[i]) : nodes[at]));
  from.forEach((at, i) => {
    if (at !== undefined) put(doc, list, i, was[at], is[i]);
  });
}

function putGroup(doc: Document, group: YAMLMap, was: Group, is: Group): void {
  for (const key of Object.keys(was)) if (is[key] === undefined) group.delete(key);
  const keys = Object.keys(is).filter((key) => is[key] !== undefined);
  keys.forEach((key, i) => {
    const before = group.items.findIndex((pair) => String(pair.key) === keys[i - 1]);
    if (Object.hasOwn(was, key)) put(doc, group, key, was[key], is[key]);
    else group.items.splice(before + 1, 0, doc.createPair(key, is[key]) as Pair);
  });
}

/** Puts a value where another was: what says the same already stays as it is written, comments and all. */
function put(
  doc: Document,
  holder: YAMLMap | YAMLSeq | undefined,
  key: unknown,
  was: unknown,
  is: unknown,
): void {
  if (isDeepStrictEqual(was, is)) return;
  const node = holder ? holder.get(key as never, true) : doc.contents;
  if (isMap(node) && isGroup(was) && isGroup(is)) putGroup(doc, node, was, is);
  else if (isSeq(node) && Array.isArray(was) && Array.isArray(is)) putList(doc, node, was, is);
  else if (isScalar(node) && typeof is !== 'object') node.value = is;
  else if (holder) holder.set(key as never, doc.createNode(is));
  else doc.contents = doc.createNode(is) as never;
}

function parts(file: string, text: string) {
  if (!file.endsWith('.md')) return { top: '', head: text, rest: '' };
  const front = frontMatterOf(text);
  if (!front) throw new Unwritable('The file does not begin with fields between two lines of hyphens.');
  const end = front.headAt + front.head.length;
  return {
    top: text.slice(0, front.headAt),
    head: front.head,
    rest: text.slice(end),
    bodyAt: front.bodyAt - end,
  };
}

/** A file in the layout in which the form writes it. @throws Unwritable where it is no YAML */
export function laidOut(file: string, text: string): string {
  const { top, head, rest } = parts(file, text);
  return top + written(read(head)) + rest;
}

/** Writes what a file is to say: fields by `yaml`, which keeps comments and order. @throws Unwritable where it cannot */
export function writeFile(file: string, text: string, { data, body }: Said): string {
  const breaks = text.includes('\r\n') ? '\r\n' : '\n';
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { top, head, rest, bodyAt = 0 } = parts(file, text.slice(mark.length).replaceAll('\r\n', '\n'));
  const doc = read(head);
  put(doc, undefined, '', doc.toJS() ?? {}, data);
  const made = isDeepStrictEqual(read(head).toJS(), data) ? head : written(doc);
  if (!isDeepStrictEqual(read(made).toJS() ?? {}, data))
    throw new Unwritable('This has to be changed in the file itself: what would be written reads otherwise.');
  const isSame = body === undefined || rest.slice(bodyAt).trim() === body.trim();
  const below = isSame ? rest : `---\n\n${body.trim()}\n`;
  return mark + (top + made + below).replaceAll('\n', breaks);
}
