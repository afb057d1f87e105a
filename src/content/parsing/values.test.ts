import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import { FIXTURES } from '../../../tests/content.ts';
import { parseFrontMatter } from './front-matter.ts';
import { formatFile, parseValues, updateFile } from './values.ts';

const FILES = Object.keys(FIXTURES).filter((file) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\//.test(file));
const textOf = (file: string) => FIXTURES[file] ?? '';
type Path = (string | number)[];

/** Lists a value and all values in it, with their paths. */
const listValues = (value: unknown, path: Path = []): { path: Path; value: unknown }[] => [
  { path, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        listValues(child, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];
// hostel.yaml is skipped: it is slow, and its lists are written like all others.
const VALUES = FILES.filter((file) => file !== 'hostel.yaml').flatMap((file) =>
  listValues(parseValues(file, textOf(file))).map((position) => ({ ...position, file })),
);
const singleLineTexts = VALUES.filter(({ value }) => typeof value === 'string' && !value.includes('\n'));
const longLists = VALUES.filter(({ value }) => Array.isArray(value) && value.length > 1);

/** Returns the fields of a file with one changed value. */
function changeValue(file: string, path: Path, change: (value: never) => unknown): Record<string, unknown> {
  const data: Record<string, unknown> = { top: structuredClone(parseValues(file, textOf(file))) };
  const keys = ['top', ...path];
  const parent = keys.slice(0, -1).reduce((group, key) => group[key] as Record<string, unknown>, data);
  const lastKey = String(keys.at(-1));
  parent[lastKey] = change(parent[lastKey] as never);
  return data['top'] as Record<string, unknown>;
}
// A value may begin with # as a comment does. The lexer marks values with \x1f.
const listComments = (text: string) =>
  [...new Lexer().lex(text)].filter((token, i, tokens) => token.startsWith('#') && tokens[i - 1] !== '\x1f');
const countChangedLines = (before: string, after: string) => {
  const oldLines = before.split('\n');
  return after.split('\n').filter((line, i) => line !== oldLines[i]).length;
};

/** Texts with words or characters that often cause mistakes in YAML; only some of them need quotes. */
const trickyTexts = fc.constantFrom(
  ...'yes null 12 1.5 {x} [y "q" it\'s &a *b !c %d @e `f | > … } ~ 2025-05-13 --- a\\b'.split(' '),
  ...['- a', '# no comment', 'a: b', 'a #b', '? g', '₹ 40', 'a, b', 'https://a.example/?b=c#d'],
);

test('changes nothing in the fixtures, which are formatted', () => {
  const unformatted = FILES.filter((file) => formatFile(file, textOf(file)) !== textOf(file));
  expect(unformatted, 'Run npm run fix.').toEqual([]);
});

test('writes any one-line text so that it is read back, and changes only its line', () => {
  const words = fc.array(trickyTexts, { minLength: 1, maxLength: 4 }).map((texts) => texts.join(' '));
  fc.assert(
    fc.property(fc.constantFrom(...singleLineTexts), words, ({ file, path }, text) => {
      const data = changeValue(file, path, () => text);
      const after = updateFile(file, textOf(file), data);
      expect(parseValues(file, after)).toEqual(data);
      expect(listComments(after)).toEqual(listComments(textOf(file)));
      expect(countChangedLines(textOf(file), after), `${file}: ${path.join('.')}`).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test('adds, moves and removes entries; the first two keep comments, and moving back restores the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...longLists), fc.nat(), fc.nat(), ({ file, path }, from, to) => {
      const before = textOf(file);
      const update = (change: (list: unknown[]) => unknown[]) => {
        const data = changeValue(file, path, change);
        const after = updateFile(file, before, data);
        expect(parseValues(file, after)).toEqual(data);
        return after;
      };
      const added = update((list) => list.toSpliced(from % list.length, 0, structuredClone(list[0])));
      expect(listComments(added)).toEqual(listComments(before));
      const moved = update((list) => {
        const index = from % list.length;
        return list.toSpliced(index, 1).toSpliced(to % list.length, 0, list[index]);
      });
      expect(listComments(moved).sort()).toEqual(listComments(before).sort());
      update((list) => list.toSpliced(from % list.length, 1));
      expect(updateFile(file, moved, parseValues(file, before))).toBe(before);
    }),
    { numRuns: 15 },
  );
});

describe('updateFile, for a file written by hand', () => {
  const TEXT = `# Who we are.
name: 'A ''B''' # one line

about: >-
  Folded words.

# Not the field above.
links:
  # the first
  - { to: /a, label: "A" }
  # the second
  - to: /b # by hand
    label: B
none: []
last: end
`;
  const data = parse(TEXT);
  const write = (changes: object, text = TEXT) => updateFile('x.yaml', text, { ...data, ...changes });

  test('keeps quotes, folds and comments, also of moved entries but a list’s first', () => {
    expect(write({ name: "it's" })).toContain("name: 'it''s' # one line");
    expect(write({ about: 'Other words' })).toContain('about: >-\n  Other words\n\n# Not the field above.');
    const [firstLink, secondLink] = data.links;
    expect(write({ links: [secondLink, firstLink] })).toContain(
      'links:\n  # the first\n  # the second\n  - to: /b # by hand\n    label: B\n  - { to: /a, label: "A" }',
    );
    expect(write({ links: [{ to: '/n' }, firstLink, { ...secondLink, label: 'C' }] })).toContain(
      'links:\n  # the first\n  - to: /n\n  - { to: /a, label: "A" }\n  # the second\n  - to: /b # by hand\n    label: C',
    );
    expect(write({ links: [secondLink] })).toContain('  # the second\n  - to: /b # by hand');
  });

  test('inserts new fields in the given order, and removes fields', () => {
    const { name, ...otherFields } = data;
    const withFields = updateFile('x.yaml', TEXT, { name, motto: 'On: time', aim: 'Less', ...otherFields });
    expect(withFields).toContain('# one line\nmotto: "On: time"\naim: Less\n\nabout');
    expect(write({ none: [{ id: 'a' }] })).toContain('none:\n  - id: a\nlast');
    const { none: _, ...others } = data;
    expect(updateFile('x.yaml', TEXT, others)).toContain('    label: B\nlast: end\n');
  });

  test('keeps line breaks and the byte order mark, and rejects invalid YAML', () => {
    const windowsText = `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`;
    expect(write({ last: 'one\ntwo' }, windowsText)).toBe(
      `\uFEFF${write({ last: 'one\ntwo' }).replaceAll('\n', '\r\n')}`,
    );
    expect(() => write({}, 'a: "b')).toThrow(/is not valid YAML/);
  });
});

test('changes the body of a Markdown file, and no field', () => {
  const file = 'services/web-development.md';
  const before = textOf(file);
  const body = before.slice(parseFrontMatter(before)?.bodyOffset).trim();
  const values = { ...parseValues(file, before), body: `${body}\n\nOne more $& sentence.` };
  expect(updateFile(file, before, values)).toBe(`${before.trimEnd()}\n\nOne more $& sentence.\n`);
});
