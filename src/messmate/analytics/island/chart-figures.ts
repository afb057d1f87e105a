import { useMemo } from 'react';
import { weekdayName } from '../../../content/language.ts';
import { type BookedDay, bookedDays, todaySheet } from '../../engine/selectors/books.ts';
import { type Choice, type MealCell, pastCells, todayCells } from '../../engine/selectors/period.ts';
import { type DayRow, daysOf } from '../../engine/selectors/period-sums.ts';
import type { HostelState } from '../../engine/state.ts';
import { shortParts } from './days.ts';
import type { Tick } from './Plot.tsx';

export type Figures = {
  /** The days before today: they stay as they are while the clock runs. */
  readonly past: readonly MealCell[];
  /** Today, as it is now. */
  readonly today: readonly MealCell[];
  /** All meals that are over, today's with them, by day. */
  readonly days: readonly DayRow[];
  readonly booked: readonly BookedDay[];
};

/** The same object as long as nothing in it has changed, so that what is drawn from it stays. */
export function useSame<T>(value: T): T {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as T, [key]);
}

/** What the charts draw, each part new only when it has changed: with most steps of the clock only today has. */
export function useFigures(state: HostelState, choice: Choice): Figures {
  const { hostel } = state;
  const past = useMemo(() => pastCells(hostel, choice), [hostel, choice]);
  const today = useSame(todayCells(state, choice));
  const closed = useSame(today.filter(({ cooked }) => cooked !== null));
  const days = useMemo(() => daysOf([...past, ...closed]), [past, closed]);
  const sheet = useSame(todaySheet(state));
  const booked = useMemo(() => bookedDays(hostel, sheet), [hostel, sheet]);
  return useMemo(() => ({ past, today, days, booked }), [past, today, days, booked]);
}

/** What is below a day: its weekday, and its number where there is room; where days are many, the date of Mondays. */
export function tickOf({ date, weekday }: { date: string; weekday: number }, many: boolean): Tick {
  const { day, month } = shortParts(date);
  if (many) return weekday === 0 ? { tick: day, more: month } : { tick: '' };
  return { tick: weekdayName.narrow(weekday), more: day };
}

/** More days than this do not each have room for a word. */
export const MANY = 10;
