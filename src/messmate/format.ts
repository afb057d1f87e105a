/** Between a figure and what belongs to it: a line never breaks here. */
const SPACE = '\u00a0';

const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');

/** Hours on the dial: 0 and 12 are 12, 13 is 1. */
const onDial = (hour: number): number => hour % 12 || 12;
const halfOfDay = (hour: number): 'am' | 'pm' => (hour % 24 < 12 ? 'am' : 'pm');

/** Minutes since midnight as people say the time: 800 is 1:20 pm. */
export const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  return `${onDial(hour)}:${two(minutes % 60)}${SPACE}${halfOfDay(hour)}`;
};

/** Seconds since midnight as people say the time, with the seconds: 1:19:42 pm. */
export const clockSeconds = (seconds: number): string => {
  const hour = Math.floor(seconds / 3600);
  return `${onDial(hour)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${SPACE}${halfOfDay(hour)}`;
};

/** Minutes since midnight for a `datetime` attribute: 800 is 13:20. */
export const machineTime = (minutes: number): string => `${two(minutes / 60)}:${two(minutes % 60)}`;

/** An hour of the day under a bar: the figure alone, with am or pm below it where a half of the day begins. */
export const hourMark = (hour: number, isFirst: boolean): { figure: number; half?: 'am' | 'pm' } => ({
  figure: onDial(hour),
  ...(isFirst || hour % 12 === 0 ? { half: halfOfDay(hour) } : {}),
});

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number in Indian grouping: 1801050 is 18,01,050. */
export const count = (n: number): string => whole.format(n);

/** Paise as rupees in Indian grouping, without paise where there are none: 180105000 is ₹18,01,050. */
export const rupees = (paise: number): string =>
  `₹${paise % 100 === 0 ? whole.format(paise / 100) : exact.format(paise / 100)}`;

/** Paise as rupees with their paise always: a price by the plate. */
export const rupeesExact = (paise: number): string => `₹${exact.format(paise / 100)}`;

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** The month of a day: '2026-10-01' is October. */
export const monthOf = (isoDay: string): string => months.format(Date.parse(isoDay));
