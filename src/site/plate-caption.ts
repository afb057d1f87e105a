import type { Content } from '../content/content.ts';
import { fill } from '../content/fill.ts';
import { formatNumber } from '../content/language/locale.ts';
import type { HomeWords } from '../content/schemas/pages.ts';
import { t } from '../content/t.ts';
import { formatTime } from '../messmate/format.ts';
import type { Readouts } from '../messmate/sample-readouts.ts';
import { studentsPerGrain } from '../ui/Thali/counts.ts';
import { grainText, plateText } from '../ui/Thali/plate-text.ts';

/** Splits the sentence on absent residents into the text before the number, the number and the text after it. */
export function splitAbsenteeSentence(
  { plate }: HomeWords,
  { studentCounts, residents }: Readouts,
): [string, string, string] {
  const [before = '', ...after] = plate.notComing.split('{count}').map((part) => fill(part, { residents }));
  const count = formatNumber(studentCounts.notComing);
  return [before, count, after.join(count)];
}

/** Describes the plate: alternative text, a sentence on absent residents (also in parts), and a note on the sample. */
export function describePlate({ home }: Content, readouts: Readouts) {
  const { studentCounts: counts, meal, residents, second } = readouts;
  const perGrain = studentsPerGrain(residents);
  const sentenceParts = splitAbsenteeSentence(home, readouts);
  const note = `${t('Sample data')}, ${formatTime(second / 60)}`;
  return {
    alternative: plateText(meal.name, counts),
    sentence: sentenceParts.join(''),
    sentenceParts,
    note: perGrain > 1 ? fill('{note}. {each}', { note, each: grainText(perGrain) }) : note,
  };
}
