import { type Axis, axisOf, type BarsDrawn } from '../ui/Bars/Bars.tsx';
import type { MealHistory } from './engine/selectors/past.ts';
import type { Sales } from './engine/selectors/shop.ts';

/** What the pages draw of the hostel. */

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
