/** Random damage to one file of the content: the loader must accept it, or report where and what is wrong. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/content/problems.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { FIXTURES, findInvalidLocation } from '../content.ts';

const NAMES = Object.keys(FIXTURES).filter((path) => /\.(yaml|md)$/.test(path));

/** Returns a fault of the loader, or undefined if it accepts the files or reports their problems. */
function findLoaderFault(files: Record<string, string>): string | undefined {
  try {
    readContent(files);
  } catch (error) {
    if (!(error instanceof ContentError)) return `not a ContentError: ${String(error)}`;
    const incomplete = error.problems.find(({ file, line, expected, found }) => {
      const path = file.replace(/^content\//, '');
      // A lone carriage return ends a line in YAML and in editors.
      const lines = (files[path] ?? '').split(/\r\n?|\n/).length;
      return !(file && expected && found) || (line !== undefined && (line < 1 || line > lines));
    });
    if (incomplete) return `an incomplete problem: ${JSON.stringify(incomplete)}`;
    const [misplaced] = error.problems.flatMap((problem) => findInvalidLocation(problem, files));
    if (misplaced) return `a problem that leads to no field of its file: ${misplaced}`;
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

/** Functions that damage a file's text. */
const CHANGES: Record<string, (old: string, random: number, text: string) => string> = {
  'one value': (old, random, text) => {
    const lines = old.split('\n');
    const fields = lines.flatMap((line, i) => (FIELD.test(line) ? [i] : []));
    const i = fields[random % fields.length] ?? 0;
    return lines
      .with(
        i,
        (lines[i] ?? '').replace(FIELD, (_, field) => `${field} ${text}`),
      )
      .join('\n');
  },
  'one line, removed, doubled or indented': (old, random) => {
    const lines = old.split('\n');
    const i = random % lines.length;
    const line = lines[i] ?? '';
    return lines
      .toSpliced(i, 1, ...([[], [line, line], [` ${line}`], [`\t${line}`]][random % 4] ?? []))
      .join('\n');
  },
  'any characters anywhere': (old, random, text) => {
    const i = random % (old.length + 1);
    return old.slice(0, i) + text + old.slice(i + (random % 30));
  },
  'the whole text': (_, __, text) => text,
};

test.each(Object.entries(CHANGES))('accepts or reports a damaged file: %s', (_, change) =>
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.nat(), value, (name, random, text) => {
      const files = { ...FIXTURES, [name]: change(FIXTURES[name] ?? '', random, text) };
      expect(findLoaderFault(files)).toBeUndefined();
    }),
    { numRuns: 200 },
  ),
);
