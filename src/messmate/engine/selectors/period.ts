import { monthOf } from '../calendar.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { leftAtClosing } from '../kitchen.ts';
import { last, sum } from '../lists.ts';
import { type HostelPlan, MEAL_INDEX, type MealId } from '../plan.ts';
import { expectationNow, platesBy } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { currentMeal, mealsInWeek, phaseOf } from '../time.ts';
import type { BookedDay } from './books.ts';

/** The last seven days, or the calendar month so far; both end with the sample day. */
export type Period = 'week' | 'month';

/** The chosen period and meal; a null meal stands for all. */
export type Choice = { readonly period: Period; readonly meal: MealId | null };

/** Food left over, and paise of its groceries. */
export type Leftovers = Readonly<{ grams: number; paise: number }>;

export type MealResult = ReturnType<typeof mealResult>;

/** Returns the number of the period's first day; the history may begin later. */
export function firstDayOf({ day, plan }: Hostel, period: Period): number {
  const first = period === 'week' ? day - 6 : monthOf(day).first;
  return Math.max(first, day - plan.historyDays);
}

/** Returns past results meal by meal, oldest first, without days that did not serve the meal. */
export function pastResults(hostel: Hostel, { period, meal }: Choice): readonly MealResult[] {
  const first = firstDayOf(hostel, period);
  return mealsOf(hostel.plan, meal).flatMap((id) => {
    const past = hostel.history[MEAL_INDEX[id]] ?? [];
    const habit = meanLeftByHabit(past);
    return past
      .filter(({ day, isServed }) => isServed && day >= first)
      .map((day) => mealResult(hostel, id, day, day, habit));
  });
}

export function todayResults(state: HostelState, { meal }: Choice): readonly MealResult[] {
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
    const habit = plan.meals[id].closed ? 0 : meanLeftByHabit(past);
    return mealResult(hostel, id, { date: plan.day, weekday }, totals, habit);
  });
}

type MealTotals = Pick<MealDay, 'eaten' | 'forecast' | 'byForecast'> & {
  /** Plates; null while the meal is open. */
  readonly wasted: number | null;
};

/** A meal of a day, in plates, with its leftovers and those by habit. Until the counter has closed, `cooked` is null. */
function mealResult(
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

/** Mean plates left on days by habit; 0 without such a day, as nothing can be compared. */
export function meanLeftByHabit(past: readonly MealDay[]): number {
  const byHabit = past.filter((day) => day.isServed && !day.byForecast);
  return byHabit.length > 0 ? sum(byHabit.map(({ wasted }) => wasted)) / byHabit.length : 0;
}

const mealsOf = (plan: HostelPlan, meal: MealId | null): readonly MealId[] =>
  meal ? [meal] : mealsInWeek(plan);

export type DayRow = ReturnType<typeof rowOf>;

/** Groups results by day, oldest first. */
export function groupByDay(cells: readonly MealResult[]): readonly DayRow[] {
  const byDate = new Map<string, MealResult[]>();
  for (const cell of cells) {
    const day = byDate.get(cell.date);
    if (day) day.push(cell);
    else byDate.set(cell.date, [cell]);
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, day]) => rowOf(date, day));
}

/** Sums of a day, without plates that are not yet counted. */
function rowOf(date: string, cells: readonly MealResult[]) {
  return {
    date,
    weekday: cells[0]?.weekday ?? 0,
    cells,
    eaten: sum(cells.map(({ eaten }) => eaten)),
    byForecast: cells.every(({ byForecast }) => byForecast),
    ...leftoversOf(cells),
    habit: leftoversOf(cells.map(({ habit }) => habit)),
  };
}

const leftoversOf = (list: readonly Leftovers[]): Leftovers => ({
  grams: sum(list.map(({ grams }) => grams)),
  paise: sum(list.map(({ paise }) => paise)),
});

/** Leftovers on days with the forecast, and by habit at the same meals. kitchen.ts keeps the saving within the claim. */
export function computeSaving(cells: readonly MealResult[]) {
  const cooked = cells.filter((cell) => cell.cooked !== null && cell.byForecast);
  return {
    days: new Set(cooked.map(({ date }) => date)).size,
    with: leftoversOf(cooked),
    without: leftoversOf(cooked.map(({ habit }) => habit)),
  };
}

/** Paise of these meals: their groceries, gas by plates cooked, and other costs by plates eaten. */
function amountOf(
  plan: HostelPlan,
  day: BookedDay,
  { cells, eaten }: Pick<DayRow, 'cells' | 'eaten'>,
): number {
  const cooked = sum(cells.map((cell) => cell.cooked ?? 0));
  const groceries = sum(cells.map((cell) => (cell.cooked ?? 0) * plan.meals[cell.meal].groceries));
  const heads = plan.costs.map(({ kind }, i) => {
    const amount = day.heads[i] ?? 0;
    if (kind === 'groceries') return groceries;
    return kind === 'cylinder' ? (amount * cooked) / day.cooked : (amount * eaten) / day.eaten;
  });
  return sum(heads);
}

/** Mean cost of a plate in paise, up to the last booked day; null if no day is booked. */
export function meanPlateCost({ plan }: Hostel, booked: readonly BookedDay[], rows: readonly DayRow[]) {
  const byDate = new Map(booked.map((day) => [day.date, day]));
  const days = rows.flatMap(({ date, eaten, cells }) => {
    const day = byDate.get(date);
    return day && eaten > 0 ? [{ date, eaten, amount: amountOf(plan, day, { cells, eaten }) }] : [];
  });
  const to = last(days)?.date;
  if (!to) return null;
  const plates = sum(days.map(({ eaten }) => eaten));
  return { to, paise: Math.round(sum(days.map(({ amount }) => amount)) / plates) };
}

export type MealHistory = ReturnType<typeof mealHistory>;

/** The meal on the last `days`, oldest first, and today's forecast of it. */
export function mealHistory(state: HostelState, meal: MealId, days: number) {
  const { history, weekday } = state.hostel;
  const { forecast, error } = expectationNow(state, meal);
  return {
    days: (history[MEAL_INDEX[meal]] ?? []).slice(-days).filter(({ isServed }) => isServed),
    today: { weekday, forecast, error },
  };
}

export type PatternRow = ReturnType<typeof weekdayPattern>[number];

/** Four weeks. */
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
