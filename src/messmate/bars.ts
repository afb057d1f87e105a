import { type Axis, axisOf, type BarsDrawn } from '../ui/Bars/Bars.tsx';
import type { MealReadout } from './engine/selectors/meals.ts';
import type { MealHistory } from './engine/selectors/past.ts';
import type { Sales } from './engine/selectors/shop.ts';

/** What the pages draw of the hostel. */

/** The bars of a meal: plates in each five minutes, eaten and still expected, and which of these is now. */
export type MealBars = Omit<BarsDrawn, 'max'> & {
  /** How long the meal is open, as a share of the longest of the day. */
  readonly part: number;
};

/** The meals of a day on a common scale of plates and of time. */
export function dayBars(meals: readonly MealReadout[]) {
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

type Chart = { readonly bars: BarsDrawn; readonly axis: Axis };

/**
 * The last days of a meal: plates eaten, a line for what was cooked, and at the end today's forecast. Without an axis
 * beside it, the highest value has the full height.
 */
export function historyBars({ days, today }: MealHistory): Chart {
  const done = [...days.map(({ eaten }) => eaten), today.forecast];
  const lines = [...days.map(({ cooked }) => cooked), null];
  const high = [today.forecast, ...days.map(({ cooked }) => cooked)];
  return {
    bars: { done, toCome: [], now: days.length, lines, max: Math.max(...high) },
    axis: axisOf(high),
  };
}

/** The axis of the sales ends here at the least, in paise: a morning without an order needs one too. */
const LEAST = 10_000;

/** The day's sales in paise: what has been sold in each hour, and what is still expected. */
export function salesBars({ hours, current }: Sales): Chart & {
  /** The hour of the day with the highest sales, expected ones included. */
  readonly busiest: number;
} {
  const done = hours.map(({ paise }) => paise);
  const toCome = hours.map((hour) => hour.toCome);
  const whole = hours.map((hour) => hour.paise + hour.toCome);
  const axis = axisOf([LEAST, ...whole]);
  return {
    bars: { done, toCome, now: current < 0 ? undefined : current, max: axis.most },
    axis,
    busiest: hours[whole.indexOf(Math.max(...whole))]?.hour ?? 0,
  };
}
