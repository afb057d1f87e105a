import { useMemo, useState } from 'react';
import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import { bookedDays, todayTotals } from '../engine/selectors/books.ts';
import {
  type Choice,
  groupByDay,
  pastResults,
  todayResults,
  weekdayPattern,
} from '../engine/selectors/period.ts';
import type { HostelState } from '../engine/state.ts';

type Figures = ReturnType<typeof useFigures>;

/** The figures of the charts and their tables, for the chosen period and meal. `activeMeal` is the open or next meal. */
export type ChartData = Omit<Figures, 'booked'> & { readonly hostel: Hostel; readonly activeMeal: MealId };

/** Returns the previous object while its content is the same, so that memoised components skip a render. */
export function useUnchanged<T>(value: T): T {
  const [previous, setPrevious] = useState(value);
  if (JSON.stringify(previous) === JSON.stringify(value)) return previous;
  setPrevious(value);
  return value;
}

/** Each value is a new object only when it has changed; a step of the clock changes today's at most. */
export function useFigures(state: HostelState, { period, meal }: Choice) {
  const { hostel } = state;
  const past = useMemo(() => pastResults(hostel, { period, meal }), [hostel, period, meal]);
  const today = useUnchanged(todayResults(state, { period, meal }));
  const closed = useUnchanged(today.filter(({ cooked }) => cooked !== null));
  const days = useMemo(() => groupByDay([...past, ...closed]), [past, closed]);
  const totals = useUnchanged(todayTotals(state));
  const booked = useMemo(() => bookedDays(hostel, totals), [hostel, totals]);
  const pattern = useUnchanged(weekdayPattern(state, meal));
  return { past, today, days, booked, pattern };
}
