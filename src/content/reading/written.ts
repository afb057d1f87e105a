import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Parsed } from '../explain.ts';
import type { Files } from '../files.ts';
import { KEPT } from '../legal/read.ts';
import { lineIn, parseBody } from '../markdown.ts';
import { ContentError, type Path } from '../problems.ts';
import { parseMarkdown, parseYaml, type Source } from '../source.ts';

/** A text as it is written in `content/`, with its placeholders, and where. */
export type Text = {
  /** From `content/`: `team/founder.yaml`. */
  file: string;
  /** The way to the value; empty for a part of a Markdown body. */
  path: Path;
  /** The same for people: `questions.list.price.answer`. Of a body the anchor of its section: `#sharing`. */
  field: string;
  line: number;
  value: string;
  kind: 'value' | 'paragraph' | 'heading' | 'link' | 'mark';
};

/** All that stands in `content/`, as it is written. */
export type Written = {
  files: Files;
  texts: Text[];
  /** The values of each file that can be read, and the lines on which they stand. */
  sources: Map<string, Parsed>;
  /** The line on which words of a text begin: a long value or paragraph may go over several. */
  lineOf: (text: Text, words: string) => number;
};

type Read = { parsed: Parsed; texts: Text[] };

/** Files that have been read, by their names and texts: whoever looks twice reads only what has changed. */
const known = new Map<string, Read | undefined>();

/** Reads a file; nothing where it can't be read. */
function readFile(file: string, text: string): Read | undefined {
  const key = `${file}\n${text}`;
  if (!known.has(key)) known.set(key, parsedFile(file, { file: `content/${file}`, text }));
  return known.get(key);
}

function parsedFile(file: string, source: Source): Read | undefined {
  try {
    if (!file.endsWith('.md')) {
      const parsed = parseYaml(source);
      return { parsed, texts: valuesOf(file, parsed) };
    }
    const parsed = parseMarkdown(source);
    return { parsed, texts: [...valuesOf(file, parsed), ...partsOf(file, parsed)] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return undefined;
  }
}

/** Reads what can be read. What can't is named by the loader, in its own words. */
export function writtenIn(files: Files): Written {
  const texts: Text[] = [];
  const sources = new Map<string, Parsed>();
  // What legal texts said in earlier versions stays as it was.
  for (const file of Object.keys(files)
    .filter((name) => /^[^/]+\.yaml$|\/.*\.(yaml|md)$/.test(name) && !KEPT.test(name))
    .sort()) {
    const one = readFile(file, (files[file] ?? '').replace(/\r\n?/g, '\n'));
    if (!one) continue;
    sources.set(file, one.parsed);
    texts.push(...one.texts);
  }
  const mark = files['mark.svg'];
  if (mark)
    texts.push({ file: 'mark.svg', path: ['mark'], field: 'mark', line: 1, value: mark, kind: 'mark' });
  return { files, texts, sources, lineOf: (text, words) => lineOfWords(files[text.file] ?? '', text, words) };
}

/** The name that a person would give an entry of a list: its id, or what else tells it from the others. */
function nameOf(entry: unknown, index: number): string {
  const { id, network, label } = Object(entry) as Record<string, unknown>;
  const name = [id, network, label].find((one) => typeof one === 'string' || typeof one === 'number');
  return name === undefined ? String(index + 1) : String(name);
}

/** The way to the field that a name such as `questions.list.price.answer` means, as far as there is one. */
export function pathOfField(value: unknown, name: string): (string | number)[] {
  if (typeof value !== 'object' || value === null) return [];
  const list = Array.isArray(value) ? value : [];
  const keys = Array.isArray(value)
    ? [...list.map((one, i) => [nameOf(one, i), i] as const), ...list.map((_, i) => [`${i + 1}`, i] as const)]
    : Object.keys(value).map((key) => [key, key] as const);
  const [own = '', key] = keys.find(([own]) => name === own || name.startsWith(`${own}.`)) ?? [];
  if (key === undefined) return [];
  return [key, ...pathOfField((value as Record<string, unknown>)[key], name.slice(own.length + 1))];
}

/** Every text among a file's values. */
function valuesOf(file: string, { data, lineOf }: Parsed): Text[] {
  const texts: Text[] = [];
  const enter = (value: unknown, path: Path, names: string[]) => {
    if (typeof value === 'string')
      texts.push({ file, path, field: names.join('.'), line: lineOf(path), value, kind: 'value' });
    else if (Array.isArray(value))
      value.forEach((one, i) => void enter(one, [...path, i], [...names, nameOf(one, i)]));
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) enter(one, [...path, key], [...names, key]);
  };
  enter(data, [], []);
  return texts;
}

/** The paragraphs, headings, cells and links of a Markdown body, each with the anchor of the section it stands in. */
function partsOf(file: string, parsed: { file: string; body: string; bodyLine: number }): Text[] {
  const texts: Text[] = [];
  const text = parseBody(parsed, {});
  let field = '#text';
  visit(text.tree, (node) => {
    const line = lineIn(text, node);
    if (node.type === 'heading') {
      const words = textOf(node);
      const [, title = words, anchor] = /^(.*?)\s*(?:\{#([a-z0-9-]+)\})?$/s.exec(words) ?? [];
      field = `#${anchor ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
      texts.push({ file, path: [], field, line, value: title, kind: 'heading' });
    } else if (node.type === 'paragraph' || node.type === 'tableCell')
      texts.push({ file, path: [], field, line, value: textOf(node), kind: 'paragraph' });
    else if (node.type === 'link') texts.push({ file, path: [], field, line, value: node.url, kind: 'link' });
  });
  return texts;
}

/** The line of the file, from that of the text on, in which the words begin; that of the text, if none has them. */
function lineOfWords(source: string, { line, value }: Text, words: string): number {
  const before = value.slice(0, Math.max(0, value.indexOf(words)));
  const lines = source.split(/\r\n?|\n/);
  const last = line - 1 + value.split('\n').length + Math.ceil(value.length / 60);
  const start = words.split('\n')[0]?.slice(0, 24) ?? words;
  const at = lines.slice(line - 1, last).findIndex((one) => one.includes(start));
  return before === '' || at < 0 ? line : line + at;
}

/** What the file and the field of an item say of a text. */
export const placeOf = ({ file, field, line }: Text) => ({ file: `content/${file}`, field, line });
