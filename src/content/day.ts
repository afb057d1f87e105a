/** A day as people here write it: 22 November 2026. In UTC, or a build west of London would show the day before. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/**
 * The day, written 2026-11-22: what `SOURCE_DATE_EPOCH` says in its place (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/), or the clock's. In UTC, as above.
 * @throws where that variable is not a number
 */
export function todayOf(epoch = process.env['SOURCE_DATE_EPOCH'] ?? ''): string {
  if (epoch && !/^\d+$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH says "${epoch}": give it whole seconds since 1970, or leave it out.`);
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}
