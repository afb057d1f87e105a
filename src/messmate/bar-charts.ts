import { type Axis, type BarValues, roundAxis } from '../ui/Bars/Bars.tsx';
import type { MealHistory } from './engine/selectors/period.ts';
import type { Sales } from './engine/selectors/shop.ts';

type Chart = { readonly values: BarValues; readonly axis: Axis };

/** Bars for plates eaten and today's forecast, with a line at each day's plates cooked. */
export function buildHistoryChart({ days, today }: MealHistory): Chart {
  const actual = [...days.map(({ eaten }) => eaten), today.forecast];
  const lines = [...days.map(({ cooked }) => cooked), null];
  const axis = roundAxis([today.forecast, ...days.map(({ cooked }) => cooked)]);
  return { values: { actual, current: days.length, lines }, axis };
}

/** Paise that the sales axis reaches at least, even before the first order. */
const MIN_AXIS_END = 10_000;

/** Bars for paise sold and expected in each hour. `busiest` is the hour with the highest sum of both. */
export function buildSalesChart({ hours, current }: Sales): Chart & { readonly busiest: number } {
  const actual = hours.map(({ paise }) => paise);
  const expected = hours.map((hour) => hour.toCome);
  const totals = hours.map((hour) => hour.paise + hour.toCome);
  return {
    values: { actual, expected, current: current < 0 ? undefined : current },
    axis: roundAxis([MIN_AXIS_END, ...totals]),
    busiest: hours[totals.indexOf(Math.max(...totals))]?.hour ?? 0,
  };
}
