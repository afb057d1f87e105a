import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import type { PatternRow } from '../engine/selectors/past.ts';
import type { MealCell } from '../engine/selectors/period.ts';
import type { DayRow } from '../engine/selectors/period-sums.ts';

/** The figures of the charts and their tables, for the chosen period and meal. */
export type ChartData = {
  readonly hostel: Hostel;
  readonly past: readonly MealCell[];
  readonly today: readonly MealCell[];
  /** Days with a meal that is over. */
  readonly days: readonly DayRow[];
  readonly usual: readonly PatternRow[];
  /** The meal that is open, or the next. */
  readonly now: MealId;
};
