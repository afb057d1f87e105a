/** A day as people here write it: 22 November 2026. In UTC, or a build west of London would show the day before. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
