import type { Content } from '../content/content.ts';
import { fill } from '../content/fill.ts';
import { numberText } from '../content/language/locale.ts';
import type { HomeWords } from '../content/schemas/pages.ts';
import { t } from '../content/t.ts';
import { clock } from '../messmate/format.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../ui/Thali/counts.ts';
import { grainText, plateText } from '../ui/Thali/plate-text.ts';

/** How many residents will not come to the meal, in three parts: before the number, the number, after it. */
export function awayParts({ plate }: HomeWords, { thali, residents }: Readouts): [string, string, string] {
  const [before = '', after = ''] = plate.notComing.split('{count}').map((part) => fill(part, { residents }));
  return [before, numberText(thali.notComing), after];
}

/** The plate's words: the picture in words, how many will not come, and what it is a sample of. */
export function plateCaption({ home }: Content, readouts: Readouts) {
  const { thali: counts, meal, residents, second } = readouts;
  const each = studentsPerGrain(residents);
  const parts = awayParts(home, readouts);
  const note = `${t('Sample data')}, ${clock(second / 60)}`;
  return {
    picture: plateText(meal.name, counts),
    sentence: parts.join(''),
    /** The sentence in three parts: before its number, the number, after it. */
    parts,
    note: each > 1 ? fill('{note}. {each}', { note, each: grainText(each) }) : note,
  };
}
