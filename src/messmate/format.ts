import {
  dateParts,
  formatAmount,
  formatDate,
  formatNumber,
  isolate,
  withRupee,
} from '../content/language/locale.ts';
import { t } from '../content/t.ts';

/** Non-breaking, between a figure and its unit. */
const NBSP = '\u00a0';

const time = (format: 'minutes' | 'seconds', seconds: number): string =>
  isolate(formatDate(format, seconds * 1000).replace(/\s/g, NBSP));

/** Minutes since midnight as a time: 800 is 1:20 pm. */
export const clock = (minutes: number): string => time('minutes', minutes * 60);

/** Formats minutes since midnight without am and pm, for use beside a time that has them: 800 is 1:20. */
export const shortClock = (minutes: number): string =>
  dateParts('minutes', minutes * 60_000)
    .map(({ type, value }) => (type === 'dayPeriod' ? '' : value))
    .join('')
    .trim();

/** Seconds since midnight: 1:19:42 pm. */
export const clockSeconds = (seconds: number): string => time('seconds', seconds);

/** The figure under a bar, with am or pm below it where a half of the day begins, in languages that use them. */
export function hourMark(hour: number, isFirst: boolean): { figure: string; half?: string } {
  const parts = dateParts('hour', hour * 3_600_000);
  const find = (partType: string) => parts.find(({ type }) => type === partType)?.value;
  const half = isFirst || hour % 12 === 0 ? find('dayPeriod') : undefined;
  return { figure: find('hour') ?? '', ...(half && { half }) };
}

/** Formats paise as rupees, without decimals if whole: 180105000 is ₹18,01,050. */
export const rupees = (paise: number): string => money(paise, paise % 100 === 0 ? 0 : 2);

/** Paise as rupees, always with decimals: a price per plate. */
export const rupeesExact = (paise: number): string => money(paise, 2);

/** Grouped as the language groups numbers: `Intl` groups money by thousands in some that count in lakhs. */
const money = (paise: number, decimals: number) => withRupee(formatNumber(paise / 100, decimals));

/** Formats 29160000 paise as ₹2.9 lakh, with two significant figures. `Intl` would shorten the amount to ₹2.9L. */
export const rupeesInWords = (paise: number): string =>
  withRupee(formatAmount(paise / 100, inLakhs).replace(/\s/g, NBSP));

/** 100 lakh are a crore. */
const inLakhs = (lakhs: number): string =>
  lakhs < 100
    ? t('{amount} lakh', { amount: formatNumber(lakhs, 0, 1) })
    : t('{amount} crore', { amount: formatNumber(lakhs / 100, 0, 1) });

/** '2026-10-01' is October. */
export const monthName = (isoDay: string): string => formatDate('month', Date.parse(isoDay));
