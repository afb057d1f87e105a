import { dayNumber } from '../calendar.ts';
import { meanAbsoluteError } from '../forecast.ts';
import type { MealDay } from '../history.ts';
import type { Hostel } from '../hostel.ts';
import { MEAL_INDEX, MEALS, type MealId } from '../plan.ts';
import type { HostelState } from '../state.ts';
import { type Choice, cellsFrom } from './period.ts';
import { offOf } from './period-sums.ts';

/** Mean absolute errors in plates a meal, over so many meals. */
type ErrorPair = {
  readonly meals: number;
  readonly forecast: number;
  readonly lastWeek: number;
  readonly winner: 'forecast' | 'last-week' | 'neither';
};

type MethodReadout = {
  readonly days: number;
  /** All four meals of all days. */
  readonly all: ErrorPair;
  /** Without festivals and examinations, and without days a week after one: where "the same as last week" is fair. */
  readonly ordinary: ErrorPair;
  readonly byMeal: readonly (ErrorPair & { readonly meal: MealId })[];
  /** The same of ordinary days alone. */
  readonly ordinaryByMeal: readonly (ErrorPair & { readonly meal: MealId })[];
};

/** How many of the last days a forecast's error is told from. */
export const ERROR_DAYS = 28;

/**
 * How far the forecast of a meal was off on the last of them, in whole plates: the mean absolute error, never less than
 * one plate. Every forecast that is shown has it beside it.
 */
export function forecastError({ history }: Pick<Hostel, 'history'>, meal: MealId): number {
  const past = (history[MEAL_INDEX[meal]] ?? []).slice(-ERROR_DAYS);
  return Math.max(1, Math.round(meanAbsoluteError(past.map(({ forecast, eaten }) => [forecast, eaten]))));
}

/** The same of one wing's forecast of a meal, or of all. */
export const forecastErrorOf = (hostel: Hostel, which: { meal: MealId; wing: number | null }): number =>
  Math.max(1, Math.round(offOf(cellsFrom(hostel, hostel.day - ERROR_DAYS, which)).forecast));

/** The fair comparison for some meals and wings: only meals at which "the same as last week" is a fair guess. */
export function fairOff(
  hostel: Hostel,
  which: Omit<Choice, 'period'>,
): ReturnType<typeof offOf> & { readonly days: number } {
  const first = Math.max(hostel.day - ERROR_DAYS, hostel.day - hostel.plan.historyDays);
  const cells = cellsFrom(hostel, first, which).filter(({ isFair }) => isFair);
  return { days: ERROR_DAYS, ...offOf(cells) };
}

/** The festivals and examinations that make last week no fair guess for these days, by their names. */
export const unfairDays = ({ plan }: Hostel, first: number, last: number): readonly string[] => [
  ...new Set(
    plan.calendar
      .filter(
        ({ kind, from, to }) => kind !== 'rain' && dayNumber(to) >= first - 7 && dayNumber(from) <= last,
      )
      .map(({ name }) => name),
  ),
];

type Guess = { readonly day: MealDay; readonly lastWeek: MealDay };

/** How far the forecast was off on the last so many days, against "the same as last week" for the same meals. */
export function forecastMethod(state: Pick<HostelState, 'hostel'>, days = ERROR_DAYS): MethodReadout {
  const guesses = MEALS.map((meal) => guessesOf(state.hostel.history[MEAL_INDEX[meal]] ?? [], days));
  const flat = guesses.flat();
  return {
    days,
    all: errorsOf(flat),
    ordinary: errorsOf(flat.filter(isOrdinary)),
    byMeal: MEALS.map((meal, i) => ({ meal, ...errorsOf(guesses[i] ?? []) })),
    ordinaryByMeal: MEALS.map((meal, i) => ({ meal, ...errorsOf((guesses[i] ?? []).filter(isOrdinary)) })),
  };
}

const isOrdinary = ({ day, lastWeek }: Guess): boolean => !day.special && !lastWeek.special;

function guessesOf(past: readonly MealDay[], days: number): Guess[] {
  return past.flatMap((day, i) => {
    const lastWeek = past[i - 7];
    return lastWeek && i >= past.length - days ? [{ day, lastWeek }] : [];
  });
}

function errorsOf(guesses: readonly Guess[]): ErrorPair {
  const forecast = meanAbsoluteError(guesses.map(({ day }) => [day.forecast, day.eaten]));
  const lastWeek = meanAbsoluteError(guesses.map(({ day, lastWeek: before }) => [before.eaten, day.eaten]));
  const winner = forecast < lastWeek ? 'forecast' : forecast > lastWeek ? 'last-week' : 'neither';
  return { meals: guesses.length, forecast, lastWeek, winner };
}
