import {
  dateParts,
  formatAmount,
  formatDate,
  formatNumber,
  isolate,
  withRupee,
} from '../content/language/locale.ts';
import { t } from '../content/t.ts';

const NBSP = '\u00a0';

const formatTimeAs = (format: 'minutes' | 'seconds', seconds: number): string =>
  isolate(formatDate(format, seconds * 1000).replace(/\s/g, NBSP));

/** Formats minutes since midnight: 800 is 1:20 pm. */
export const formatTime = (minutes: number): string => formatTimeAs('minutes', minutes * 60);

/** Formats minutes since midnight without am and pm, beside a time that has them: 800 is 1:20. */
export const formatTimeWithoutPeriod = (minutes: number): string =>
  dateParts('minutes', minutes * 60_000)
    .map(({ type, value }) => (type === 'dayPeriod' ? '' : value))
    .join('')
    .trim();

/** Formats seconds since midnight: 47982 is 1:19:42 pm. */
export const formatTimeWithSeconds = (seconds: number): string => formatTimeAs('seconds', seconds);

/** Formats the hour below a bar, with am or pm at the first bar, midnight and noon, in languages that use them. */
export function hourMark(hour: number, isFirst: boolean): { figure: string; dayPeriod?: string } {
  const parts = dateParts('hour', hour * 3_600_000);
  const find = (name: string) => parts.find(({ type }) => type === name)?.value;
  const dayPeriod = isFirst || hour % 12 === 0 ? find('dayPeriod') : undefined;
  return { figure: find('hour') ?? '', ...(dayPeriod && { dayPeriod }) };
}

/** Formats paise as rupees, without decimals if whole: 180105000 is ₹18,01,050. */
export const rupees = (paise: number): string => formatMoney(paise, paise % 100 === 0 ? 0 : 2);

/** Formats paise as rupees, always with decimals. */
export const rupeesExact = (paise: number): string => formatMoney(paise, 2);

/** Without `Intl`'s currency format, which groups by thousands in some languages that count in lakhs. */
const formatMoney = (paise: number, decimals: number) => withRupee(formatNumber(paise / 100, decimals));

/** Formats paise with two significant figures: 29160000 is ₹2.9 lakh. `Intl` would shorten it to ₹2.9L. */
export const rupeesRounded = (paise: number): string =>
  withRupee(formatAmount(paise / 100, nameLakhs).replace(/\s/g, NBSP));

/** Names an amount in lakhs of rupees; a lakh is 100,000, and 100 lakh are a crore. */
const nameLakhs = (lakhs: number): string =>
  lakhs < 100
    ? t('{amount} lakh', { amount: formatNumber(lakhs, 0, 1) })
    : t('{amount} crore', { amount: formatNumber(lakhs / 100, 0, 1) });

/** Names the month of a day: '2026-10-01' is October. */
export const monthName = (isoDay: string): string => formatDate('month', Date.parse(isoDay));

export const nameAndRoom = ({ name, room }: { name: string; room: string }): string => `${name}, ${room}`;
