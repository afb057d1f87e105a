/** The day, written 2026-11-22: what `SOURCE_DATE_EPOCH` says in its place (seconds), or the clock's. */
export function todayOf(told = process.env['SOURCE_DATE_EPOCH'] ?? ''): string {
  if (told && !/^\d+$/.test(told))
    throw new Error(`SOURCE_DATE_EPOCH says "${told}": give it whole seconds since 1970, or leave it out.`);
  return new Date(told ? Number(told) * 1000 : Date.now()).toISOString().slice(0, 10);
}
