import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import type { PatternRow } from '../engine/selectors/past.ts';
import type { MealCell } from '../engine/selectors/period.ts';
import type { DayRow } from '../engine/selectors/period-sums.ts';

/** What the charts and their tables show, for the period and the meal that a visitor has chosen. */
export type Shown = {
  readonly hostel: Hostel;
  /** Meals before today, and today's. */
  readonly past: readonly MealCell[];
  readonly today: readonly MealCell[];
  /** The days of which a meal is over. */
  readonly days: readonly DayRow[];
  readonly usual: readonly PatternRow[];
  /** The meal that is open, or the next. */
  readonly now: MealId;
};
