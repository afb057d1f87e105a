import type { Files } from '../files.ts';
import { read } from '../parsing/source.ts';
import { tryRead } from '../problems.ts';
import { siteSchema, TIME_ZONE } from '../schemas/settings.ts';
import { t } from '../t.ts';
import { datePartsOf, dayFormat } from './language.ts';

/** Returns `SOURCE_DATE_EPOCH` in milliseconds (https://reproducible-builds.org/specs/source-date-epoch/). */
export const sourceDate = (epoch = process.env['SOURCE_DATE_EPOCH']): number | undefined =>
  epoch ? Number(epoch) * 1000 : undefined;

/** Returns today as 2026-11-22 in a time zone. @param epoch seconds, by default `SOURCE_DATE_EPOCH` or the clock */
export function todayInZone(epoch?: string, timeZone = TIME_ZONE): string {
  // Swedish dates have the ISO form.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(sourceDate(epoch) ?? Date.now());
}

/** Returns today in the site's time zone, or in the default one if site.yaml has a fault. */
export function siteToday(files: Files): string {
  const settings = tryRead(() => read(files, 'site.yaml', siteSchema).validate());
  return todayInZone(undefined, settings?.timeZone);
}

const longFormat = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats an ISO date for legal texts. */
export function formatLegalDay(iso: string): string {
  const { day = '', month = '', year = '' } = datePartsOf(longFormat(), Date.parse(iso));
  return t('{month} {day}, {year}', { day, month, year });
}
