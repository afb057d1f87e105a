import { sum } from './lists.ts';

export type PastMeal = {
  /** 0 is Monday. */
  readonly weekday: number;
  /** True on festivals, examinations and days without this meal, which cannot predict ordinary days. */
  readonly isSpecial: boolean;
  readonly presentByWing: readonly number[];
  readonly eatenByWing: readonly number[];
};

/** The weights of a linearly weighted moving average, newest day first. */
const WEIGHTS = [4, 3, 2, 1] as const;

/**
 * Forecasts a meal's plates: each wing's residents not on leave, times the share of them that ate on the last ordinary days
 * (up to four) of this weekday, else of any weekday. Newer days weigh more. `past` has the oldest day first.
 */
export function forecastPlates(
  past: readonly PastMeal[],
  weekday: number,
  presentByWing: readonly number[],
): number {
  const ordinary = past.filter(({ isSpecial }) => !isSpecial).reverse();
  const sameWeekday = ordinary.filter((day) => day.weekday === weekday);
  const days = (sameWeekday.length > 0 ? sameWeekday : ordinary).slice(0, WEIGHTS.length);
  const plates = presentByWing.map((presentToday, wing) => {
    const weightedSum = (key: 'eatenByWing' | 'presentByWing') =>
      sum(days.map((day, i) => (WEIGHTS[i] ?? 0) * (day[key][wing] ?? 0)));
    const present = weightedSum('presentByWing');
    const rate = present > 0 ? weightedSum('eatenByWing') / present : 1;
    return Math.min(presentToday, Math.round(presentToday * rate));
  });
  return sum(plates);
}
