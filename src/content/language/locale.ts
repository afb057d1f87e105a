/**
 * Writes days, times and figures as the site's language has them. What it needs of the language travels with the page:
 * browsers lack some of India's languages, and would write another than the build (docs/decisions/language.md).
 */

/** The parts of a moment that a format may have, and the place of each among its names. */
const PLACE = {
  month: (moment: Date) => moment.getUTCMonth(),
  weekday: (moment: Date) => moment.getUTCDay(),
  day: (moment: Date) => moment.getUTCDate() - 1,
  hour: (moment: Date) => moment.getUTCHours(),
  dayPeriod: (moment: Date) => moment.getUTCHours(),
  minute: (moment: Date) => moment.getUTCMinutes(),
  second: (moment: Date) => moment.getUTCSeconds(),
};
export type DatePart = keyof typeof PLACE;

/** The formats that a browser needs: what is in them is in language.ts. */
export type DateFormat =
  | 'minutes'
  | 'seconds'
  | 'hour'
  | 'month'
  | 'longDay'
  | 'shortDay'
  | 'namedDay'
  | 'shortWeekday'
  | 'narrowWeekday';

/** A text's forms by `Intl`'s plural categories; a language has some of them. */
export type Plural = { [category in Intl.LDMLPluralRule]?: string | undefined } & { other: string };

export type LocaleData = {
  /** The names of parts (months, hours, …), by their places. */
  names: readonly (readonly string[])[];
  /** A format is a list of texts, and of parts with the place of their names in `names`. */
  dates: Readonly<Record<DateFormat, readonly (string | readonly [DatePart, number])[]>>;
  number: {
    decimal: string;
    group: string;
    /** Groups are of two digits above the thousand: 18,01,050. */
    hasLakhs: boolean;
    /** From here on digits are grouped. */
    groupedFrom: number;
    /** Ten digits, where they are not 0 to 9. */
    digits?: string;
  };
  /** Before and after an amount of rupees. */
  rupees: readonly [string, string];
  /** How amounts from `from` on are said: in units of `per`, with `{n}` for the number; by two leading figures if a list. */
  amounts: readonly { from: number; per: number; said: string | readonly string[] }[];
  /** `Intl` cannot say lakh and crore, although people do. */
  needsLakh: boolean;
  /** Whole numbers up to 199 that are not `other`; a larger one is as its last two digits with a hundred. */
  plurals: { readonly [category in Intl.LDMLPluralRule]?: readonly number[] };
  isRightToLeft: boolean;
};

let data: LocaleData | undefined;

/** In the build by setLanguage(), in a browser by `virtual:language`, before anything is written. */
export function setLocale(given: LocaleData): void {
  data = given;
}

function locale(): LocaleData {
  if (!data) throw new Error('The language is not known yet: call setLanguage() first.');
  return data;
}

/** @param moment in milliseconds */
export function dateParts(
  format: DateFormat,
  moment: number,
): { type: DatePart | 'literal'; value: string }[] {
  const { dates, names } = locale();
  const date = new Date(moment);
  return dates[format].map((part) => {
    if (typeof part === 'string') return { type: 'literal', value: part };
    const [type, list] = part;
    return { type, value: names[list]?.[PLACE[type](date)] ?? '' };
  });
}

/** @param moment in milliseconds */
export const dateText = (format: DateFormat, moment: number): string =>
  dateParts(format, moment)
    .map(({ value }) => value)
    .join('');

/** From Monday, 0. */
const weekdayIn =
  (format: DateFormat) =>
  (place: number): string =>
    // 1 January 2024 was a Monday.
    dateText(format, Date.UTC(2024, 0, 1 + place));

/** By place, from Monday, 0: Tue, T. */
export const weekdayName = { short: weekdayIn('shortWeekday'), narrow: weekdayIn('narrowWeekday') };

const [LAKHS, THOUSANDS] = [/\B(?=(?:\d\d)*\d{3}$)/g, /\B(?=(?:\d{3})+$)/g];

/** By their decimals. Every browser knows English, and rounds in it alike. */
const rounding = new Map<string, Intl.NumberFormat>();
function rounded(n: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
  const format =
    rounding.get(key) ??
    new Intl.NumberFormat('en', { useGrouping: false, minimumFractionDigits, maximumFractionDigits });
  rounding.set(key, format);
  return format.format(n);
}

/**
 * A number with at least and at most so many decimals, in the language's grouping: 1801050 is 18,01,050 in India.
 * @param from the smallest that is grouped
 */
export function numberText(n: number, least = 0, most = least, from = locale().number.groupedFrom): string {
  const { decimal, group, hasLakhs, digits } = locale().number;
  const [whole = '', part] = rounded(n, least, most).split('.');
  const grouped = Math.abs(n) < from ? whole : whole.replace(hasLakhs ? LAKHS : THOUSANDS, group);
  const written = part === undefined ? grouped : grouped + decimal + part;
  return digits ? written.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit) : written;
}

/** The number of an amount with the sign of the rupee where the language puts it. */
export const withRupee = (amount: string): string => isolated(locale().rupees.join(amount));

/**
 * Rounded to two figures, as people say them: 291600 is 2.9 lakh.
 * @param inLakhs labels for lakhs and crores, where the language's own data has none
 */
export function amountText(n: number, inLakhs: (lakhs: number) => string): string {
  const { amounts, needsLakh } = locale();
  const amount = Number(n.toPrecision(2));
  if (needsLakh && amount >= 100_000) return inLakhs(amount / 100_000);
  const unit = amounts.find(({ from }) => from <= amount);
  if (!unit) return numberText(amount);
  const figures = Number(amount.toExponential(1).replace('.', '').slice(0, 2));
  const said = typeof unit.said === 'string' ? unit.said : (unit.said[figures - 10] ?? '');
  return said.replace('{n}', numberText(amount / unit.per, 0, 1, 10_000));
}

/** The form of a text for a whole number. */
export function formFor(count: number, forms: Plural): string {
  const { plurals } = locale();
  const place = count < 200 ? count : 100 + (count % 100);
  const category = (Object.keys(plurals) as Intl.LDMLPluralRule[]).find((one) =>
    plurals[one]?.includes(place),
  );
  return forms[category ?? 'other'] ?? forms.other;
}

/** Isolated on a page that runs from right to left: ₹ and PM would change places with their figure. */
export const isolated = (text: string): string => (locale().isRightToLeft ? `\u2068${text}\u2069` : text);
