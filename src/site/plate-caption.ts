import type { Content } from '../content/content.ts';
import { fill } from '../content/fill.ts';
import { t } from '../content/t.ts';
import { clock } from '../messmate/format.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../ui/Thali/counts.ts';
import { grainText, plateText } from '../ui/Thali/plate-text.ts';

/** The plate's words: the picture in words, the sentence with who does not come, and what it is a sample of. */
export function plateCaption({ home }: Content, { thali: counts, meal, residents, second }: Readouts) {
  const each = studentsPerGrain(residents);
  const [before = '', after = ''] = home.plate.notComing.split('{count}');
  const parts = [before, String(counts.notComing), after];
  const note = `${t('Sample data')}, ${clock(second / 60)}`;
  return {
    picture: plateText(meal.name, counts),
    sentence: parts.join(''),
    /** The sentence in three parts: before its number, the number, after it. */
    parts,
    note: each > 1 ? fill('{note}. {each}', { note, each: grainText(each) }) : note,
  };
}
