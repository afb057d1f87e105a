import { apportion } from '../apportion.ts';
import { firstOfMonth } from '../calendar.ts';
import { forecastPlates, forecastRates } from '../forecast.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { leftAtClosing } from '../kitchen.ts';
import { MEAL_INDEX, MEALS, type MealId } from '../plan.ts';
import { forecastByWing } from '../presence.ts';
import type { HostelState } from '../state.ts';
import { sum } from '../sum.ts';
import { phaseOf } from '../time.ts';
import { isSpecial } from '../turnout.ts';

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
  /** Whether "the same as last week" is a fair guess: neither day is a festival's or an examination's. */
  readonly isFair: boolean;
};

/** First day of a period, by number; the history may begin later. */
export function firstDayOf({ day, plan }: Hostel, period: Period): number {
  const first = period === 'week' ? day - 6 : firstOfMonth(day);
  return Math.max(first, day - plan.historyDays);
}

/** The meals of a period before the sample day: meal by meal, oldest first. It never changes while the day goes on. */
export const pastCells = (hostel: Hostel, { period, ...which }: Choice): readonly MealCell[] =>
  cellsFrom(hostel, firstDayOf(hostel, period), which);

/** The meals from a day on, by number, to the day before the sample day: meal by meal, oldest first. */
export function cellsFrom(
  hostel: Hostel,
  first: number,
  { meal, wing }: Omit<Choice, 'period'>,
): readonly MealCell[] {
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
    const when = { date: plan.day, weekday, special: isSpecial(plan, day) };
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
  { date, weekday, special }: Pick<MealDay, 'date' | 'weekday' | 'special'>,
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
    isFair: !special && weekBefore?.special === false,
  };
}

/** Plates left by habit, on average. Without a day by habit there is nothing to compare with, and nothing was saved. */
function habitOf(past: readonly MealDay[]): number {
  const byHabit = past.filter((day) => !day.byForecast);
  return byHabit.length > 0 ? sum(byHabit.map(({ wasted }) => wasted)) / byHabit.length : 0;
}

/** The meals that a choice asks for. */
export const mealsOf = (meal: MealId | null): readonly MealId[] => (meal ? [meal] : MEALS);
