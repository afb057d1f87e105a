import { meanAbsoluteError } from '../forecast.ts';
import { sum } from '../sum.ts';
import type { MealCell } from './period.ts';

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
export type Off = { readonly meals: number; readonly forecast: number; readonly lastWeek: number };

/** Of the meals that are over: last week is told of those for which it is a fair guess, and so is known. */
export function offOf(cells: readonly MealCell[]): Off {
  const over = cells.filter(({ cooked }) => cooked !== null);
  return {
    meals: over.length,
    forecast: meanAbsoluteError(over.map(({ forecast, eaten }) => [forecast, eaten])),
    lastWeek: meanAbsoluteError(over.map(({ lastWeek, eaten }) => [lastWeek ?? eaten, eaten])),
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
