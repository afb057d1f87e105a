/** One thing that is wrong in `content/`, in words for the person who wrote it. */
export type Problem = {
  /** The file, from the project's folder: `content/team/kabir.yaml`. */
  file: string;
  /** The line in that file, where it is known. */
  line?: number | undefined;
  /** The field, with the names as they are written: `process › entry 3 › title`; empty for the whole file. */
  field: string;
  /** What belongs there. */
  expected: string;
  /** What stands there, shortened. */
  found: string;
  /** What to do about it, where that is more than to write what is expected. */
  fix?: string | undefined;
};

/** The way from the top of a file to a value: field names, and numbers from 0 in lists. */
export type Path = readonly PropertyKey[];

/** Thrown when `content/` cannot be used. Its message lists every problem, ready to be shown to a person. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const blocks = problems.map(({ file, line, field, expected, found, fix }) =>
      [
        `  ${file}${line ? `:${line}` : ''}  ${field}`.trimEnd(),
        `    expected  ${expected}`,
        `    found     ${found}`,
        ...(fix ? [`    fix       ${fix}`] : []),
      ].join('\n'),
    );
    const head = `${count} in content/. Nothing was built; the last good site is untouched.`;
    super(`${[head, ...blocks].join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** For a file that cannot be used at all, or from a line on. */
export const unusable = (file: string, expected: string, found: string, line?: number): ContentError =>
  new ContentError([{ file, line, field: '', expected, found }]);

/** A value as the author would recognise it, cut to fit one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing behind the colon';
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : `"${short(value)}"`;
  if (Array.isArray(value)) return `a list with ${entries(value.length)}`;
  if (typeof value !== 'object') return String(value);
  return `a group of fields: ${short(Object.keys(value).join(', ') || 'none in it')}`;
}

/** `1 entry`, `3 entries`. */
export const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** A path in words: `process › entry 3 › title`. */
export const fieldName = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');

const short = (text: string) =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ').trim();
