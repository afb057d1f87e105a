import { type Files, PICTURE } from './files.ts';
import { type Problem, show, unusable } from './problems.ts';
import { contentSchemas, hasPattern } from './schemas/files.ts';
import { FAMILIES } from './schemas/pages.ts';
import type { Source } from './source.ts';
import { hasUnseen } from './texts.ts';

/** For letters that the family does not have. */
export const OWN_FONT = /^fonts\/[a-z0-9-]+\.(?:woff2|ttf|otf)$/;

/** Reserved by Windows, with any ending. */
const DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;

/** Files that the site does not know, and files whose address is taken. */
export function unknownFiles(files: Files): Problem[] {
  const patterns = Object.keys(contentSchemas());
  // Notes for people, such as a README, may be at the top.
  const others = [PICTURE, OWN_FONT, /^mark\.svg$/, /^[^/]+\.md$/];
  return Object.keys(files).flatMap((path): Problem[] => {
    const refused = (expected: string, found: string) =>
      unusable('file', `content/${path}`, expected, found).problems;
    const [, folder = '', name = ''] = /^(\w+)\/(index|404)\.md$/.exec(path) ?? [];
    if (folder in FAMILIES)
      return refused(
        'another name: it becomes the end of an address, and hosts show other pages at this one',
        show(name),
      );
    if (DEVICE.test(path))
      return refused(
        'another name: Windows reserves this one for a device and cannot store the file',
        show(path),
      );
    if (patterns.some((pattern) => hasPattern(path, pattern)) || others.some((other) => other.test(path)))
      return [];
    const expected = 'a file that the site knows, named in small letters, as docs/content.md lists them';
    return refused(expected, 'a file that nothing uses');
  });
}

/** For each text file of `content/`: a large company's privacy policy has 40,000. */
export const MOST_CHARACTERS = 60_000;
/** Nesting of groups, lists and quotations: the parsers are recursive. */
const MOST_STEPS = 50;
const LIST = String.raw`(?:[-*+?](?=[ \t])|\d{1,9}[.)](?=[ \t])|>)[ \t]*`;
const TOO_DEEP = new RegExp(`(?:${LIST}){${MOST_STEPS}}|^[ \\t]{${MOST_STEPS * 4}}`, 'm');

/** Checked before parsing, which might not end. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
    if (open > MOST_STEPS) return true;
  }
  return TOO_DEEP.test(text);
}

/**
 * With `\n` line ends and without a byte order mark.
 * @throws ContentError when the file is missing, too long, nested too deeply, or has invisible characters
 */
export function sourceOf(files: Files, path: string): Source {
  const file = `content/${path}`;
  const text = files[path]?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const refused = (expected: string, found: string, line?: number) =>
    unusable('file', file, expected, found, line);
  if (text === undefined) throw refused('this file', 'no such file');
  if (text.length > MOST_CHARACTERS)
    throw refused(`a text of at most ${MOST_CHARACTERS} characters`, `${text.length} characters`);
  if (isTooDeep(text)) throw refused(`groups and lists nested at most ${MOST_STEPS} deep`, 'deeper ones');
  const line = text.split('\n').findIndex(hasUnseen) + 1;
  if (line === 0) return { file, text };
  const expected = 'a text in UTF-8 ("Save as" in the editor), without invisible characters';
  throw refused(expected, 'a character that cannot be read', line);
}
