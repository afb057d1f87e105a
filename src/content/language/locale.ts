/**
 * Formats days, times and numbers in the site's language. Its data is sent with the page, because browsers lack some of India's
 * languages or format them unlike the build (docs/decisions/language.md).
 */

/** For each part of a date, a function that returns the index of its name at a moment. */
const NAME_INDEX = {
  month: (moment: Date) => moment.getUTCMonth(),
  weekday: (moment: Date) => moment.getUTCDay(),
  day: (moment: Date) => moment.getUTCDate() - 1,
  hour: (moment: Date) => moment.getUTCHours(),
  dayPeriod: (moment: Date) => moment.getUTCHours(),
  minute: (moment: Date) => moment.getUTCMinutes(),
  second: (moment: Date) => moment.getUTCSeconds(),
};
export type DatePart = keyof typeof NAME_INDEX;

/** `Intl`'s options for each format. Only the build reads them: browsers get the formats as data. */
export const DATE_FORMATS = {
  minutes: { hour: 'numeric', minute: '2-digit' },
  seconds: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  hour: { hour: 'numeric' },
  month: { month: 'long' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  weekdayDate: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWeekday: { weekday: 'short' },
  narrowWeekday: { weekday: 'narrow' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateFormat = keyof typeof DATE_FORMATS;

/** A text in its plural forms; `one` is for the numbers that the language counts as one. */
export type Plural = { one?: string | undefined; other: string };

/** Data of one language, from which a browser formats like the build's `Intl`. */
export type LocaleData = {
  /** Lists of names (months, hours, …). */
  names: readonly (readonly string[])[];
  /** A format is a list of literals and of date parts, each with the index of its list in `names`. */
  dates: Readonly<Record<DateFormat, readonly (string | readonly [DatePart, number])[]>>;
  number: {
    decimal: string;
    group: string;
    /** True if digits above the thousand are grouped in twos: 18,01,050. */
    hasLakhs: boolean;
    groupedFrom: number;
    /** Ten digits, if they are not 0 to 9. */
    digits?: string;
  };
  /** The texts before and after an amount of rupees. */
  rupees: readonly [string, string];
  /**
   * Words for amounts of at least `from`, largest first: `{ from: 100000, per: 100000, words: '{n} lakh' }`. `{n}` is
   * the amount divided by `per`. A list has a text for each pair of the amount's leading digits: `words[0]` for 10, the last for 99.
   */
  amounts: readonly { from: number; per: number; words: string | readonly string[] }[];
  /** True for a language of the region IN in which `Intl` lacks lakh and crore. */
  needsLakh: boolean;
  /** Numbers below 200 with the singular form; a larger number has the form of 100 plus its last two digits. */
  ones: readonly number[];
  isRightToLeft: boolean;
};

let currentLocale: LocaleData | undefined;

/** Called by setLanguage() in the build and by `virtual:language` in a browser, before anything is formatted. */
export function setLocale(localeData: LocaleData): void {
  currentLocale = localeData;
}

function locale(): LocaleData {
  if (!currentLocale)
    throw new Error('The language is not set: import virtual:language, or call setLanguage().');
  return currentLocale;
}

/** Returns the parts of a formatted date, for callers that style a part. @param moment in milliseconds */
export function dateParts(
  format: DateFormat,
  moment: number,
): { type: DatePart | 'literal'; value: string }[] {
  const { dates, names } = locale();
  const date = new Date(moment);
  return dates[format].map((part) => {
    if (typeof part === 'string') return { type: 'literal', value: part };
    const [type, listIndex] = part;
    return { type, value: names[listIndex]?.[NAME_INDEX[type](date)] ?? '' };
  });
}

export const formatDate = (format: DateFormat, moment: number): string =>
  dateParts(format, moment)
    .map(({ value }) => value)
    .join('');

const weekdayIn =
  (format: DateFormat) =>
  (index: number): string =>
    // 1 January 2024 was a Monday.
    formatDate(format, Date.UTC(2024, 0, 1 + index));

/** Weekday names by index; Monday is 0. */
export const weekdayName = { short: weekdayIn('shortWeekday'), narrow: weekdayIn('narrowWeekday') };

/** Match the positions of the separators in 18,01,050 and in 1,801,050. */
const [LAKH_GAPS, THOUSAND_GAPS] = [/\B(?=(?:\d\d)*\d{3}$)/g, /\B(?=(?:\d{3})+$)/g];

/** English number formats by their numbers of decimals. Every browser has them, and all browsers round alike. */
const roundingFormats = new Map<string, Intl.NumberFormat>();
function formatRounded(n: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
  const format =
    roundingFormats.get(key) ??
    new Intl.NumberFormat('en', { useGrouping: false, minimumFractionDigits, maximumFractionDigits });
  roundingFormats.set(key, format);
  return format.format(n);
}

/**
 * Formats a number in the language's grouping: 1801050 is 18,01,050 in India.
 * @param min and @param max numbers of decimals @param from the smallest number that is grouped
 */
export function formatNumber(n: number, min = 0, max = min, from = locale().number.groupedFrom): string {
  const { decimal, group, hasLakhs, digits } = locale().number;
  const [integer = '', fraction] = formatRounded(n, min, max).split('.');
  const grouped = Math.abs(n) < from ? integer : integer.replace(hasLakhs ? LAKH_GAPS : THOUSAND_GAPS, group);
  const number = fraction === undefined ? grouped : grouped + decimal + fraction;
  return digits ? number.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit) : number;
}

/** Adds the rupee sign to a formatted amount, on the side that the language has it. */
export const withRupee = (amount: string): string => isolate(locale().rupees.join(amount));

/**
 * Rounds an amount to two significant digits and writes a large one with a word: 291600 is 2.9 lakh.
 * @param formatLakhs formats a number of lakhs if `needsLakh`
 */
export function formatAmount(n: number, formatLakhs: (lakhs: number) => string): string {
  const { amounts, needsLakh } = locale();
  const amount = Number(n.toPrecision(2));
  if (needsLakh && amount >= 100_000) return formatLakhs(amount / 100_000);
  const unit = amounts.find(({ from }) => from <= amount);
  if (!unit) return formatNumber(amount);
  const leadingDigits = Number(amount.toExponential(1).replace('.', '').slice(0, 2));
  const text = typeof unit.words === 'string' ? unit.words : (unit.words[leadingDigits - 10] ?? '');
  // `Intl` groups the digits of such amounts from 10,000.
  return text.replace('{n}', formatNumber(amount / unit.per, 0, 1, 10_000));
}

/** Selects the plural form for a whole number. */
export const selectPlural = (count: number, { one, other }: Plural): string =>
  (locale().ones.includes(count < 200 ? count : 100 + (count % 100)) && one) || other;

/** Isolates a text on a right-to-left page, where ₹ and PM would change sides. */
export const isolate = (text: string): string => (locale().isRightToLeft ? `\u2068${text}\u2069` : text);
