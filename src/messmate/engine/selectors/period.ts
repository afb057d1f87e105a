import { monthOf } from '../calendar.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { computeLeftovers } from '../kitchen.ts';
import { last, sum } from '../lists.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from '../plan.ts';
import { countPlates, estimateNow } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { currentMeal, mealsInWeek, phaseOf } from '../time.ts';
import type { DayCosts } from './books.ts';

/** The last seven days, or the calendar month so far; both end with the sample day. */
export type Period = 'week' | 'month';

/** The visitor's choice of period and meal; null means all meals. */
export type PeriodFilter = { readonly period: Period; readonly meal: MealId | null };

/** Food left over, and paise of its groceries. */
export type Leftovers = Readonly<{ grams: number; paise: number }>;

export type MealResult = ReturnType<typeof computeMealResult>;

/** Returns the number of the period's first day, or of the history's first day if that is later. */
export function firstDayOf({ day, plan }: Hostel, period: Period): number {
  const first = period === 'week' ? day - 6 : monthOf(day).first;
  return Math.max(first, day - plan.historyDays);
}

/** Computes past results meal by meal, oldest first, without days on which the meal was not served. */
export function computePastResults(hostel: Hostel, { period, meal }: PeriodFilter): readonly MealResult[] {
  const first = firstDayOf(hostel, period);
  return mealsOf(hostel.plan, meal).flatMap((id) => {
    const past = hostel.history[MEAL_INDEX[id]] ?? [];
    const leftByHabit = computeHabitLeftovers(past);
    return past
      .filter(({ day, isServed }) => isServed && day >= first)
      .map((day) => computeMealResult(hostel, id, day, leftByHabit));
  });
}

/** Computes the sample day's results, of one meal or of each. */
export function computeTodayResults(state: HostelState, meal: MealId | null): readonly MealResult[] {
  const { hostel } = state;
  const { plan, day, weekday, history } = hostel;
  return mealsOf(plan, meal).map((id) => {
    const { leftOver, usesForecast } = computeLeftovers(plan, day, id);
    const isDone = phaseOf(plan.meals[id], state.second) === 'done';
    const totals = {
      date: plan.day,
      weekday,
      eaten: countPlates(state, id),
      forecast: hostel.morningForecast[MEAL_INDEX[id]] ?? 0,
      usesForecast,
      leftOver: isDone ? leftOver : null,
    };
    // A meal that is not served would have left nothing by habit either.
    const leftByHabit = plan.meals[id].closed ? 0 : computeHabitLeftovers(history[MEAL_INDEX[id]] ?? []);
    return computeMealResult(hostel, id, totals, leftByHabit);
  });
}

type MealTotals = Pick<MealDay, 'date' | 'weekday' | 'eaten' | 'forecast' | 'usesForecast'> & {
  /** Plates left over; null until the counter has closed. The result's `cooked` is then null too. */
  readonly leftOver: number | null;
};

/** Computes a meal's plates and leftovers. `leftByHabit` are the plates left over if it had been cooked by habit. */
function computeMealResult(
  { plan }: Hostel,
  meal: MealId,
  { date, weekday, eaten, forecast, usesForecast, leftOver }: MealTotals,
  leftByHabit: number,
) {
  const { plateGrams, groceries } = plan.meals[meal];
  const toLeftovers = (plates: number): Leftovers => ({
    grams: Math.round(plates * plateGrams),
    paise: Math.round(plates * groceries),
  });
  return {
    date,
    weekday,
    meal,
    eaten,
    forecast,
    cooked: leftOver === null ? null : eaten + leftOver,
    ...toLeftovers(leftOver ?? 0),
    byHabit: toLeftovers(leftOver === null ? 0 : leftByHabit),
    usesForecast,
  };
}

/** Computes the mean plates left over on days cooked by habit, or 0 without such a day. */
export function computeHabitLeftovers(past: readonly MealDay[]): number {
  const byHabit = past.filter((day) => day.isServed && !day.usesForecast);
  return byHabit.length > 0 ? sum(byHabit.map(({ leftOver }) => leftOver)) / byHabit.length : 0;
}

const mealsOf = (plan: HostelPlan, meal: MealId | null): readonly MealId[] =>
  meal ? [meal] : mealsInWeek(plan);

