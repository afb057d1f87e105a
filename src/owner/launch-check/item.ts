/** One thing to do before the site is launched, in words for its owner. */
export type Item = {
  /** The file, from the project's folder: `content/company.yaml`, `dist/contact.vcf`. */
  file: string;
  /** The line in that file, where it has lines. */
  line?: number | undefined;
  /** The field, as `keep` in `content/checked.yaml` names it: `questions.list.price.answer`; empty for a whole file. */
  field: string;
  /** What is there, short. */
  found: string;
  /** The words of the file that are meant, as they stand there: a signature names them. */
  said?: string;
  /** The very words that are meant, where another check may mean them too. */
  words?: string;
  /** What is wrong with it: one sentence. Items with the same sentence and the same advice are listed together. */
  why: string;
  /** What to do about it: one sentence or two. */
  todo: string;
  /** Whether the site should not be published with it. The rest is advice. */
  blocks: boolean;
  /**
   * Whether its owner may sign that it is right as it is: `advised` where the advice says so itself, `offer` where the list
   * adds it. What is broken cannot be signed.
   */
  keep?: 'offer' | 'advised' | undefined;
  /** Where the value shows, if more than its own page shows it. */
  shows?: string;
};

const LONGEST = 76;

/** A text without its line breaks. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is in a file, in quotation marks and in one line. */
export function quoted(text: string): string {
  const line = inOneLine(text);
  return `“${line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line}”`;
}

/** The words around a finding, so that it can be seen where in a long text it is. */
export function around(text: string, at: number, length: number): { found: string; said: string } {
  const start = Math.max(0, at - 26);
  const end = Math.min(text.length, at + length + 26);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1 || start;
  const to = end === text.length ? end : text.lastIndexOf(' ', end);
  const said = inOneLine(text.slice(Math.min(from, at), Math.max(to, at + length)));
  return { found: `“${from > 0 ? '… ' : ''}${said}${to < text.length ? ' …' : ''}”`, said };
}

/** A day as people write it: 22 November 2026. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Days from one to another, both written 2026-11-22. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
