import { dateParts, formatDate, formatNumber, weekdayName } from '../../content/language/locale.ts';

/** Formats '2026-11-17' as 17 Nov. */
export const shortDay = (iso: string): string => formatDate('shortDay', Date.parse(iso));

/** Formats '2026-11-17' as Tue, 17 Nov. */
export const weekdayDate = ({ date }: { date: string }): string =>
  formatDate('weekdayDate', Date.parse(date));

/** Formats 12345 grams as 12.3, with one decimal. */
export const formatKilos = (grams: number): string => formatNumber(grams / 1000, 1);

/** Formats grams as kilograms for a tick of an axis: 10000 as 10, 2500 as 2.5. */
export const formatKilosTick = (grams: number): string => formatNumber(grams / 1000, 0, 1);

/** The most days in a chart that has room for a label below each. */
const MAX_LABELLED_DAYS = 10;

/** Labels up to ten days as `T` above `17`. Labels more days on Mondays only: `16`, with `Nov` below a month's first Monday. */
export function buildBarLabels(
  days: readonly { date: string; weekday: number }[],
): readonly { text: string; detail?: string }[] {
  let previousMonth = '';
  return days.map(({ date, weekday }) => {
    const parts = dateParts('shortDay', Date.parse(date)).map(({ type, value }) => [type, value] as const);
    const { day: dayOfMonth = '', month = '' } = Object.fromEntries(parts);
    if (days.length <= MAX_LABELLED_DAYS) return { text: weekdayName.narrow(weekday), detail: dayOfMonth };
    if (weekday !== 0) return { text: '' };
    const isNewMonth = month !== previousMonth;
    previousMonth = month;
    return { text: dayOfMonth, ...(isNewMonth && { detail: month }) };
  });
}