export type DayRow = ReturnType<typeof sumDay>;

/** Groups results by day, oldest first. */
export function groupByDay(results: readonly MealResult[]): readonly DayRow[] {
  const dates = [...new Set(results.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const dayResults = results.filter((result) => result.date === date);
    return sumDay(date, dayResults);
  });
}

/** Sums a day. A meal that is not over adds no leftovers, because they are not counted yet. */
function sumDay(date: string, results: readonly MealResult[]) {
  return {
    date,
    weekday: results[0]?.weekday ?? 0,
    results,
    eaten: sum(results.map(({ eaten }) => eaten)),
    usesForecast: results.every(({ usesForecast }) => usesForecast),
    ...sumLeftovers(results),
    byHabit: sumLeftovers(results.map(({ byHabit }) => byHabit)),
  };
}

const sumLeftovers = (leftovers: readonly Leftovers[]): Leftovers => ({
  grams: sum(leftovers.map(({ grams }) => grams)),
  paise: sum(leftovers.map(({ paise }) => paise)),
});

/** Sums the leftovers of finished meals cooked by forecast, and what habit would have left at them; counts their days. */
export function computeSaving(results: readonly MealResult[]) {
  const resultsWithForecast = results.filter((result) => result.cooked !== null && result.usesForecast);
  return {
    days: new Set(resultsWithForecast.map(({ date }) => date)).size,
    withForecast: sumLeftovers(resultsWithForecast),
    byHabit: sumLeftovers(resultsWithForecast.map(({ byHabit }) => byHabit)),
  };
}

/** Computes the cost of meals in paise: their groceries, gas by plates cooked, and other costs by plates eaten. */
function computeCost(plan: HostelPlan, day: DayCosts, { results, eaten }: DayRow): number {
  const cooked = sum(results.map((result) => result.cooked ?? 0));
  const groceries = sum(results.map((result) => (result.cooked ?? 0) * plan.meals[result.meal].groceries));
  const amounts = plan.costs.map(({ kind }, i) => {
    const amount = day.paiseByCost[i] ?? 0;
    if (kind === 'groceries') return groceries;
    return kind === 'cylinder' ? (amount * cooked) / day.cooked : (amount * eaten) / day.eaten;
  });
  return sum(amounts);
}

/** Computes the mean cost of a plate in paise, up to the last day with costs; null if no such day has plates. */
export function computePlateCost({ plan }: Hostel, dayCosts: readonly DayCosts[], rows: readonly DayRow[]) {
  const byDate = new Map(dayCosts.map((day) => [day.date, day]));
  const days = rows.flatMap((row) => {
    const day = byDate.get(row.date);
    return day && row.eaten > 0 ? [{ ...row, amount: computeCost(plan, day, row) }] : [];
  });
  const to = last(days)?.date;
  if (!to) return null;
  const plates = sum(days.map(({ eaten }) => eaten));
  return { to, paise: Math.round(sum(days.map(({ amount }) => amount)) / plates) };
}

export type MealHistory = ReturnType<typeof readHistory>;

/** Returns a meal's last days, oldest first, and today's forecast of it. */
export function readHistory(state: HostelState, meal: MealId, days: number) {
  const { history, weekday } = state.hostel;
  const { forecast, error } = estimateNow(state, meal);
  return {
    days: (history[MEAL_INDEX[meal]] ?? []).slice(-days).filter(({ isServed }) => isServed),
    today: { weekday, forecast, error },
  };
}

export type PatternRow = ReturnType<typeof computePattern>[number];

const PATTERN_DAYS = 28;

/** Computes the mean plates by weekday, from Monday, on ordinary days of four weeks; null without such a day. */
export function computePattern(state: HostelState, meal: MealId | null = null) {
  const { history, plan, weekday: today } = state.hostel;
  const currentId = currentMeal(plan, state.second);
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    cells: mealsOf(plan, meal).map((id) => {
      const days = (history[MEAL_INDEX[id]] ?? [])
        .slice(-PATTERN_DAYS)
        .filter((day) => day.weekday === weekday && !day.isSpecial);
      return {
        meal: id,
        plates: days.length > 0 ? Math.round(sum(days.map(({ eaten }) => eaten)) / days.length) : null,
        isCurrent: weekday === today && id === currentId,
      };
    }),
  }));
}
