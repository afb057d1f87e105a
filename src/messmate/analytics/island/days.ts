import { fill } from '../../../content/fill.ts';
import { dayFormat, inLanguage, partsOf } from '../../../content/language.ts';
import { isoDay } from '../../engine/calendar.ts';
import type { Hostel } from '../../engine/hostel.ts';
import { type Choice, firstDayOf } from '../../engine/selectors/period.ts';
import type { DemoData } from '../../store/demo-data.ts';

const short = dayFormat({ day: 'numeric', month: 'short' });
const named = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const tenths = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** '2026-11-17' is 17 Nov. */
export const shortDay = (iso: string): string => short().format(Date.parse(iso));

/** The same in its two parts. */
export function shortParts(iso: string): { day: string; month: string } {
  const { day = '', month = '' } = partsOf(short(), Date.parse(iso));
  return { day, month };
}

/** '2026-11-17' is Tue, 17 Nov. */
export const dayName = ({ date }: { date: string }): string => named().format(Date.parse(date));

/** Grams as kilograms with one decimal: 12345 is 12.3. */
export const kilos = (grams: number): string => tenths().format(grams / 1000);

/** A mean of plates, with one decimal. */
export const mean = (plates: number): string => tenths().format(plates);

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
