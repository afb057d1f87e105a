/** The kind of a problem, for programs. People read `expected` and `found`. */
export type ProblemCode =
  | 'file' // a file that is missing, unknown, a link, too large, too nested, in conflict, or not readable
  | 'syntax' // not YAML, without front matter, or not SVG
  | 'field' // a field that does not exist, or a name that is not allowed
  | 'value' // a field that is missing or wrong, or letters without a font
  | 'reference' // names something that does not exist, or repeats or hides something else
  | 'text' // not allowed in Markdown
  | 'picture' // a picture that cannot be shown
  | 'mark' // not allowed in the company's mark
  | 'version'; // a legal text that differs from its version, has no version for its date, or does not say what changed

/** A fault in `content/`. */
export type Problem = {
  code: ProblemCode;
  /** From the project's folder, `content/team/kabir.yaml`; a route, for a dead link that is in no text. */
  file: string;
  /** The field or, in a drawing, the element and its attribute; else empty. */
  path: Path;
  /** In a Markdown text: the kind of element (`link`, `picture`) or the heading above it. */
  element?: string | undefined;
  line?: number | undefined;
  expected: string;
  /** The present value, truncated, or a description such as `no such file`. */
  found: string;
  /** The remedy, if `expected` does not make it obvious. */
  fix?: string | undefined;
};

/** Names of fields and indexes of list entries: `['process', 2, 'title']`. */
export type Path = readonly PropertyKey[];

/** Returns the value at a path, or undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object.getOwnPropertyDescriptor(Object(value), key)?.value, data);

/** An error whose message lists every problem. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const paragraphs = problems.map((problem) =>
      [
        `  ${locationName(problem)}`,
        `    expected  ${problem.expected}`,
        `    found     ${problem.found}`,
        ...(problem.fix ? [`    fix       ${problem.fix}`] : []),
      ].join('\n'),
    );
    const head = `${count} in content/. Nothing was built; the last good site is untouched.`;
    super(`${[head, ...paragraphs].join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** An error with one problem of a whole file. */
export const fileError = (
  code: ProblemCode,
  file: string,
  expected: string,
  found: string,
  line?: number,
): ContentError => new ContentError([{ code, file, path: [], line, expected, found }]);

/** Returns undefined if reading throws a ContentError, whose problems it adds to `problems`. */
export function tryRead<T>(read: () => T, problems: Problem[] = []): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Names a character and its code point, because it may be invisible or ambiguous: `"O" (U+004F)`. */
export function characterName(character: string): string {
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && character !== '\ufffd';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${isVisible ? `"${character}" ` : ''}(U+${code})`;
}

/** Shortens a value to one line for a message, and names invisible characters. */
export function excerptOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing after the colon';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `"${truncate(value)}"`;
  if (Array.isArray(value)) return `a list with ${countEntries(value.length)}`;
  if (typeof value !== 'object') return String(value);
  return `a group of fields: ${truncate(Object.keys(value).join(', ') || 'none')}`;
}

export const countEntries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** Formats a path: `process › entry 3 › title`. */
export const fieldName = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');

/** Names the field or element that has a problem; empty for a whole file and for some problems of an .md body. */
export const elementName = ({ element, path }: Pick<Problem, 'element' | 'path'>): string =>
  element ?? fieldName(path);

/** Formats a position: `content/services/audits.md:7  process › entry 3 › title`. */
export const locationName = (problem: Pick<Problem, 'file' | 'line' | 'element' | 'path'>): string =>
  `${problem.file}${problem.line ? `:${problem.line}` : ''}  ${elementName(problem)}`.trimEnd();

const truncate = (text: string) =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text)
    .replace(/[ \n\r\t]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/(?! )[\p{C}\p{Z}\u00ad]/gu, characterName);
