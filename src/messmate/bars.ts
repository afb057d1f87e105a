import type { MealReadout } from './engine/selectors/meals.ts';

/** What the bars of a meal draw: plates of each five minutes, eaten and still expected, and which of these is now. */
export type MealBars = {
  readonly done: readonly number[];
  readonly toCome: readonly number[];
  readonly now: number | undefined;
  /** How long the meal is open, beside the longest of the day. */
  readonly part: number;
};

type DayBars = { readonly drawn: readonly { meal: MealReadout; bars: MealBars }[]; readonly max: number };

/** The meals of a day on one scale of plates and one of time. */
export function dayBars(meals: readonly MealReadout[]): DayBars {
  const longest = Math.max(...meals.map(({ bins }) => bins.length));
  return {
    drawn: meals.map((meal) => ({
      meal,
      bars: {
        done: meal.bins.map(({ plates }) => plates),
        toCome: meal.bins.map(({ toCome }) => toCome),
        now: meal.phase === 'live' ? meal.current : undefined,
        part: meal.bins.length / longest,
      },
    })),
    max: Math.max(...meals.flatMap(({ bins }) => bins.map(({ plates, toCome }) => plates + toCome))),
  };
}
