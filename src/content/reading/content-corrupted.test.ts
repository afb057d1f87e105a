import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIXTURES, findMisplaced } from '../../../tests/content.ts';
import { ContentError } from '../problems.ts';
import { readContent } from './read.ts';

/** Left out: it takes as long to read as all other files. */
const SLOW = 'hostel.yaml';
/** Other tests run beside this one. */
const LIMIT_MS = 60_000;
const NAMES = Object.keys(FIXTURES).filter((path) => path !== SLOW && /\.(yaml|md)$/.test(path));

/** The loader's own fault; undefined if it accepts the files or reports their problems. */
function faultOf(files: Record<string, string>): string | undefined {
  try {
    readContent(files);
  } catch (error) {
    if (!(error instanceof ContentError)) return `not a ContentError: ${String(error)}`;
    const odd = error.problems.find(({ file, line, expected, found }) => {
      const path = file.replace(/^content\//, '');
      // A lone carriage return ends a line in YAML and in editors.
      const lines = (files[path] ?? '').split(/\r\n?|\n/).length;
      return !(file && expected && found) || (line !== undefined && (line < 1 || line > lines));
    });
    if (odd) return `a problem that is not told in full: ${JSON.stringify(odd)}`;
    const [nowhere] = error.problems.flatMap((problem) => findMisplaced(problem, files));
    if (nowhere) return `a problem that leads to no field of its file: ${nowhere}`;
    if (/\bundefined\b|\bNaN\b|\[object|Invalid|ZodError/.test(error.message.replace(/"[^"]*"/g, '')))
      return error.message;
  }
  return undefined;
}

/** Values that an author may type. */
const value = fc.oneof(
  fc.constantFrom(
    ...'~ true no 5 1e400 .nan 2025-02-30 [] {} " \' *a &a {company} "{nothing}" "{" "\\u0000" |'.split(' '),
    ...'javascript:alert(1) http://a.example //a.example "<script>" % @ ` ---'.split(' '),
    ...['', '\t', '- a', '? x', '!!binary x', '<<: *a', '# gone', '__proto__: {}', '{ toString: 0 }'],
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.stringify(json)),
);

const FIELD = /^(\s*(?:- )?[\w-]+:).*$/;

/** Each makes one change to a file's text. */
const CHANGES: Record<string, (old: string, at: number, text: string) => string> = {
  'one value': (old, at, text) => {
    const lines = old.split('\n');
    const fields = lines.flatMap((line, i) => (FIELD.test(line) ? [i] : []));
    const i = fields[at % fields.length] ?? 0;
    return lines
      .with(
        i,
        (lines[i] ?? '').replace(FIELD, (_, field) => `${field} ${text}`),
      )
      .join('\n');
  },
  'one line, removed, doubled or indented': (old, at) => {
    const lines = old.split('\n');
    const i = at % lines.length;
    const line = lines[i] ?? '';
    return lines
      .toSpliced(i, 1, ...([[], [line, line], [` ${line}`], [`\t${line}`]][at % 4] ?? []))
      .join('\n');
  },
  'any characters anywhere': (old, at, text) => {
    const i = at % (old.length + 1);
    return old.slice(0, i) + text + old.slice(i + (at % 30));
  },
  'all of it': (_, __, text) => text,
};

test.each(Object.entries(CHANGES))(
  'accepts or reports a damaged file: %s',
  { timeout: LIMIT_MS },
  (_, change) =>
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(), value, (name, at, text) => {
        expect(faultOf({ ...FIXTURES, [name]: change(FIXTURES[name] ?? '', at, text) })).toBeUndefined();
      }),
      { numRuns: 40 },
    ),
);
