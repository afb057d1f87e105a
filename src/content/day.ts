import { dayFormat, partsOf } from './language.ts';
import { t } from './t.ts';

/** Milliseconds, from the seconds in `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/). */
export const sourceDate = (epoch = process.env['SOURCE_DATE_EPOCH']): number | undefined =>
  epoch ? Number(epoch) * 1000 : undefined;

/** 2026-11-22, from `SOURCE_DATE_EPOCH` or the clock. In UTC, so that every machine builds the same. */
export const todayOf = (epoch?: string): string =>
  new Date(sourceDate(epoch) ?? Date.now()).toISOString().slice(0, 10);

const whole = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** A day as the legal texts write it. */
export function legalDay(iso: string): string {
  const { day = '', month = '', year = '' } = partsOf(whole(), Date.parse(iso));
  return t('{month} {day}, {year}', { day, month, year });
}
