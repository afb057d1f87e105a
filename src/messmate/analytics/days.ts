import { dayFormat, inLanguage, partsOf, weekdayName } from '../../content/language.ts';

const short = dayFormat({ day: 'numeric', month: 'short' });
const named = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const tenths = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** '2026-11-17' is 17 Nov. */
export const shortDay = (iso: string): string => short().format(Date.parse(iso));

/** '2026-11-17' is Tue, 17 Nov. */
export const dayName = ({ date }: { date: string }): string => named().format(Date.parse(date));

/** Grams as kilograms with one decimal: 12345 is 12.3. */
export const kilos = (grams: number): string => tenths().format(grams / 1000);

/** With more days than this there is no room for a label under each. */
const MANY = 10;

/**
 * The label below a day: its weekday, with its number where there is room; among many days, the date of each Monday.
 */
export function tickOf(
  day: { date: string; weekday: number },
  among: number,
): { tick: string; more?: string } {
  const { day: number = '', month = '' } = partsOf(short(), Date.parse(day.date));
  if (among <= MANY) return { tick: weekdayName.narrow(day.weekday), more: number };
  return day.weekday === 0 ? { tick: number, more: month } : { tick: '' };
}
