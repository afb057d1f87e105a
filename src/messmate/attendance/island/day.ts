import { dayFormat } from '../../../content/language.ts';

const days = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** A day in words: '2026-11-17' is Tuesday, 17 November. */
export const dayWords = (isoDay: string): string => {
  const date = new Date(isoDay);
  // The day on a pass is digits of somebody else's making.
  return Number.isNaN(date.getTime()) ? isoDay : days().format(date);
};
