import { collectLocaleData, formatDay, formatTimeRange } from '../../content/language/language.ts';

/** Returns the words that `Intl` writes on pages. Fonts need their letters too. @param tag the site's language, which is set */
export function collectIntlText(tag: string): string {
  const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-22`);
  return [JSON.stringify(collectLocaleData(tag)), ...months.map(formatDay), formatTimeRange(0, 780)].join('');
}
