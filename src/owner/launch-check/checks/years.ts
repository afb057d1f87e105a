import { placeOf, type Text } from '../../../content/reading/written.ts';
import { around, dayInWords, type Item } from '../item.ts';
import { type Check, copyOf, sentenceAt } from '../look.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `\\b(?:(${MONTHS}) (\\d{1,2}),? (\\d{4})|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTHS}),? (\\d{4})|(\\d{4})-(\\d{2})-(\\d{2}))\\b`,
  'g',
);
/** A law by its name, with its year: “the Consumer Protection Act, 2019”, “Rules 2011”. */
const LAW =
  /\b((?:[A-Z][\w&()’-]*,? (?:(?:and|of|the|for|in) )*){0,9}(?:Act|Rules|Code|Regulations?|Order|Bill|Directions|Guidelines)),? (?:of )?((?:18|19|20)\d\d)\b/g;
/** A copyright line with a year in it. */
export const COPYRIGHT = /(?:©|\(c\)|\bcopyright\b)[^.\d]{0,20}((?:19|20)\d\d)/gi;
const OF_ITSELF = /\b(?:updat|revis|amend|chang|effective|in force|version|dated|written|publish)/i;

/** A date of a match of DATE, as 2025-09-23. */
function isoOf(match: RegExpMatchArray): string {
  const [, month1, day1, year1, day2, month2, year2, year3, month3, day3] = match;
  const month = month3 ?? String(MONTHS.split('|').indexOf(month1 ?? month2 ?? '') + 1).padStart(2, '0');
  return `${year1 ?? year2 ?? year3}-${month}-${(day1 ?? day2 ?? day3 ?? '').padStart(2, '0')}`;
}

const item = (look: Parameters<Check>[0], text: Text, words: string, why: string, todo: string): Item => ({
  ...placeOf(text),
  line: look.written.lineOf(text, words),
  ...around(text.value, text.value.indexOf(words), words.length),
  why,
  todo,
  blocks: true,
  keep: 'offer',
});

/** Dates in a legal text that cannot be true together: with the day in its head, and with the laws that it cites. */
export const legalDates: Check = (look) => {
  const texts = copyOf(look).filter(({ file, kind }) => file.startsWith('legal/') && kind !== 'link');
  return [...new Set(texts.map(({ file }) => file))].flatMap((file): Item[] => {
    const own = texts.filter((text) => text.file === file);
    const { updated = '' } = Object(look.written.sources.get(file)?.data) as { updated?: string };
    const head = own.find(({ field }) => field === 'updated');
    if (!head || !/^\d{4}-\d\d-\d\d$/.test(updated)) return [];
    const laws = own.flatMap(({ value }) =>
      [...value.matchAll(LAW)].map(([, name = '', year]) => ({
        name: name.replace(/^(?:(?:The|Under|In|By|India’s|[A-Z]\w* the) )+/, ''),
        year: Number(year),
      })),
    );
    const [newest] = laws.sort((a, b) => b.year - a.year);
    const items: Item[] = [];
    if (updated > look.today)
      items.push(
        item(
          look,
          head,
          updated,
          'The text is dated in the future.',
          'Write the day on which it was last changed.',
        ),
      );
    if (newest && newest.year > Number(updated.slice(0, 4)))
      items.push(
        item(
          look,
          head,
          updated,
          `The text names the ${newest.name}, ${newest.year}, which is younger than its own date.`,
          'Write the day on which it was last changed.',
        ),
      );
    const day = dayInWords(updated);
    const todo = `Write ${day} here too, or leave the date out: the page shows that of its head. The build then names the command that dates the change.`;
    for (const text of own.filter(({ field }) => field !== 'updated')) {
      const plain = text.value.replace(LAW, (law) => ' '.repeat(law.length));
      const other = [...plain.matchAll(DATE)].find(
        (match) => isoOf(match) !== updated && OF_ITSELF.test(sentenceAt(plain, match.index)),
      );
      if (other) {
        const why = `Another day than the one in the text’s head, ${day}.`;
        items.push(item(look, text, other[0], why, todo));
        continue;
      }
      const rest = plain.replace(DATE, (date) => ' '.repeat(date.length));
      for (const { 0: year, index } of rest.matchAll(/(?<![\d,.₹/-])\b(?:19|20)\d\d\b(?![\d,.]?\d)/g)) {
        const speaksOfItself = OF_ITSELF.test(sentenceAt(plain, index));
        const isOlder = Number(year) < Number(updated.slice(0, 4));
        if (!isOlder && !(speaksOfItself && Number(year) !== Number(updated.slice(0, 4)))) continue;
        const law =
          newest && newest.year > Number(year) ? `, and it names the ${newest.name}, ${newest.year}` : '';
        const why = `${year} cannot be right: the text’s head says ${day}${law}.`;
        items.push(item(look, text, year, why, todo));
        break;
      }
    }
    return items;
  });
};

/** Copyright years typed by hand: the build writes the year. */
export const copyrightYears: Check = (look) =>
  copyOf(look).flatMap((text): Item[] => {
    const [match] = text.value.matchAll(COPYRIGHT);
    return match
      ? [
          item(
            look,
            text,
            match[1] ?? '',
            'A copyright year typed by hand grows old.',
            'Write {year} in footer.copyright of interface.yaml, and no year elsewhere.',
          ),
        ]
      : [];
  });
