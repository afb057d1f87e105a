import type { Files } from './files.ts';
import { type Problem, show, unusable } from './problems.ts';
import { contentSchemas, hasPattern } from './schemas/files.ts';
import { FAMILIES } from './schemas/pages.ts';
import type { Source } from './source.ts';
import { hasUnseen } from './texts.ts';

/** A person's picture, beside the person's file. */
export const PICTURE = /^team\/([a-z0-9-]+\.(?:jpe?g|png|webp|avif))$/;

/** Names that Windows keeps for itself, with any ending. */
const DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;

/** Files that the site does not know, and files whose address is taken. */
export function unknownFiles(files: Files): Problem[] {
  const patterns = Object.keys(contentSchemas());
  // At the top also notes for people, such as a README.
  const others = [PICTURE, /^mark\.svg$/, /^[^/]+\.md$/];
  return Object.keys(files).flatMap((path): Problem[] => {
    const file = `content/${path}`;
    const [, folder = '', name = ''] = /^(\w+)\/(index|404)\.md$/.exec(path) ?? [];
    const another = 'another name: it is the end of an address, and hosts show other pages at this one';
    if (folder in FAMILIES) return unusable('file', file, another, show(name)).problems;
    const device = 'another name: Windows keeps this one for a device, and cannot have the file';
    if (DEVICE.test(path)) return unusable('file', file, device, show(path)).problems;
    if (patterns.some((pattern) => hasPattern(path, pattern)) || others.some((other) => other.test(path)))
      return [];
    const expected = 'a file that the site knows: its name in small letters, as docs/content.md lists them';
    return unusable('file', file, expected, 'a file that nothing would show').problems;
  });
}

/** The most characters that a text file of `content/` may have: a privacy policy of a large company has 40,000. */
export const MOST_CHARACTERS = 60_000;
/** The deepest nesting of groups, lists and quotations: the parsers are recursive. */
const MOST_STEPS = 50;
const LIST = String.raw`(?:[-*+?](?=[ \t])|\d{1,9}[.)](?=[ \t])|>)[ \t]*`;
const TOO_DEEP = new RegExp(`(?:${LIST}){${MOST_STEPS}}|^[ \\t]{${MOST_STEPS * 4}}`, 'm');

/** Whether a text may be nested too deeply. Checked before parsing, which might not end. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
    if (open > MOST_STEPS) return true;
  }
  return TOO_DEEP.test(text);
}

/**
 * A file's text with `\n` line ends and without a byte order mark.
 * @throws ContentError when the file is missing, too long, nested too deeply, or has characters that cannot be seen
 */
export function sourceOf(files: Files, path: string): Source {
  const file = `content/${path}`;
  const text = files[path]?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text === undefined) throw unusable('file', file, 'this file', 'no such file');
  if (text.length > MOST_CHARACTERS)
    throw unusable(
      'file',
      file,
      `a text of at most ${MOST_CHARACTERS} characters`,
      `${text.length} characters`,
    );
  if (isTooDeep(text))
    throw unusable(
      'file',
      file,
      `groups and lists at most ${MOST_STEPS} deep within one another`,
      'more of them',
    );
  const line = text.split('\n').findIndex(hasUnseen) + 1;
  if (line === 0) return { file, text };
  const expected = 'a text in UTF-8 ("Save as" in the editor), of characters that can be seen';
  throw unusable('file', file, expected, 'a character that cannot be read', line);
}
