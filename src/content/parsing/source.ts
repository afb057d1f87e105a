import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Files } from '../files.ts';
import { addNoBreakSpaces, fill } from '../fill.ts';
import type { Body } from '../markdown/markdown.ts';
import { ContentError, excerptOf, fileError, type Path } from '../problems.ts';
import { explainIssues, keyOf, type ParsedFile } from './explain.ts';
import { type FileText, readFileText } from './file-text.ts';
import { parseFrontMatter } from './front-matter.ts';
import { collectTexts } from './texts.ts';

const ADVICE_BY_CODE: Record<string, string> = {
  TAB_AS_INDENT: 'spaces at the beginning of a line, two for each step, and no tab',
  DUPLICATE_KEY: 'each field once',
};
const LINE_ADVICE =
  'a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or ' +
  'with a punctuation mark at its beginning, in double quotes';

/** Parses YAML. @param firstLine the line of the file on which the YAML begins: 2 in front matter */
function parseYaml({ file, text }: FileText, firstLine = 1): ParsedFile {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const syntaxErrorAt = (offset: number, expected: string) => {
    const line = lineAt(offset);
    const found = excerptOf(text.split('\n')[line - firstLine]?.trim());
    return fileError('syntax', file, expected, found, line);
  };
  const doc = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true, version: '1.2' });
  // Reports only the first error, which causes most others.
  const [error] = [...doc.errors, ...doc.warnings];
  if (error) {
    const [, quote] = /(["'])quote$/.exec(error.message) ?? [];
    // A missing closing quote is reported further on. The owner needs the line of the opening quote.
    if (quote) throw syntaxErrorAt(text.lastIndexOf(quote, error.pos[0]), 'a closing quotation mark');
    throw syntaxErrorAt(error.pos[0], ADVICE_BY_CODE[error.code] ?? LINE_ADVICE);
  }
  const positions = new Map<string, { line: number; raw?: string | undefined }>();
  const addPosition = (node: unknown, path: Path, positionNode: unknown = node): void => {
    // Anchors and aliases are refused: they are typing mistakes, and a few lines of them can fill the memory.
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    if (isAlias(node)) throw syntaxErrorAt(offset, LINE_ADVICE);
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
      throw syntaxErrorAt(text.lastIndexOf('&', offset), LINE_ADVICE);
    // YAML reads `#12, 2nd Cross` as a comment. Without a space after # it was probably meant as a text.
    const comment = isScalar(node) && /^\S/.test(node.comment ?? '') ? `#${node.comment}` : undefined;
    const raw = isScalar(node) && typeof node.value !== 'string' ? node.source || comment : undefined;
    if (isNode(positionNode) && positionNode.range)
      positions.set(keyOf(path), { line: lineAt(positionNode.range[0]), raw });
    if (isMap(node)) for (const { key, value } of node.items) addPosition(value, [...path, String(key)], key);
    if (isSeq(node)) node.items.forEach((item, i) => void addPosition(item, [...path, i]));
  };
  addPosition(doc.contents, []);
  const lineOf = (path: Path): number =>
    path.length === 0 ? firstLine : (positions.get(keyOf(path))?.line ?? lineOf(path.slice(0, -1)));
  const rawAt = (path: Path) => positions.get(keyOf(path))?.raw;
  const data = deepFreeze(doc.toJS() ?? {});
  return { file, data, texts: collectTexts(data), lineOf, rawAt };
}

function parseMarkdown({ file, text }: FileText): ParsedFile & Body {
  const front = parseFrontMatter(text);
  const [firstLine = ''] = text.split('\n');
  const expected = 'a line of three hyphens, then the fields, then another line of three hyphens';
  const found = firstLine.trimEnd() === '---' ? 'no second line of hyphens' : excerptOf(firstLine);
  if (!front) throw fileError('syntax', file, expected, found, 1);
  return {
    ...parseYaml({ file, text: front.head }, 2),
    body: text.slice(front.bodyOffset).trim(),
    bodyLine: text.slice(0, front.bodyOffset).split('\n').length,
  };
}

/** Fills in placeholders such as `{company}` at any depth. No-break spaces keep `{a} ± {b}` on one line. */
export function fillDeep<T>(value: T, values: Record<string, string>): T;
export function fillDeep(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === 'string') return value.includes('{') ? addNoBreakSpaces(fill(value, values)) : value;
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, values));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, fillDeep(field, values)]));
}

/** Wraps `66 ± 7`, `10–20` and `{a} → {b}` in left-to-right isolates: a right-to-left page would swap the numbers. */
export const isolateFigures = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(
      /(?:(?:\{\w+\}|\d[\d.,]*)\s?)?±\s?(?:\{\w+\}|\d[\d.,]*)|\d[\d.,]*\s?–\s?\d[\d.,]*|\{\w+\} → \{\w+\}/g,
      '\u2066$&\u2069',
    ),
  );

/** A parsed file; `body` is empty unless it is Markdown. */
export type SourceFile<S extends z.ZodType> = ParsedFile &
  Body & {
    /** The fields as the schema outputs them. @throws ContentError that names each wrong field */
    validate: () => z.output<S>;
  };

/** Freezes a value and everything in it, because callers share it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

/**
 * Reads a file of `content/`.
 * @param path from `content/`: `team/kabir.yaml`
 * @throws ContentError if it is missing, `readFileText` refuses its text, or its YAML or front matter is refused
 */
export function readContentFile<S extends z.ZodType>(files: Files, path: string, schema: S): SourceFile<S>;
export function readContentFile(files: Files, path: string): SourceFile<z.ZodUnknown>;
export function readContentFile(files: Files, path: string, schema: z.ZodType = z.unknown()) {
  const source = readFileText(files, path);
  const parsed = path.endsWith('.md')
    ? parseMarkdown(source)
    : { ...parseYaml(source), body: '', bodyLine: 1 };
  const validate = () => {
    const result = schema.safeParse(parsed.data);
    if (result.success) return deepFreeze(result.data);
    throw new ContentError(explainIssues(schema, result.error.issues, parsed));
  };
  return { ...parsed, validate };
}
