import type { Claim } from '../../content/schemas/claims.ts';

/** A text of `content/` as it is written there, and where: `team/founder.yaml`, `work.text`. */
type CopyText = { file: string; field: string; line: number; value: string };

/** A number that the site states without an entry in claims.yaml, and where in its text it begins. */
export type UncoveredNumber<Text> = { text: Text; number: string; at: number };

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const COUNT =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen)';
const UNIT =
  '(?:per ?cent|times|seconds?|minutes?|hours?|days?|weeks?|months?|years?|rupees?|lakhs?|crores?)';

/** Digits that state nothing: each is set aside before numbers are looked for. */
const ASIDE: readonly RegExp[] = [
  // What the site fills in is computed.
  /\{[^{}]*\}/g,
  /\b(?:https?:\/\/|mailto:|tel:)\S+/g,
  /\S+@\S+/g,
  // A telephone number with its country's code.
  /\+\d[\d ]{6,}/g,
  // Days and times of day.
  /\b\d{4}-\d\d-\d\d\b/g,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?:,? \\d{4})?|${MONTH} (?:\\d{1,2},? )?\\d{4}`, 'g'),
  /\b\d{1,2}:\d\d(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi,
  // A law's year: the DPDP Act, 2023.
  /\b(?:Act|Rules|Code|Order|Regulations|Policy)\)?,? (?:of )?\d{4}\b/g,
  // What is numbered, not counted: section 6.1, steps 2 and 3, Counter 1; and how many sections the reader sees.
  /\b(?:section|clause|paragraph|article|chapter|schedule|step|page|figure|version|counter)s? \d+(?:\.\d+)*(?:(?:,| and| or| to|–) ?\d+(?:\.\d+)*)*/gi,
  /\b\d+ sections\b/g,
];
/** In a legal text also a year that stands alone: since when something holds. */
const YEAR = /\b(?:19|20)\d\d\b/g;

/** Digits with their sign or unit. What hangs on letters is a name: A4, UTF-8, under-18, 3D, 5G. */
const DIGITS = `(?<![\\p{L}\\p{N}_]-?)(?:[₹$€£±]\\s?)?\\d+(?:[.,/–-]\\d+)*(?![\\d]|(?:D|G|FA)\\b)(?:\\s?(?:%|×|${UNIT}\\b))?`;
const NUMBER = new RegExp(`${DIGITS}|\\b${COUNT}(?:[ -](?:and )?${COUNT})* ${UNIT}\\b`, 'giu');

/** What is no copy: claims, the data of the simulation, what an entry is refused with, an address, notes for the owner, earlier versions. */
const NO_COPY: readonly [file: RegExp, field: RegExp][] = [
  [/^(?:(?:claims|checked|hostel)\.yaml|mark\.svg|legal\/versions\/.*)$/, /^/],
  [/^/, /(?:^|\.)refused\./],
  [/^company\.yaml$/, /^(?:office|registration\.number)\b/],
  [/^legal\//, /^counsel\b/],
];

const isCopy = ({ file, field }: CopyText) =>
  !NO_COPY.some(([files, fields]) => files.test(file) && fields.test(field));

/** Where each of some words is in a text, whatever its capitals: the first letter and the one behind the last. */
function occurrencesOf(words: readonly string[], text: string): [from: number, to: number][] {
  const plain = text.toLowerCase();
  return words.flatMap((one) => {
    const wanted = one
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+');
    return [...plain.matchAll(new RegExp(wanted, 'g'))].map(({ 0: found, index }): [number, number] => [
      index,
      index + found.length,
    ]);
  });
}

/**
 * The numbers in the copy that no claim covers. A claim covers a number that stands inside one of its `covers`.
 *
 * A number is what is written in digits, with its sign: a percentage, a sum, a count, a duration; and a duration,
 * percentage or sum in words ("ten days"). None are: what the site fills in (`{served}`), telephone numbers, addresses,
 * days and times of day, the year of a law and in legal texts any year, references ("Section 8", "step 3"), and names
 * with a digit (UTF-8, A4). Nor is a count in words of what the reader sees ("three tools, one mess"), or "one day",
 * which most often is no measure.
 *
 * @param texts the texts as they are written, or filled in; the words of `claims` must be so, too
 */
export function uncoveredNumbers<Text extends CopyText>(
  texts: readonly Text[],
  claims: readonly Pick<Claim, 'covers'>[],
): UncoveredNumber<Text>[] {
  const words = claims.flatMap(({ covers }) => covers);
  return texts.filter(isCopy).flatMap((text) => {
    const aside = text.file.startsWith('legal/') ? [...ASIDE, YEAR] : ASIDE;
    const copy = aside.reduce(
      (rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)),
      text.value,
    );
    const numbers = [...copy.matchAll(NUMBER)];
    const covered = numbers.length > 0 ? occurrencesOf(words, text.value) : [];
    return numbers
      .filter(
        ({ 0: { length }, index }) => !covered.some(([from, to]) => from <= index && index + length <= to),
      )
      .map(({ 0: number, index }) => ({ text, number, at: index }));
  });
}

/** The words that a claim says it covers and that stand nowhere in the copy: it has been changed since. */
export function wordsNowhere(
  texts: readonly CopyText[],
  claims: readonly Pick<Claim, 'id' | 'covers'>[],
): { id: string; words: string }[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
  // A sign that no text has keeps words from being found across two of them.
  const copy = texts
    .filter(isCopy)
    .map(({ value }) => plain(value))
    .join('\0');
  return claims.flatMap(({ id, covers }) =>
    covers.filter((words) => !copy.includes(plain(words))).map((words) => ({ id, words })),
  );
}
