/**
 * Days as whole numbers, so that no time zone ever enters. Day 0 is 1970-01-01.
 * Formulas: Howard Hinnant, "chrono-compatible low-level date algorithms" (days_from_civil, civil_from_days).
 */

/** Number of a day written 'YYYY-MM-DD'. Throws a RangeError if it is not a day of the calendar. */
export function dayNumber(iso: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (match) {
    const [month, day] = [Number(match[2]), Number(match[3])];
    const year = Number(match[1]) - (month <= 2 ? 1 : 0);
    const era = Math.floor(year / 400);
    const ofEra = year - era * 400;
    const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
    const number =
      era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
    if (isoDay(number) === iso) return number;
  }
  throw new RangeError(`Not a day written YYYY-MM-DD: ${iso}`);
}

/** The day of that number as 'YYYY-MM-DD'. */
export function isoDay(number: number): string {
  const z = number + 719468;
  const era = Math.floor(z / 146097);
  const ofEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * m + 2) / 5) + 1;
  const month = m < 10 ? m + 3 : m - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Weekday of a day number: 0 is Monday, 6 is Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** Number of the first day of the month that a day is in. Throws a RangeError outside the years 0 to 9999. */
export function firstOfMonth(number: number): number {
  return dayNumber(`${isoDay(number).slice(0, 7)}-01`);
}

/** Day numbers of the calendar month before the one that the day is in: first, and first of the next. */
export function monthBefore(number: number): { readonly first: number; readonly end: number } {
  const end = firstOfMonth(number);
  return { first: firstOfMonth(end - 1), end };
}
