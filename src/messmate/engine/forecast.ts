export type PastMeal = {
  /** 0 is Monday. */
  readonly weekday: number;
  /** True on festivals, examinations and days without this meal, which cannot predict ordinary days. */
  readonly isSpecial: boolean;
  readonly presentByWing: readonly number[];
  readonly eatenByWing: readonly number[];
};

/** Weights of a linearly weighted moving average, newest first. */
const WEIGHTS = [4, 3, 2, 1] as const;

/** Share of present residents who ate, 0 to 1 by wing, on the last four such weekdays. `past` is oldest first. */
export function forecastRates(past: readonly PastMeal[], weekday: number, wings: number): number[] {
  const ordinary = past.filter(({ isSpecial }) => !isSpecial).reverse();
  const sameWeekday = ordinary.filter((day) => day.weekday === weekday);
  const basis = (sameWeekday.length > 0 ? sameWeekday : ordinary).slice(0, WEIGHTS.length);
  return Array.from({ length: wings }, (_, wing) => {
    let eaten = 0;
    let present = 0;
    basis.forEach((day, i) => {
      const weight = WEIGHTS[i] ?? 0;
      eaten += weight * (day.eatenByWing[wing] ?? 0);
      present += weight * (day.presentByWing[wing] ?? 0);
    });
    return present > 0 ? eaten / present : 1;
  });
}

/** Whole plates by wing. The kitchen knows about leave, which is marked in the app, but not about rain and chance. */
export const forecastPlates = (rates: readonly number[], presentByWing: readonly number[]): number[] =>
  presentByWing.map((present, wing) => Math.min(present, Math.round(present * (rates[wing] ?? 1))));
