import { formatDay, localeData, timeRange } from '../../content/language/language.ts';

/** What `Intl` writes in a language, of which content/ need not have every letter. @param tag the site's language */
export function collectIntlText(tag: string): string {
  const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-22`);
  return [JSON.stringify(localeData(tag)), ...months.map(formatDay), timeRange(0, 780)].join('');
}
