import { useMemo, useState } from 'react';
import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import { sumDayCosts, sumToday } from '../engine/selectors/books.ts';
import {
  computePastResults,
  computePattern,
  computeTodayResults,
  groupByDay,
  type PeriodFilter,
} from '../engine/selectors/period.ts';
import type { HostelState } from '../engine/state.ts';

type Figures = ReturnType<typeof useFigures>;

/** Charts' figures for the chosen meal and period; `pattern` always covers four weeks. `activeMeal` is the current meal. */
export type ChartData = Omit<Figures, 'ledger'> & { readonly hostel: Hostel; readonly activeMeal: MealId };

/** Returns the previous object while its content is the same, so that memoised components skip a render. */
export function useStableValue<T>(value: T): T {
  const [previous, setPrevious] = useState(value);
  if (JSON.stringify(previous) === JSON.stringify(value)) return previous;
  setPrevious(value);
  return value;
}

/** Computes the figures and reuses unchanged objects. `days` sums finished meals; `ledger` has booked costs by day. */
export function useFigures(state: HostelState, { period, meal }: PeriodFilter) {
  const { hostel } = state;
  const pastMeals = useMemo(() => computePastResults(hostel, { period, meal }), [hostel, period, meal]);
  const mealsToday = useStableValue(computeTodayResults(state, meal));
  const finishedMeals = useStableValue(mealsToday.filter(({ cooked }) => cooked !== null));
  const days = useMemo(() => groupByDay([...pastMeals, ...finishedMeals]), [pastMeals, finishedMeals]);
  const todayTotals = useStableValue(sumToday(state));
  const ledger = useMemo(() => sumDayCosts(hostel, todayTotals), [hostel, todayTotals]);
  const pattern = useStableValue(computePattern(state, meal));
  return { pastMeals, mealsToday, days, ledger, pattern };
}
