import type { MealReadout } from './engine/selectors/meals.ts';

/** What the bars of a meal draw: plates of each five minutes, how many of these have passed, and the current one. */
type MealBars = { values: number[]; past: number; now: number | undefined };

export const barsOf = ({ bins, phase, current }: MealReadout): MealBars => ({
  values: bins.map(({ plates, toCome }) => plates + toCome),
  past: phase === 'done' ? bins.length : Math.max(current, 0),
  now: phase === 'live' ? current : undefined,
});
