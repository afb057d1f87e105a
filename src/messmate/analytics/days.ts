import { dateParts, formatDate, formatNumber, weekdayName } from '../../content/language/locale.ts';

/** '2026-11-17' is 17 Nov. */
export const shortDay = (iso: string): string => formatDate('shortDay', Date.parse(iso));

/** '2026-11-17' is Tue, 17 Nov. */
export const dayName = ({ date }: { date: string }): string => formatDate('namedDay', Date.parse(date));

/** Kilograms with one decimal: 12345 is 12.3. */
export const kilos = (grams: number): string => formatNumber(grams / 1000, 1);

/** For a mark of an axis: a decimal only where the mark has one. */
export const kilosMark = (grams: number): string => formatNumber(grams / 1000, 0, 1);

/** With more days there is no room for a label under each. */
const MAX_LABELLED = 10;

/** Weekday and number of each day; among many days only the date of each Monday, with a new month. */
export function dayTicks(
  days: readonly { date: string; weekday: number }[],
): readonly { tick: string; more?: string }[] {
  let lastMonth = '';
  return days.map(({ date, weekday }) => {
    const parts = dateParts('shortDay', Date.parse(date));
    const [number = '', month = ''] = ['day', 'month'].map(
      (part) => parts.find(({ type }) => type === part)?.value,
    );
    if (days.length <= MAX_LABELLED) return { tick: weekdayName.narrow(weekday), more: number };
    if (weekday !== 0) return { tick: '' };
    const isNew = month !== lastMonth;
    lastMonth = month;
    return { tick: number, ...(isNew && { more: month }) };
  });
}
