import { fill } from '../fill.ts';
import { dayFormat, partsOf } from '../language.ts';

const format = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** A day as the legal texts write it. @param date what of it stands where: "{month} {day}, {year}" */
export const legalDay = ({ date }: { date: string }, day: string): string =>
  fill(date, partsOf(format(), Date.parse(day)));
