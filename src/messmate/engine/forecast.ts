export type PastMeal = {
  /** 0 is Monday. */
  readonly weekday: number;
  /** A festival, an examination or a day without this meal, which says nothing about ordinary days. */
  readonly special: boolean;
  readonly presentByWing: readonly number[];
  readonly eatenByWing: readonly number[];
};

/** A linearly weighted moving average, newest first. */
const WEIGHTS = [4, 3, 2, 1] as const;

/** Share of those present who eat, 0 to 1 by wing, on the last four such weekdays. `past` is oldest first. */
export function forecastRates(past: readonly PastMeal[], weekday: number, wings: number): number[] {
  const ordinary = past.filter(({ special }) => !special).reverse();
  const sameDay = ordinary.filter((day) => day.weekday === weekday);
  const basis = (sameDay.length > 0 ? sameDay : ordinary).slice(0, WEIGHTS.length);
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

/** Whole plates by wing. Leave is marked in the app, so the kitchen knows about it, but not about rain and luck. */
export function forecastPlates(rates: readonly number[], presentByWing: readonly number[]): number[] {
  return presentByWing.map((present, wing) => Math.min(present, Math.round(present * (rates[wing] ?? 1))));
}
