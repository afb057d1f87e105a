/** Minutes since midnight as a 24-hour time: 800 is 13:20. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes) % 60).padStart(2, '0')}`;

/** Seconds since midnight as a 24-hour time with seconds. */
export const clockSeconds = (seconds: number): string =>
  `${clock(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

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
