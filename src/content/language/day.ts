import type { Files } from '../files.ts';
import { readContentFile } from '../parsing/source.ts';
import { tryRead } from '../problems.ts';
import { DEFAULT_TIME_ZONE, siteSchema } from '../schemas/settings.ts';
import { t } from '../t.ts';
import { datePartsOf, utcFormat } from './language.ts';

/** Returns `SOURCE_DATE_EPOCH` in milliseconds (https://reproducible-builds.org/specs/source-date-epoch/). */
export const sourceDateMs = (epoch = process.env['SOURCE_DATE_EPOCH']): number | undefined =>
  epoch ? Number(epoch) * 1000 : undefined;

/** Returns today as 2026-11-22 in a time zone. @param epoch seconds, by default `SOURCE_DATE_EPOCH` or the clock */
export function todayInZone(epoch?: string, timeZone = DEFAULT_TIME_ZONE): string {
  // Swedish dates have the ISO form.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(sourceDateMs(epoch) ?? Date.now());
}

/** Returns today in the site's time zone, or in the default one if site.yaml has a fault. */
export function siteToday(files: Files): string {
  const settings = tryRead(() => readContentFile(files, 'site.yaml', siteSchema).validate());
  return todayInZone(undefined, settings?.timeZone);
}

const longFormat = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** Formats 2026-11-22 for legal texts: November 22, 2026. */
export function formatLegalDay(isoDay: string): string {
  const { day = '', month = '', year = '' } = datePartsOf(longFormat(), Date.parse(isoDay));
  return t('{month} {day}, {year}', { day, month, year });
}
