import { hasUnseen } from './characters.ts';
import type { Files } from './files.ts';
import { type Problem, show, unusable } from './problems.ts';
import { contentSchemas, hasPattern } from './schemas/files.ts';
import { FAMILIES } from './schemas/pages.ts';
import type { Source } from './source.ts';

/** A picture of a person, beside the file of the person. */
export const PICTURE = /^team\/([a-z0-9-]+\.(?:jpe?g|png|webp|avif))$/;

/** Files that nothing would show, and files whose address is taken. */
export function unknownFiles(files: Files): Problem[] {
  const patterns = Object.keys(contentSchemas());
  // At the top also notes for people, such as a README.
  const others = [PICTURE, /^mark\.svg$/, /^[^/]+\.md$/];
  return Object.keys(files).flatMap((path): Problem[] => {
    const file = `content/${path}`;
    const [, folder = '', name = ''] = /^(\w+)\/(index|404)\.md$/.exec(path) ?? [];
    const another = 'another name: it is the end of an address, and hosts show other pages at this one';
    if (folder in FAMILIES) return unusable('file', file, another, show(name)).problems;
    if (patterns.some((pattern) => hasPattern(path, pattern)) || others.some((other) => other.test(path)))
      return [];
    const expected = 'a file that the site knows: its name in small letters, as docs/content.md lists them';
    return unusable('file', file, expected, 'a file that nothing would show').problems;
  });
}

/**
 * A file's text as the readers want it, whatever editor wrote it.
 * @throws ContentError when there is no such file, or when it has characters that nobody can read or see
 */
export function sourceOf(files: Files, path: string): Source {
  const file = `content/${path}`;
  const text = files[path]?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text === undefined) throw unusable('file', file, 'this file', 'no such file');
  const line = text.split('\n').findIndex(hasUnseen) + 1;
  if (line === 0) return { file, text };
  const expected = 'a text in UTF-8 ("Save as" in the editor), of characters that can be seen';
  throw unusable('file', file, expected, 'a character that cannot be read', line);
}
