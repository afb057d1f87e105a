import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { hasUnseen, isInvisible } from './characters.ts';
import { explain, type Parsed } from './explain.ts';
import { fill } from './fill.ts';
import { frontMatterOf } from './front-matter.ts';
import type { Body } from './markdown.ts';
import { ContentError, type Path, type Problem, show, unusable } from './problems.ts';

/** A file of `content/`: its path from the project's folder, and its text. */
export type Source = { file: string; text: string };

/** What belongs on a line that the YAML reader refuses, by the reader's own names for its errors. */
const EXPECTED: Record<string, string> = {
  TAB_AS_INDENT: 'spaces at the beginning of a line, two for each step, and no tab',
  DUPLICATE_KEY: 'each field once',
};
const FIELD =
  'a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or ' +
  'with a sign at its beginning, in double quotes';

/** The most letters that the fields of a file may have: ten times what the longest has. One of 20 MB fills the memory. */
export const MOST_FIELDS = 200_000;

/** Each file as it was last read: while one is edited the others stay as they are, and reading YAML takes the longest. */
const lastRead = new Map<string, { text: string; firstLine: number; parsed: Parsed }>();

/**
 * Reads YAML. `firstLine` is the line of the file on which the text begins (front matter begins on the second).
 * @throws ContentError when the text is not YAML, or uses what only programs need
 */
export function parseYaml({ file, text }: Source, firstLine = 1): Parsed {
  const last = lastRead.get(file);
  if (last?.text === text && last.firstLine === firstLine) return last.parsed;
  if (text.length > MOST_FIELDS)
    throw unusable(
      'syntax',
      file,
      `fields of at most ${MOST_FIELDS} characters`,
      `${text.length} characters`,
    );
  const parsed = parse({ file, text }, firstLine);
  lastRead.set(file, { text, firstLine, parsed });
  return parsed;
}

function parse({ file, text }: Source, firstLine: number): Parsed {
  const lineCounter = new LineCounter();
  const problems: Problem[] = [];
  const lineAt = (position: number) => lineCounter.linePos(position).line + firstLine - 1;
  const report = (position: number, expected: string) => {
    const line = lineAt(position);
    const found = show(text.split('\n')[line - firstLine]?.trim());
    problems.push({ code: 'syntax', file, path: [], line, expected, found });
  };
  try {
    const doc = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true, version: '1.2' });
    // The first alone: most others only follow from it.
    const [error] = [...doc.errors, ...doc.warnings];
    if (error) {
      const [at] = error.pos;
      const [, quote] = /(["'])quote$/.exec(error.message) ?? [];
      if (quote) report(text.lastIndexOf(quote, at), 'a closing quotation mark');
      else report(at, EXPECTED[error.code] ?? FIELD);
      throw new ContentError(problems);
    }
    visit(doc, {
      Node: (_, node) => {
        const at = node.range?.[0] ?? 0;
        // Anchors and aliases: nobody means them, and a few lines of them can fill the memory.
        if (isAlias(node) || node.anchor !== undefined)
          report(isAlias(node) ? at : text.lastIndexOf('&', at), FIELD);
        // The file itself has none of them (known-files.ts), but an escape such as "\u202e" makes one.
        const value = isScalar(node) ? String(node.value) : '';
        if (hasUnseen(value) || isInvisible(value)) report(at, 'a text that can be seen');
      },
    });
    if (problems.length > 0) throw new ContentError(problems);
    const lineOf = (path: Path): number => {
      if (path.length === 0) return firstLine;
      const above = path.slice(0, -1);
      const key = path.at(-1);
      const parent = doc.getIn(above, true);
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node = isSeq(parent) ? parent.items[Number(key)] : pair?.key;
      return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(above);
    };
    return {
      file,
      data: doc.toJS() ?? {},
      lineOf,
      written: (path) => {
        const node = doc.getIn(path, true);
        return isScalar(node) && typeof node.value !== 'string' ? node.source : undefined;
      },
    };
  } catch (error) {
    // The reader goes down into groups by calling itself, and runs out of steps.
    if (!(error instanceof RangeError)) throw error;
    throw unusable('syntax', file, 'groups within groups, a few steps deep', 'more steps than can be read');
  }
}

/** Splits Markdown into its front matter and its body. @throws ContentError when there is no front matter. */
export function parseMarkdown({ file, text }: Source): Parsed & Body {
  const front = frontMatterOf(text);
  const [first = ''] = text.split('\n');
  const expected = 'a line of three hyphens, then the fields, then such a line again';
  const found = first.trimEnd() === '---' ? 'no second line of hyphens' : show(first);
  if (!front) throw unusable('syntax', file, expected, found, 1);
  return {
    ...parseYaml({ file, text: front.head }, 2),
    body: text.slice(front.bodyAt).trim(),
    bodyLine: text.slice(0, front.bodyAt).split('\n').length,
  };
}

/**
 * Puts the company's values where `{company}`, `{product}` and the like stand, at any depth. No line breaks between a
 * figure and its error.
 */
export const fillIn = <T>(value: T, values: Record<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? fill(part, values).replace(/(?<=\}) (?=± \{)|(?<=±) (?=\{)/g, '\u00a0') : part,
  );

/** Holds values against their schema. @throws ContentError that names each field, its line and what belongs there. */
export function validate<S extends z.ZodType>(schema: S, parsed: Parsed): z.output<S> {
  const result = schema.safeParse(parsed.data);
  if (result.success) return result.data;
  throw new ContentError(explain(schema, result.error.issues, parsed));
}
