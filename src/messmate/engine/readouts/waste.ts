import { isoDay } from '../calendar.ts';
import type { MealDay } from '../history.ts';
import type { HostelState } from '../state.ts';

/** Food left over in a run of days. */
type WasteRun = {
  readonly days: number;
  readonly plates: number;
  readonly grams: number;
  readonly gramsPerDay: number;
};

type WasteReadout = {
  /** First day on which the kitchen cooked by the forecast. */
  readonly from: string;
  readonly byHabit: WasteRun;
  readonly byForecast: WasteRun;
  /** By how much the plates left a day fell, in per cent of those by habit, rounded down; never above 30. */
  readonly fellBy: number;
};

/** Left over by habit and with the forecast, over the whole history. The reduction is within the claim, see kitchen.ts. */
export function waste(state: HostelState): WasteReadout {
  const meals = state.hostel.history.flat();
  const withForecast = meals.filter((meal) => meal.byForecast);
  const byHabit = runOf(meals.filter((meal) => !meal.byForecast));
  const byForecast = runOf(withForecast);
  const before = byHabit.plates / Math.max(1, byHabit.days);
  const after = byForecast.plates / Math.max(1, byForecast.days);
  return {
    from: isoDay(Math.min(...withForecast.map((meal) => meal.day), state.hostel.day)),
    byHabit,
    byForecast,
    fellBy: before > 0 ? Math.floor((1 - after / before) * 100) : 0,
  };
}

function runOf(meals: readonly MealDay[]): WasteRun {
  const days = new Set(meals.map((meal) => meal.day)).size;
  const plates = meals.reduce((sum, meal) => sum + meal.wasted, 0);
  const grams = meals.reduce((sum, meal) => sum + meal.leftGrams, 0);
  return { days, plates, grams, gramsPerDay: days > 0 ? Math.round(grams / days) : 0 };
}
