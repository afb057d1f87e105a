/** In characters; a longer slug is cut after a word, if one fits. */
const MAX_LENGTH = 50;
const WHOLE_WORDS = new RegExp(`^.{1,${MAX_LENGTH}}(?=-)`);

/** Makes a file name or anchor of lower-case letters, digits and hyphens; empty if a title has no Latin letters. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return slug.length > MAX_LENGTH ? (WHOLE_WORDS.exec(slug)?.[0] ?? slug.slice(0, MAX_LENGTH)) : slug;
}
