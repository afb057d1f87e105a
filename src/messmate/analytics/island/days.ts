import { fill } from '../../../content/fill.ts';
import { isoDay } from '../../engine/calendar.ts';
import type { Hostel } from '../../engine/hostel.ts';
import { type Choice, firstDayOf } from '../../engine/selectors/period.ts';
import type { DemoData } from '../../store/demo-data.ts';

const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const tenths = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '2026-11-17' is 17 Nov. */
export const shortDay = (iso: string): string => format.format(Date.parse(iso));

/** '2026-11-17' is Tue 17 Nov. */
export const dayName = ({ site }: DemoData, { date, weekday }: { date: string; weekday: number }): string =>
  `${site.weekdaysShort[weekday]} ${shortDay(date)}`;

/** Grams as kilograms with one decimal: 12345 is 12.3. */
export const kilos = (grams: number): string => tenths.format(grams / 1000);

/** A mean of plates, with one decimal. */
export const mean = (plates: number): string => tenths.format(plates);

/** What figures and charts are of, in words. */
export function shownWords(
  { words, plan }: DemoData,
  hostel: Hostel,
  { period, meal, wing }: Choice,
): string {
  const { filters } = words.analytics;
  return fill(filters.shown, {
    from: shortDay(isoDay(firstDayOf(hostel, period))),
    to: shortDay(plan.day),
    meal: meal ? plan.meals[meal].name : filters.allMeals,
    wing: wing === null ? filters.allWings : fill(filters.oneWing, { wing: plan.wings[wing] ?? '' }),
  });
}
