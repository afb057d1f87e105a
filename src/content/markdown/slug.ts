/** The maximum in characters; a longer slug is cut after a whole word. */
const MAX_LETTERS = 50;
const ENDS_WITH_A_WORD = /^.{1,50}(?=-)/;

/** Makes a file name or anchor of lower-case letters, digits and hyphens; empty without Latin letters. */
export function slugOf(words: string): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return slug.length > MAX_LETTERS ? (ENDS_WITH_A_WORD.exec(slug)?.[0] ?? slug.slice(0, MAX_LETTERS)) : slug;
}
