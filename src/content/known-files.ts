import { type Files, PICTURE } from './files.ts';
import { signName } from './phone.ts';
import { type Problem, unusable } from './problems.ts';
import { contentSchemas, hasPattern } from './schemas/files.ts';
import type { Source } from './source.ts';

/** For letters that the family does not have. */
export const OWN_FONT = /^fonts\/[a-z0-9-]+\.(?:woff2|ttf|otf)$/;

export function unknownFiles(files: Files): Problem[] {
  const patterns = Object.keys(contentSchemas());
  // Notes for people, such as a README, may be at the top.
  const others = [PICTURE, OWN_FONT, /^mark\.svg$/, /^[^/]+\.md$/];
  const isKnown = (path: string) =>
    patterns.some((pattern) => hasPattern(path, pattern)) || others.some((other) => other.test(path));
  const expected = 'a file that the site knows, named in small letters, as docs/content.md lists them';
  return Object.keys(files)
    .filter((path) => !isKnown(path))
    .flatMap((path) => unusable('file', `content/${path}`, expected, 'a file that nothing uses').problems);
}

/** Contacts put these around the numbers that are copied from them; they change no order there. */
const AROUND_NUMBERS =
  /[\u202a\u202c\u202d\u2066\u2068\u2069]+(?=[+(]?\p{Nd})|(?<=\p{Nd})[\u202a\u202c\u202d\u2066\u2068\u2069]+/gu;

/** What another encoding leaves behind, and what reverses the order of letters (CVE-2021-42574). */
const UNREADABLE = /(?![\n\t])\p{Cc}|[\ufffd\u202a-\u202e\u2066-\u2069]/u;

/**
 * With `\n` line ends and without a byte order mark.
 * @throws ContentError when the file is missing, or has characters that cannot be read
 */
export function sourceOf(files: Files, path: string): Source {
  const file = `content/${path}`;
  const text = files[path]
    ?.replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(AROUND_NUMBERS, '');
  if (text === undefined) throw unusable('file', file, 'this file', 'no such file');
  const sign = UNREADABLE.exec(text);
  if (!sign) return { file, text };
  const expected = 'a text in UTF-8 ("Save as" in the editor), without invisible characters';
  const line = text.slice(0, sign.index).split('\n').length;
  throw unusable('file', file, expected, `a character that cannot be read, ${signName(sign[0])}`, line);
}
