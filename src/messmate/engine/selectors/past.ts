import { MEAL_INDEX, type MealId } from '../plan.ts';
import { expectationNow } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { currentMeal } from '../time.ts';
import { mealsOf } from './period.ts';

export type MealHistory = ReturnType<typeof mealHistory>;

/** Those of the last `days` that had the meal, oldest first, and the sample day, of which only the forecast is known. */
export function mealHistory(state: HostelState, meal: MealId, days: number) {
  const { history, weekday } = state.hostel;
  const { forecast, error } = expectationNow(state, meal);
  return {
    days: (history[MEAL_INDEX[meal]] ?? []).slice(-days).filter(({ isServed }) => isServed),
    today: { weekday, forecast, error },
  };
}

export type PatternRow = ReturnType<typeof weekdayPattern>[number];

/** Four of each weekday. */
const PATTERN_DAYS = 28;

/** From Monday: the rounded mean of ordinary days over the last four weeks; null without such a day. */
export function weekdayPattern(state: HostelState, meal: MealId | null = null) {
  const { history, plan, weekday: today } = state.hostel;
  const now = currentMeal(plan, state.second);
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    cells: mealsOf(plan, meal).map((id) => {
      const days = (history[MEAL_INDEX[id]] ?? [])
        .slice(-PATTERN_DAYS)
        .filter((day) => day.weekday === weekday && !day.special);
      return {
        meal: id,
        plates: days.length > 0 ? Math.round(sum(days.map(({ eaten }) => eaten)) / days.length) : null,
        current: weekday === today && id === now,
      };
    }),
  }));
}
