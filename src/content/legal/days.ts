/** A day as the legal texts write it: September 23, 2025. In UTC, or a build west of London would show the day before. */
export const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Days as texts write them. */
export const DAY_IN_WORDS =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g;
