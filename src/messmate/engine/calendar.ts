/** Counts days as whole numbers in UTC, without time zones. Day 0 is 1970-01-01. */

const DAY_MS = 86_400_000;

/** Returns the number of a day written 'YYYY-MM-DD'. @throws RangeError if there is no such day */
export function dayNumber(iso: string): number {
  const number = Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
  // Some browsers parse 30 February as a day in March.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || !Number.isInteger(number) || isoDay(number) !== iso)
    throw new RangeError(`Not a day written YYYY-MM-DD: ${iso}`);
  return number;
}

/** Writes a day's number as 'YYYY-MM-DD'. */
export const isoDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day; 0 is Monday. */
export const weekdayOf = (number: number): number => (new Date(number * DAY_MS).getUTCDay() + 6) % 7;

/** The numbers of the month's first day and of the next month's first day. */
export type Month = { readonly first: number; readonly end: number };

const firstOfMonth = (number: number): number => dayNumber(`${isoDay(number).slice(0, 7)}-01`);

export function monthOf(number: number): Month {
  const first = firstOfMonth(number);
  return { first, end: firstOfMonth(first + 31) };
}
