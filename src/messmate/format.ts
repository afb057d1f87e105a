import { dayFormat, inLanguage, isolated, partsOf } from '../content/language.ts';
import { t } from '../content/t.ts';

/** Non-breaking, between a figure and its unit. */
const SPACE = '\u00a0';

const minutesFormat = dayFormat({ hour: 'numeric', minute: '2-digit' });
const secondsFormat = dayFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
const hourFormat = dayFormat({ hour: 'numeric' });

/** A time without a line break. Engines differ in the space before am and pm. */
const time = (format: Intl.DateTimeFormat, seconds: number): string =>
  isolated(format.format(seconds * 1000).replace(/\s/g, SPACE));

/** Minutes since midnight as a time: 800 is 1:20 pm. */
export const clock = (minutes: number): string => time(minutesFormat(), minutes * 60);

/** Minutes since midnight: 450 and 570 are 7:30 – 9:30 am. */
export const clockRange = (from: number, until: number): string =>
  isolated(
    minutesFormat()
      .formatRange(from * 60_000, until * 60_000)
      .replace(/\s/g, SPACE),
  );

/** Without am and pm, beside a time that has them: 800 is 1:20. */
export const shortClock = (minutes: number): string =>
  minutesFormat()
    .formatToParts(minutes * 60_000)
    .map(({ type, value }) => (type === 'dayPeriod' ? '' : value))
    .join('')
    .trim();

/** Seconds since midnight: 1:19:42 pm. */
export const clockSeconds = (seconds: number): string => time(secondsFormat(), seconds);

/** Minutes since midnight for a `datetime` attribute: 800 is 13:20. */
export const machineTime = (minutes: number): string =>
  new Date(minutes * 60_000).toISOString().slice(11, 16);

/** The figure under a bar, with am or pm below it where a half of the day begins, in languages that use them. */
export function hourMark(hour: number, isFirst: boolean): { figure: string; half?: string } {
  const { hour: figure = '', dayPeriod } = partsOf(hourFormat(), hour * 3_600_000);
  const half = isFirst || hour % 12 === 0 ? dayPeriod : undefined;
  return { figure, ...(half && { half }) };
}

const whole = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** In the site's language: the currency is the product's. */
const rupeesWith = (digits: number) =>
  inLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'INR',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const [wholeRupees, exactRupees] = [rupeesWith(0), rupeesWith(2)];

/** In the language's grouping: 1801050 is 18,01,050 in India. */
export const count = (n: number): string => whole().format(n);

/** Without decimals if whole: 180105000 paise is ₹18,01,050. */
export const rupees = (paise: number): string =>
  isolated((paise % 100 === 0 ? wholeRupees() : exactRupees()).format(paise / 100));

/** Paise as rupees, always with decimals: a price per plate. */
export const rupeesExact = (paise: number): string => isolated(exactRupees().format(paise / 100));

const [LAKH, CRORE] = [100_000, 10_000_000];
const twoFigures = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));
const inWords = inLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 2,
    }),
);
const isIndian = inLanguage((locale) => new Intl.Locale(locale).maximize().region === 'IN');

/** Two figures, as people say them: 29160000 paise is ₹2.9 lakh. `Intl` would shorten amounts of money to ₹2.9L. */
export const rupeesInWords = (paise: number): string =>
  inRupees(amountInWords(Number((paise / 100).toPrecision(2))));

function amountInWords(amount: number): string {
  const byIntl = inWords();
  // In Tamil, and in browsers from before 2024, it says "100 thousand".
  const knowsLakh = byIntl
    .formatToParts(LAKH)
    .some(({ type, value }) => type === 'integer' && value === count(1));
  if (knowsLakh || !isIndian() || amount < LAKH) return byIntl.format(amount);
  const written = (unit: number) => twoFigures().format(amount / unit);
  return amount < CRORE
    ? t('{amount} lakh', { amount: written(LAKH) })
    : t('{amount} crore', { amount: written(CRORE) });
}

/** The amount with the sign of the rupee where the language puts it. */
function inRupees(amount: string): string {
  const around = wholeRupees().format(1).split(count(1));
  return isolated(around.join(amount.replace(/\s/g, SPACE)));
}

const months = dayFormat({ month: 'long' });

/** '2026-10-01' is October. */
export const monthOf = (isoDay: string): string => months().format(Date.parse(isoDay));
