/** What the form writes: only the letters of what changes. Tried on every file of the fixtures, at every place of each. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import { hasUnseen, isInvisible } from '../../content/characters.ts';
import { parseMarkdown, parseYaml } from '../../content/source.ts';
import { applied, type Change } from './yaml/change.ts';
import { commentsOf } from './yaml/source.ts';
import { changeFile } from './yaml/write.ts';

const FILES = Object.keys(REAL).filter((file) => /\.(yaml|md)$/.test(file));
const read = (file: string, text: string): unknown =>
  (file.endsWith('.md') ? parseMarkdown : parseYaml)({
    file,
    text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
  }).data;
const known = new Map<string, unknown>();
/** What a text says; read once. */
const dataOf = (file: string, text: string): unknown => {
  if (!known.has(text)) known.set(text, read(file, text));
  return known.get(text);
};
const textOf = (file: string) => REAL[file] ?? '';

type Value = { file: string; path: (string | number)[]; value: unknown };

/** Every value of a file, groups and lists too. */
function valuesIn(
  file: string,
  value: unknown = dataOf(file, textOf(file)),
  path: (string | number)[] = [],
): Value[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          valuesIn(file, one, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [{ file, path, value }, ...inner];
}
// Of the hostel's long lists of numbers a few would do: each takes a while to read.
const VALUES = FILES.filter((file) => file !== 'hostel.yaml').flatMap((file) => valuesIn(file));
const HOSTEL = valuesIn('hostel.yaml').filter(({ path }) => path.length <= 3);
const texts = VALUES.filter(({ value }) => typeof value === 'string');
const lists = [...VALUES, ...HOSTEL.slice(0, 10)].filter(({ value }) => Array.isArray(value));
const long = lists.filter(({ value }) => (value as unknown[]).length > 1);

/** Texts as people write them, with all that YAML reads as something else, on one line or several. */
const hard = fc.constantFrom(
  ...'yes null 12 1.5 {x} [y "q" it\'s &a *b !c %d @e `f | > … } ~ 2025-05-13 --- a\\b'.split(' '),
  ...['- a', '# no comment', 'a: b', 'a #b', '? g', '₹ 40', 'a, b', 'https://a.example/?b=c#d'],
);
const word = fc.oneof(
  hard,
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);
/** What a file of content may hold: the build refuses the rest. */
const seen = (text: string) =>
  text.trim() !== '' &&
  text === text.trim() &&
  !/(?!\n)\p{C}/u.test(text) &&
  !hasUnseen(text) &&
  !isInvisible(text);
const line = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))
  .filter(seen);
const anyText = fc.oneof(
  { weight: 4, arbitrary: line },
  fc.array(line, { minLength: 2, maxLength: 4 }).map((lines) => lines.join('\n')),
);

/** What of a file's lines is not in another's, in both directions, as one stretch. */
function stretch(before: string, after: string) {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { gone: a.slice(head, a.length - tail), come: b.slice(head, b.length - tail) };
}

/** Makes a change and holds what is read afterwards against what should be. */
function make(file: string, change: Change, text = textOf(file)): string {
  const after = changeFile(file, text, [change]);
  expect(dataOf(file, after)).toEqual(applied(dataOf(file, text), change));
  return after;
}

test('any text at any place is read as it was written, and all other lines and comments stay', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), anyText, ({ file, path, value }, text) => {
      const before = textOf(file);
      const after = make(file, { kind: 'set', path, value: text });
      const { gone } = stretch(before, after);
      const most = String(value).split('\n').length + 1;
      expect(gone.length, `Only the lines of ${file}: ${path.join('.')} may change.`).toBeLessThanOrEqual(
        most,
      );
      expect(commentsOf(after)).toEqual(commentsOf(before));
    }),
    { numRuns: 50 },
  );
});

test('a text that is put back leaves the file as it was', () => {
  // Where the text needed quotes these stay, and a space that holds words together may be written in its own way.
  const plain = (text: string) => text.replace(/["']/g, '').replace(/\\u00A0|\\_/g, '\u00a0');
  fc.assert(
    fc.property(fc.constantFrom(...texts), line, ({ file, path, value }, text) => {
      const there = changeFile(file, textOf(file), [{ kind: 'set', path, value: text }]);
      const back = changeFile(file, there, [{ kind: 'set', path, value }]);
      expect(plain(back)).toBe(plain(textOf(file)));
    }),
    { numRuns: 20 },
  );
});

test('entries are added, moved and removed anywhere, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.nat(), line, ({ file, path, value }, place, text) => {
      const list = value as unknown[];
      const [sample = text] = list;
      const entry =
        typeof sample === 'object'
          ? JSON.parse(JSON.stringify(sample))
          : typeof sample === 'string'
            ? text
            : sample;
      const at = place % (list.length + 1);
      const more = make(file, { kind: 'insert', path, at, value: entry });
      expect(stretch(textOf(file), more).gone.length).toBeLessThanOrEqual(1);
      expect(commentsOf(more)).toEqual(commentsOf(textOf(file)));
      const less = make(file, { kind: 'remove', path: [...path, at] }, more);
      if (list.length > 0) expect(less).toBe(textOf(file));
    }),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), fc.nat(), ({ file, path, value }, a, b) => {
      const { length } = value as unknown[];
      const [from, to] = [a % length, b % length];
      const moved = make(file, { kind: 'move', path, from, to });
      expect(commentsOf(moved).sort()).toEqual(commentsOf(textOf(file)).sort());
      expect(make(file, { kind: 'move', path, from: to, to: from }, moved)).toBe(textOf(file));
    }),
    { numRuns: 25 },
  );
});

test('the text below the fields changes, and the fields stay', () => {
  const file = 'legal/privacy-policy.md';
  const before = textOf(file);
  const body = parseMarkdown({ file, text: before }).body;
  const after = changeFile(file, before, [{ kind: 'body', text: `${body}\n\nOne more $& sentence.` }]);
  expect(after).toBe(`${before.trimEnd()}\n\nOne more $& sentence.\n`);
});
