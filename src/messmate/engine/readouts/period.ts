import { apportion } from '../apportion.ts';
import { firstOfMonth } from '../calendar.ts';
import { forecastPlates, forecastRates, meanAbsoluteError } from '../forecast.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { leftAtClosing } from '../kitchen.ts';
import { MEAL_INDEX, MEALS, type MealId } from '../plan.ts';
import { forecastByWing } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { phaseOf } from '../time.ts';

/** The last seven days, or the calendar month so far; both end with the sample day. */
export type Period = 'week' | 'month';

/** What a visitor wants to see: null is all meals, or all wings. */
export type Choice = {
  readonly period: Period;
  readonly meal: MealId | null;
  readonly wing: number | null;
};

/**
 * One meal of one day, of all wings or of one. A wing's share of what was left over, and of its cost, is in the
 * proportion of its plates eaten, so that the wings sum to the whole.
 */
export type MealCell = {
  readonly date: string;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly meal: MealId;
  /** Plates, so far if the counter is open. */
  readonly eaten: number;
  /** Plates expected in the morning. */
  readonly forecast: number;
  /** Plates; null until the counter has closed, when what is left is counted. */
  readonly cooked: number | null;
  /** Of what was cooked and not eaten; 0 until the counter has closed. */
  readonly grams: number;
  /** Paise of the groceries in it. */
  readonly paise: number;
  /** What the kitchen left at this meal by habit, on average, before it cooked by the forecast. */
  readonly habit: { readonly grams: number; readonly paise: number };
  /** True if the kitchen cooked by the forecast. */
  readonly byForecast: boolean;
  /** Plates eaten at the same meal a week before; null if the history does not go so far back. */
  readonly lastWeek: number | null;
};

/** First day of a period, by number; the history may begin later. */
export function firstDayOf({ day, plan }: Hostel, period: Period): number {
  const first = period === 'week' ? day - 6 : firstOfMonth(day);
  return Math.max(first, day - plan.historyDays);
}

/** The meals of a period before the sample day: meal by meal, oldest first. It never changes while the day goes on. */
export function pastCells(hostel: Hostel, { period, meal, wing }: Choice): readonly MealCell[] {
  const first = firstDayOf(hostel, period);
  return mealsOf(meal).flatMap((id) => {
    const past = hostel.history[MEAL_INDEX[id]] ?? [];
    const habit = habitOf(past);
    return past.flatMap((day, i) => {
      if (day.day < first) return [];
      const forecast =
        wing === null
          ? day.forecast
          : (forecastPlates(
              forecastRates(past.slice(0, i), day.weekday, hostel.plan.wings.length),
              day.presentByWing,
            )[wing] ?? 0);
      const { eatenByWing, wasted, byForecast } = day;
      return [
        cellOf(hostel, id, day, { eatenByWing, forecast, wasted, byForecast }, habit, past[i - 7], wing),
      ];
    });
  });
}

/** The meals of the sample day as they are now. */
export function todayCells(state: HostelState, { meal, wing }: Choice): readonly MealCell[] {
  const { hostel } = state;
  const { plan, seed, day, weekday, history } = hostel;
  return mealsOf(meal).map((id) => {
    const past = history[MEAL_INDEX[id]] ?? [];
    const expected = forecastByWing(state, id);
    const forecast = wing === null ? sum(expected) : (expected[wing] ?? 0);
    const left = leftAtClosing(plan, seed, day, id);
    const isDone = phaseOf(plan.meals[id], state.second) === 'done';
    const eatenByWing = [...(state.plates[MEAL_INDEX[id]] ?? [])];
    const sheet = {
      eatenByWing,
      forecast,
      byForecast: left.byForecast,
      wasted: isDone ? left.wasted : null,
    };
    const when = { date: plan.day, weekday };
    return cellOf(hostel, id, when, sheet, habitOf(past), past.at(-7), wing);
  });
}

type Sheet = {
  readonly eatenByWing: readonly number[];
  readonly forecast: number;
  readonly byForecast: boolean;
  /** Null while the meal goes on. */
  readonly wasted: number | null;
};

function cellOf(
  { plan }: Hostel,
  meal: MealId,
  { date, weekday }: { readonly date: string; readonly weekday: number },
  { eatenByWing, forecast, byForecast, wasted }: Sheet,
  habit: number,
  weekBefore: MealDay | undefined,
  wing: number | null,
): MealCell {
  const { plateGrams, groceries } = plan.meals[meal];
  /** A wing's part of a whole. */
  const part = (whole: number) => (wing === null ? whole : (apportion(whole, eatenByWing)[wing] ?? 0));
  const eaten = wing === null ? sum(eatenByWing) : (eatenByWing[wing] ?? 0);
  const isDone = wasted !== null;
  const left = wasted ?? 0;
  const before = wing === null ? weekBefore?.eaten : weekBefore?.eatenByWing[wing];
  const usual = isDone ? habit : 0;
  return {
    date,
    weekday,
    meal,
    eaten,
    forecast,
    cooked: isDone ? eaten + part(left) : null,
    grams: part(left * plateGrams),
    paise: part(left * groceries),
    habit: { grams: part(Math.round(usual * plateGrams)), paise: part(Math.round(usual * groceries)) },
    byForecast,
    lastWeek: before ?? null,
  };
}

