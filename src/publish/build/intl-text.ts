import { collectLocaleData, formatDay, formatTimeRange } from '../../content/language/language.ts';

/** Returns the text that `Intl` adds to pages: fonts need its letters. @param tag the tag given to `setLanguage` */
export function collectIntlText(tag: string): string {
  const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-22`);
  // From midnight to 13:00, for the words of both halves of a day.
  return [JSON.stringify(collectLocaleData(tag)), ...months.map(formatDay), formatTimeRange(0, 780)].join('');
}
