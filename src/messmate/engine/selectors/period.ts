import { monthOf } from '../calendar.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { leftAtClosing } from '../kitchen.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from '../plan.ts';
import { platesBy } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { mealsInWeek, phaseOf } from '../time.ts';

/** The last seven days, or the calendar month so far; both end with the sample day. */
export type Period = 'week' | 'month';

/** Null means all meals. */
export type Choice = { readonly period: Period; readonly meal: MealId | null };

/** Food left over, and paise of its groceries. */
export type Leftovers = Readonly<{ grams: number; paise: number }>;

export type MealCell = ReturnType<typeof cellOf>;

/** As a number; the history may begin later. */
export function firstDayOf({ day, plan }: Hostel, period: Period): number {
  const first = period === 'week' ? day - 6 : monthOf(day).first;
  return Math.max(first, day - plan.historyDays);
}

/** Meal by meal, oldest first, without the sample day and without days that did not serve the meal. */
export function pastCells(hostel: Hostel, { period, meal }: Choice): readonly MealCell[] {
  const first = firstDayOf(hostel, period);
  return mealsOf(hostel.plan, meal).flatMap((id) => {
    const past = hostel.history[MEAL_INDEX[id]] ?? [];
    const habit = habitOf(past);
    return past
      .filter(({ day, isServed }) => isServed && day >= first)
      .map((day) => cellOf(hostel, id, day, day, habit));
  });
}

export function todayCells(state: HostelState, { meal }: Choice): readonly MealCell[] {
  const { hostel } = state;
  const { plan, day, weekday, history } = hostel;
  return mealsOf(plan, meal).map((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    const left = leftAtClosing(plan, day, id);
    const isDone = phaseOf(plan.meals[id], state.second) === 'done';
    const totals = {
      eaten: platesBy(state, id),
      forecast: sum(hostel.morning[MEAL_INDEX[id]] ?? []),
      byForecast: left.byForecast,
      wasted: isDone ? left.wasted : null,
    };
    // A meal that is not served would have left nothing by habit either.
    const habit = plan.meals[id].closed ? 0 : habitOf(past);
    return cellOf(hostel, id, { date: plan.day, weekday }, totals, habit);
  });
}

type MealTotals = Pick<MealDay, 'eaten' | 'forecast' | 'byForecast'> & {
  /** Null while the meal goes on. */
  readonly wasted: number | null;
};

/**
 * A meal of a day: plates so far, forecast in the morning and cooked; the leftovers, and the average ones before the
 * kitchen cooked by the forecast. Until the counter has closed, `cooked` is null and nothing is left.
 */
function cellOf(
  { plan }: Hostel,
  meal: MealId,
  { date, weekday }: Pick<MealDay, 'date' | 'weekday'>,
  { eaten, forecast, byForecast, wasted }: MealTotals,
  habit: number,
) {
  const { plateGrams, groceries } = plan.meals[meal];
  const left = wasted ?? 0;
  const usual = wasted === null ? 0 : habit;
  return {
    date,
    weekday,
    meal,
    eaten,
    forecast,
    cooked: wasted === null ? null : eaten + wasted,
    grams: left * plateGrams,
    paise: left * groceries,
    habit: { grams: Math.round(usual * plateGrams), paise: Math.round(usual * groceries) } as Leftovers,
    byForecast,
  };
}

/** Mean plates left. Without days by habit there is nothing to compare with, so nothing was saved. */
export function habitOf(past: readonly MealDay[]): number {
  const byHabit = past.filter((day) => day.isServed && !day.byForecast);
  return byHabit.length > 0 ? sum(byHabit.map(({ wasted }) => wasted)) / byHabit.length : 0;
}

/** One meal, or all that the mess serves. */
export const mealsOf = (plan: HostelPlan, meal: MealId | null): readonly MealId[] =>
  meal ? [meal] : mealsInWeek(plan);
