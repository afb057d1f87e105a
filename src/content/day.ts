/**
 * The moment that `SOURCE_DATE_EPOCH` says (seconds since 1970, https://reproducible-builds.org/specs/source-date-epoch/),
 * in milliseconds; nothing where it says nothing.
 * @throws where it says no moment of this or the next thousand years
 */
export function sourceDate(epoch = process.env['SOURCE_DATE_EPOCH'] ?? ''): number | undefined {
  if (!/^\d{0,11}$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH says "${epoch}": give it whole seconds since 1970, in eleven digits at most, or leave it out.`,
    );
  return epoch ? Number(epoch) * 1000 : undefined;
}

/** The day, written 2026-11-22: that of `SOURCE_DATE_EPOCH`, or the clock's. In UTC, or a build west of London would take the day before. @throws as `sourceDate` does */
export const todayOf = (epoch?: string): string =>
  new Date(sourceDate(epoch) ?? Date.now()).toISOString().slice(0, 10);
