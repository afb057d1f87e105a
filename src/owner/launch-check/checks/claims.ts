import { placeOf, type Text } from '../../../content/reading/written.ts';
import { type Claim, claimsSchema } from '../../../content/schemas/claims.ts';
import { SHARED } from '../../../content/schemas/text.ts';
import { around, dayInWords, type Item, quoted } from '../item.ts';
import { type Check, copyOf, type Look } from '../look.ts';
import { uncoveredNumbers, wordsNowhere } from '../uncovered-numbers.ts';
import { PHONE } from './reserved.ts';
import { COPYRIGHT } from './years.ts';

const FILE = 'claims.yaml';

/**
 * Words that state nothing: those of the simulation, and those around figures that the site fills in. What names the
 * company or the app alone is copy like any other.
 */
const statesNothing = ({ file, value, kind }: Text) =>
  kind === 'link' ||
  /^(?:products\/messmate\/demo\/|interface\.yaml)/.test(file) ||
  [...value.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !SHARED.includes(name));
/** Numbers that other checks look at; an age that the law sets; how to fill a field in. */
const OTHERS = [
  PHONE,
  COPYRIGHT,
  /\bunder[ -]18\b/gi,
  /\bin digits, such as \d+|\b\d+ to \d+ (?:digits|letters|characters)\b/g,
];
const isOther = (text: string, at: number, length: number) =>
  OTHERS.some((one) =>
    [...text.matchAll(one)].some(({ 0: found, index }) => index <= at && at + length <= index + found.length),
  );

/** The claims, as far as they can be read: the loader gives nothing at all while anything is wrong. */
function entriesOf({ written }: Look): Claim[] | undefined {
  const read = claimsSchema.safeParse(written.sources.get(FILE)?.data);
  return read.success ? read.data.claims : undefined;
}

/** Claims that are to be looked at again, or that speak of words which stand nowhere. */
export const claims: Check = (look) => {
  const source = look.written.sources.get(FILE);
  const entries = entriesOf(look) ?? [];
  const nowhere = wordsNowhere(copyOf(look), entries);
  return entries.flatMap(({ id, claim, covers, date, review }, i): Item[] => {
    const item = (field: string, found: string, why: string, todo: string, blocks: boolean): Item => ({
      file: `content/${FILE}`,
      line: source?.lineOf(['claims', i, field]),
      field: `claims.${id}.${field}`,
      found,
      why,
      todo,
      blocks,
    });
    const items: Item[] = [];
    if (date > look.today)
      items.push(
        item(
          'date',
          date,
          'A fact that was found true on a day to come.',
          'Write the day on which somebody looked.',
          true,
        ),
      );
    if (review <= look.today)
      items.push(
        item(
          'review',
          quoted(claim),
          `Was to be looked at again on ${dayInWords(review)}.`,
          'See whether it still is true; then write the new date, who says so, and the next review.',
          true,
        ),
      );
    for (const { words } of nowhere.filter((one) => one.id === id))
      items.push({
        ...item(
          'covers',
          quoted(words),
          'Words that a fact stands for, and that stand nowhere on the site any more.',
          'Write the words as they stand now, or delete the fact.',
          false,
        ),
        line: source?.lineOf(['claims', i, 'covers', covers.indexOf(words)]),
      });
    return items;
  });
};

/** Numbers in the copy that no claim stands for. */
export const numbers: Check = (look) => {
  const entries = entriesOf(look);
  if (!entries) return [];
  return uncoveredNumbers(
    copyOf(look).filter((text) => !statesNothing(text)),
    entries,
  )
    .filter(({ text, number, at }) => !isOther(text.value, at, number.length))
    .map((one) => ({ ...one, ...around(one.text.value, one.at, one.number.length) }))
    .map(({ text, number, at, found, said }) => ({
      ...placeOf(text),
      line: look.written.lineOf(text, text.value.slice(at)),
      found: `${number.trim()} in ${found}`,
      said,
      why: 'A number that no fact stands for: nobody has said where it comes from.',
      todo: 'Add a fact with these words to content/claims.yaml, or delete the number; if it states nothing, sign it as kept.',
      // “Within two days” may be a way of speaking; digits are a figure.
      blocks: /\d/.test(number),
      keep: 'advised',
    }));
};
