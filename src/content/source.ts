import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { ContentError, type Path, type Problem, show } from './problems.ts';
import { explainYaml, hasTab, mendReference } from './yaml-problems.ts';

/** A file of `content/`: its path from the project's folder, and its text. */
export type Source = { file: string; text: string };

/** A file's values, and the way back from each to where and how it is written. */
export type Parsed = {
  file: string;
  data: unknown;
  /** The line of a field; of what it is missing from where there is none. */
  lineOf: (path: Path) => number;
  /** A value that is no text as it stands in the file: `+910000000000`. */
  written: (path: Path) => string | undefined;
};

/** A Markdown file: the fields of its head, and the text below. */
type ParsedMarkdown = Parsed & { body: string; bodyLine: number };

type Words = Pick<Problem, 'expected' | 'found' | 'mend'>;

/** Values that stand for `{name}` in every text of `content/`. */
export type Fill = Record<string, string>;

/**
 * Reads YAML. `firstLine` is the line of the file on which the text begins (front matter begins on the second).
 * @throws ContentError when the text is not YAML, or uses what only programs need
 */
export function parseYaml({ file, text }: Source, firstLine = 1): Parsed {
  const lines = new LineCounter();
  const written = text.split('\n');
  const problems = new Map<number, Problem>();
  const report = (position: number, words: (line: string, next: string | undefined) => Words) => {
    const { line } = lines.linePos(position);
    // One fault often brings others of the same line with it.
    if (!problems.has(line))
      problems.set(line, {
        file,
        line: line + firstLine - 1,
        field: '',
        ...words(written[line - 1] ?? '', written[line]),
      });
  };
  try {
    const doc = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      stringKeys: true,
      version: '1.2',
    });
    for (const error of tellingErrors(doc, (error) =>
      hasTab(written[lines.linePos(error.pos[0]).line - 1] ?? ''),
    ))
      report(beginning(doc, error), (line, next) => explainYaml(error, line, next));
    // Anchors and aliases: nobody means them, and a few lines of them can fill the memory.
    visit(doc, {
      Node: (_, node) => {
        const hasAnchor = !isAlias(node) && node.anchor !== undefined;
        if (!hasAnchor && !isAlias(node)) return;
        const at = node.range?.[0] ?? 0;
        report(hasAnchor ? text.lastIndexOf('&', at) : at, mendReference);
      },
    });
    if (problems.size > 0) throw new ContentError([...problems.values()]);
    const place = (path: Path) => locate(doc, lines, path, firstLine - 1);
    return {
      file,
      data: doc.toJS() ?? {},
      lineOf: (path) => place(path).line,
      written: (path) => {
        const { node } = place(path);
        return isScalar(node) && typeof node.value !== 'string' ? node.source : undefined;
      },
    };
  } catch (error) {
    // The reader goes down into groups by calling itself, and runs out of steps.
    if (!(error instanceof RangeError)) throw error;
    throw new ContentError([
      {
        file,
        field: '',
        expected: 'groups within groups, a few steps deep',
        found: 'more steps than can be read',
        mend: 'bring the file back from the history, or remove the needless brackets and steps',
      },
    ]);
  }
}

/** The errors without those that only follow from an earlier one. */
function tellingErrors({ errors, warnings }: Document, isTab: (error: YAMLError) => boolean): YAMLError[] {
  const tabs = errors.filter(isTab);
  if (tabs.length > 0) return tabs;
  const isSyntax = ({ code }: YAMLError) => code !== 'DUPLICATE_KEY' && code !== 'TAG_RESOLVE_FAILED';
  return [...errors, ...warnings].filter((error) => !isSyntax(error) || error === errors.find(isSyntax));
}

/** Where an error begins: a quotation mark that is never closed is complained about at the end of the file. */
function beginning(doc: Document, error: YAMLError): number {
  const [end] = error.pos;
  if (error.code !== 'MISSING_CHAR' || !/quote/.test(error.message)) return end;
  let start = end;
  visit(doc, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] <= end && end <= range[2]) start = range[0];
    },
  });
  return start;
}

/** Where a path leads in a document, as far as it can be followed. */
function locate(
  doc: Document,
  lines: LineCounter,
  path: Path,
  offset: number,
): { line: number; node: unknown } {
  let node: unknown = doc.contents;
  let line = 1 + offset;
  for (const key of path) {
    let start: number | undefined;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      start = (pair?.key as Node | undefined)?.range?.[0];
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      start = (node as Node | undefined)?.range?.[0];
    }
    if (start === undefined) return { line, node: undefined };
    line = lines.linePos(start).line + offset;
  }
  return { line, node };
}

/** Splits Markdown into its front matter and its body. @throws ContentError when there is no front matter. */
export function parseMarkdown({ file, text }: Source): ParsedMarkdown {
  const lines = text.split('\n');
  const isRule = (line: string) => /^---\s*$/.test(line);
  const end = lines.findIndex((line, i) => i > 0 && isRule(line));
  if (!isRule(lines[0] ?? '') || end < 0)
    throw new ContentError([
      {
        file,
        line: 1,
        field: '',
        expected: 'a head of fields between two lines of three hyphens',
        found: isRule(lines[0] ?? '') ? 'no second line of hyphens' : show(lines[0]),
        mend: 'begin the file with ---, then the fields, then --- again, each of these on a line of its own',
      },
    ]);
  const blank = lines.slice(end + 1).findIndex((line) => line.trim() !== '');
  return {
    ...parseYaml({ file, text: lines.slice(1, end).join('\n') }, 2),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    bodyLine: end + 2 + Math.max(0, blank),
  };
}

/** Puts the company's values where `{company}`, `{product}` and the like stand, at any depth. */
export function fillIn<T>(value: T, fill: Fill): T {
  if (typeof value === 'string')
    return value.replace(/\{([a-zA-Z]+)\}/g, (all, name: string) => fill[name] ?? all) as T;
  if (Array.isArray(value)) return value.map((v) => fillIn(v, fill)) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, fillIn(v, fill)])) as T;
  return value;
}

/** Holds values against their schema. @throws ContentError that names each field, its line and its mend. */
export function validate<S extends z.ZodType>(schema: S, parsed: Parsed): z.output<S> {
  const result = schema.safeParse(parsed.data);
  if (result.success) return result.data;
  throw new ContentError(explain(schema, result.error.issues, parsed));
}
