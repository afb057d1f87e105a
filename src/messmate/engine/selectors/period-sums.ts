import { meanAbsoluteError } from '../forecast.ts';
import type { MealId } from '../plan.ts';
import { sum } from '../sum.ts';
import { type MealCell, mealsOf } from './period.ts';

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
