import { type Axis, type BarValues, roundAxis } from '../ui/Bars/Bars.tsx';
import type { MealHistory } from './engine/selectors/period.ts';
import type { Sales } from './engine/selectors/shop.ts';

type Chart = { readonly values: BarValues; readonly axis: Axis };

/** Builds a bar for the plates eaten on each day and for today's forecast, with a line at the plates cooked. */
export function buildHistoryChart({ days, today }: MealHistory): Chart {
  const cooked = days.map((day) => day.cooked);
  const actual = [...days.map(({ eaten }) => eaten), today.forecast];
  const values = { actual, current: days.length, lines: [...cooked, null] };
  return { values, axis: roundAxis([today.forecast, ...cooked]) };
}

/** The sales axis ends at 100 rupees or more, even before the first order. */
const MIN_AXIS_PAISE = 10_000;

/** Builds a bar for the paise sold and expected in each hour. `busiest` is the hour with the highest sum of both. */
export function buildSalesChart({ hours, current }: Sales): Chart & { readonly busiest: number } {
  const actual = hours.map(({ paise }) => paise);
  const expected = hours.map((hour) => hour.toCome);
  const totals = hours.map((hour) => hour.paise + hour.toCome);
  return {
    values: { actual, expected, current: current < 0 ? undefined : current },
    axis: roundAxis([MIN_AXIS_PAISE, ...totals]),
    busiest: hours[totals.indexOf(Math.max(...totals))]?.hour ?? 0,
  };
}