/** Plates left by habit, on average. Without a day by habit there is nothing to compare with, and nothing was saved. */
function habitOf(past: readonly MealDay[]): number {
  const byHabit = past.filter((day) => !day.byForecast);
  return byHabit.length > 0 ? sum(byHabit.map(({ wasted }) => wasted)) / byHabit.length : 0;
}

const mealsOf = (meal: MealId | null): readonly MealId[] => (meal ? [meal] : MEALS);

/** A day of a period: its cells, and what they sum to. Plates that have not been counted yet are not in the sums. */
export type DayRow = {
  readonly date: string;
  readonly weekday: number;
  readonly cells: readonly MealCell[];
  readonly eaten: number;
  readonly forecast: number;
  readonly byForecast: boolean;
  readonly grams: number;
  readonly paise: number;
  readonly habit: { readonly grams: number; readonly paise: number };
};

/** Cells by day, oldest first. */
export function daysOf(cells: readonly MealCell[]): readonly DayRow[] {
  const byDate = new Map<string, MealCell[]>();
  for (const cell of cells) {
    const day = byDate.get(cell.date);
    if (day) day.push(cell);
    else byDate.set(cell.date, [cell]);
  }
  return [...byDate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, day]) => rowOf(date, day));
}

function rowOf(date: string, cells: readonly MealCell[]): DayRow {
  const total = (of: (cell: MealCell) => number) => sum(cells.map(of));
  return {
    date,
    weekday: cells[0]?.weekday ?? 0,
    cells,
    eaten: total(({ eaten }) => eaten),
    forecast: total(({ forecast }) => forecast),
    byForecast: cells.every(({ byForecast }) => byForecast),
    grams: total(({ grams }) => grams),
    paise: total(({ paise }) => paise),
    habit: { grams: total(({ habit }) => habit.grams), paise: total(({ habit }) => habit.paise) },
  };
}

/** How far guesses were off, in plates a meal, on average: the forecast, and "the same as last week". */
type Off = { readonly meals: number; readonly forecast: number; readonly lastWeek: number | null };

/** Of the meals that are over; last week is null if the history does not go so far back. */
export function offOf(cells: readonly MealCell[]): Off {
  const over = cells.filter(({ cooked }) => cooked !== null);
  const before = over.flatMap(({ lastWeek, eaten }): [number, number][] =>
    lastWeek === null ? [] : [[lastWeek, eaten]],
  );
  return {
    meals: over.length,
    forecast: meanAbsoluteError(over.map(({ forecast, eaten }) => [forecast, eaten])),
    lastWeek: over.length > 0 && before.length === over.length ? meanAbsoluteError(before) : null,
  };
}

/** Left over with the forecast on the days that had it, and what habit would have left at the same meals. */
type Saving = {
  readonly days: number;
  readonly with: { readonly grams: number; readonly paise: number };
  readonly without: { readonly grams: number; readonly paise: number };
};

/** Never above the claim: each meal's reserve has a floor, see kitchen.ts. */
export function savingOf(cells: readonly MealCell[]): Saving {
  const counted = cells.filter(({ cooked, byForecast }) => cooked !== null && byForecast);
  return {
    days: new Set(counted.map(({ date }) => date)).size,
    with: { grams: sum(counted.map(({ grams }) => grams)), paise: sum(counted.map(({ paise }) => paise)) },
    without: {
      grams: sum(counted.map(({ habit }) => habit.grams)),
      paise: sum(counted.map(({ habit }) => habit.paise)),
    },
  };
}

/** Plates by weekday, from Monday, and meal. */
type WeekdayRow = {
  readonly weekday: number;
  /** Mean plates of the meals that are over; while there is none, what has been eaten so far; null if nothing. */
  readonly plates: readonly { readonly meal: MealId; readonly mean: number | null; readonly days: number }[];
};

/** The week's pattern in the cells of a period: seven rows from Monday, for one meal or for all. */
export function byWeekday(cells: readonly MealCell[], meal: MealId | null): readonly WeekdayRow[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    plates: mealsOf(meal).map((id) => {
      const own = cells.filter((cell) => cell.meal === id && cell.weekday === weekday);
      const over = own.filter(({ cooked }) => cooked !== null);
      const from = over.length > 0 ? over : own.filter(({ eaten }) => eaten > 0);
      const mean = from.length > 0 ? Math.round(sum(from.map(({ eaten }) => eaten)) / from.length) : null;
      return { meal: id, mean, days: from.length };
    }),
  }));
}
