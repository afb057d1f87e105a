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

/** Returns the share of present residents who ate on the last four such weekdays, 0 to 1 by wing; `past` is oldest first. */
export function forecastRates(past: readonly PastMeal[], weekday: number, wingCount: number): number[] {
  const ordinary = past.filter(({ isSpecial }) => !isSpecial).reverse();
  const sameWeekday = ordinary.filter((day) => day.weekday === weekday);
  const days = (sameWeekday.length > 0 ? sameWeekday : ordinary).slice(0, WEIGHTS.length);
  return Array.from({ length: wingCount }, (_, wing) => {
    let eaten = 0;
    let present = 0;
    days.forEach((day, i) => {
      const weight = WEIGHTS[i] ?? 0;
      eaten += weight * (day.eatenByWing[wing] ?? 0);
      present += weight * (day.presentByWing[wing] ?? 0);
    });
    return present > 0 ? eaten / present : 1;
  });
}

/** Forecasts whole plates by wing. Leave is known, because residents mark it in the app; rain and chance are not. */
export const forecastPlates = (rates: readonly number[], presentByWing: readonly number[]): number[] =>
  presentByWing.map((present, wing) => Math.min(present, Math.round(present * (rates[wing] ?? 1))));
