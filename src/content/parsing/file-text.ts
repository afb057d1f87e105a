import { temporaryTargetOf } from '../../platform/write.ts';
import { type Files, PICTURE_FILE } from '../files.ts';
import { characterName, fileError, type Problem } from '../problems.ts';
import { contentSchemas, matchesPattern } from '../schemas/content-schemas.ts';

/** Matches the owner's fonts. */
export const FONT_FILE = /^fonts\/[a-z0-9-]+\.(?:woff2|ttf|otf)$/;

/** Reports files that the site does not use, and those of unfinished saves. */
export function findUnknownFiles(files: Files): Problem[] {
  const patterns = Object.keys(contentSchemas());
  // The top folder may have notes such as a README.
  const otherPatterns = [PICTURE_FILE, FONT_FILE, /^mark\.svg$/, /^[^/]+\.md$/];
  const isKnown = (path: string) =>
    patterns.some((pattern) => matchesPattern(path, pattern)) ||
    otherPatterns.some((pattern) => pattern.test(path));
  const expected = 'a file that the site knows, named in small letters, as docs/content.md lists them';
  return Object.keys(files)
    .filter((path) => !isKnown(path))
    .flatMap((path) => {
      const file = `content/${path}`;
      const target = temporaryTargetOf(path);
      if (!target) return fileError('file', file, expected, 'a file that nothing uses').problems;
      const found = `a temporary file of a program that was stopped before it changed content/${target}`;
      const fix = `check content/${target} and the files that were saved with it, then delete ${file}`;
      return { code: 'file', file, path: [], expected: 'no files of unfinished saves', found, fix };
    });
}

/** Matches direction marks around a number. Contacts apps copy them too. They are harmless there, and removed. */
const MARKS_AROUND_NUMBER =
  /[\u202a\u202c\u202d\u2066\u2068\u2069]+(?=[+(]?\p{Nd})|(?<=\p{Nd})[\u202a\u202c\u202d\u2066\u2068\u2069]+/gu;

/** Matches control characters, U+FFFD of a wrong encoding, and direction marks that reorder text (CVE-2021-42574). */
const UNREADABLE = /(?![\n\t])\p{Cc}|[\ufffd\u202a-\u202e\u2066-\u2069]/u;

/** Git's conflict markers have seven characters, or more by the attribute `conflict-marker-size`. */
const CONFLICT_MARKER = /^(?:<{7,}|>{7,})(?: |$)/;

/** Longer texts take seconds to parse and fit on no page. */
const MAX_CHARACTERS = 60_000;
const MAX_LINES = 1_500;
/** The maximum for each punctuation character: too many of one take minutes to parse. */
const MAX_REPEATS = 2_000;
/** Matches 12 lists, quotations or groups nested in one line, an indentation of 60 spaces, and 60 bars of a table row. */
const NESTED =
  /^ {60}|^[ \t]*(?:(?:>|[-+*?][ \t]|\d{1,9}[.)][ \t])[ \t]*){12}|(?:[[{][^[\]{}\n]*){12}|(?:\|[^|\n]*){60}/m;

const LINE_FAULTS: [RegExp, expected: string, found: string][] = [
  [
    UNREADABLE,
    'a text in UTF-8, without invisible characters: open it in an editor, choose "Save as" and the encoding UTF-8',
    'a character that cannot be read',
  ],
  [
    CONFLICT_MARKER,
    'one wording: keep what is right, and remove the lines with <<<<<<<, ======= and >>>>>>>',
    'two wordings that git has put here',
  ],
  [NESTED, 'fewer levels of groups, lists or quotations, or fewer columns', 'more than anybody can read'],
];

/** A text and its path from the project's folder. */
export type FileText = { file: string; text: string };

const findLine = (text: string, fault: RegExp) => text.split('\n').findIndex((line) => fault.test(line)) + 1;

/** Returns the line of the first conflict marker, or 0. */
export const findConflictLine = (text: string): number => findLine(text, CONFLICT_MARKER);

function findExcess(text: string): string | undefined {
  const counts: Record<string, number> = {};
  for (const [char] of text.matchAll(/[!-/:-@[-`{-~]/g)) counts[char] = (counts[char] ?? 0) + 1;
  const repeats = Math.max(0, ...Object.values(counts));
  const lines = text.split('\n').length;
  const isLarge = text.length > MAX_CHARACTERS || lines > MAX_LINES || repeats > MAX_REPEATS;
  return isLarge
    ? `${text.length} characters, ${lines} lines, ${repeats} of one punctuation mark`
    : undefined;
}

/** Returns true for a text that is too large or too deeply nested to be parsed quickly. */
export const exceedsLimits = (text: string): boolean => findExcess(text) !== undefined || NESTED.test(text);

/**
 * Reads a text with `\n` line ends and without a byte order mark, and checks its size and depth before it is parsed.
 * @throws ContentError if the file is missing or too large, or has a line with one of `LINE_FAULTS`
 */
export function readFileText(files: Files, path: string): FileText {
  const file = `content/${path}`;
  const text = files[path]
    ?.replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(MARKS_AROUND_NUMBER, '');
  if (text === undefined) throw fileError('file', file, 'this file', 'no such file');
  const excess = findExcess(text);
  const limits = `at most ${MAX_CHARACTERS} characters, ${MAX_LINES} lines and ${MAX_REPEATS} of each punctuation mark`;
  if (excess) throw fileError('file', file, limits, excess);
  for (const [fault, expected, found] of LINE_FAULTS) {
    const line = findLine(text, fault);
    const detail = fault === UNREADABLE ? `, ${characterName(fault.exec(text)?.[0] ?? '')}` : '';
    if (line > 0) throw fileError('file', file, expected, found + detail, line);
  }
  return { file, text };
}
