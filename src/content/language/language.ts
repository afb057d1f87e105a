/** Reads language data from `Intl`. Runs only in Node: browsers get `LocaleData`. */
import { DATE_FORMATS, type DatePart, isolate, type LocaleData, setLocale } from './locale.ts';

let siteTag: string | undefined;

/** Call it after reading `content/site.yaml`. @param tag a BCP 47 tag, such as `hi` or `en-IN` */
export function setLanguage(tag: string): void {
  if (siteTag === tag) return;
  siteTag = tag;
  setLocale(collectLocaleData(tag));
}

/** Returns undefined until site.yaml has been read. */
export const siteLanguage = (): string | undefined => siteTag;

/** Returns the locales for `Intl`, with the digits 0 to 9 unless the tag names others: `mr-u-nu-deva`. */
function localesOf(tag: string): string[] {
  const { numberingSystem } = new Intl.Locale(tag);
  const withDigits = numberingSystem ? tag : new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
  // Without a second locale `Intl` falls back to that of the build machine.
  return [withDigits, 'en'];
}

/** Returns a function that creates a value on first use, and again after the language changes. */
export function cachedPerLanguage<Value>(create: (locales: string[]) => Value): () => Value {
  let cached: { tag: string; value: Value } | undefined;
  return () => {
    if (!siteTag) throw new Error('The language is not known yet: call setLanguage() first.');
    if (cached?.tag !== siteTag) cached = { tag: siteTag, value: create(localesOf(siteTag)) };
    return cached.value;
  };
}

/** Returns a getter of a date format in UTC: otherwise a build west of London would show the day before. */
export const utcFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  cachedPerLanguage((locales) => new Intl.DateTimeFormat(locales, { ...options, timeZone: 'UTC' }));

/** Returns the parts of a date by name, such as day or dayPeriod. @param moment in milliseconds */
export const datePartsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

const longFormat = utcFormat({ dateStyle: 'long' });

/** Formats '2026-11-22' as 22 November 2026. */
export const formatDay = (day: string): string => longFormat().format(Date.parse(day));

const minuteFormat = utcFormat({ hour: 'numeric', minute: '2-digit' });

/** Formats minutes since midnight: 450 and 570 are 7:30 – 9:30 am. */
export const formatTimeRange = (from: number, until: number): string =>
  isolate(
    minuteFormat()
      .formatRange(from * 60_000, until * 60_000)
      .replace(/\s/g, '\u00a0'),
  );

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo?.().direction ?? 'ltr';

/** For each date part the number of its values, and a function from an index to a moment (in ms) with that value. */
const VALUES_OF_PART: Record<DatePart, [number, (index: number) => number]> = {
  month: [12, (index) => Date.UTC(2023, index)],
  weekday: [7, (index) => Date.UTC(2023, 0, 1 + index)], // 1 January 2023 was a Sunday.
  day: [31, (index) => Date.UTC(2023, 0, 1 + index)],
  hour: [24, (index) => Date.UTC(2023, 0, 1, index)],
  dayPeriod: [24, (index) => Date.UTC(2023, 0, 1, index)],
  minute: [60, (index) => Date.UTC(2023, 0, 1, 9, index)],
  second: [60, (index) => Date.UTC(2023, 0, 1, 9, 0, index)],
};

/** Collects the data from which a browser formats as `Intl` does here. @param tag a BCP 47 tag */
export function collectLocaleData(tag: string): LocaleData {
  const locales = localesOf(tag);
  const pluralRules = new Intl.PluralRules(locales);
  const names: string[][] = [];
  /** Returns the index of a list in `names`, after adding the list if it is new. */
  const indexOfNames = (list: string[]): number => {
    const index = names.findIndex((existing) => existing.join('\n') === list.join('\n'));
    return index < 0 ? names.push(list) - 1 : index;
  };
  const describeFormat = (options: Intl.DateTimeFormatOptions) => {
    // The hostel's days are Gregorian.
    const format = new Intl.DateTimeFormat(locales, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return format.formatToParts(0).map(({ type, value }): string | [DatePart, number] => {
      // JavaScript engines differ in the space before am: narrow or normal.
      if (!(type in VALUES_OF_PART)) return value.replaceAll('\u202f', ' ');
      const [count, momentOf] = VALUES_OF_PART[type as DatePart];
      const list = Array.from({ length: count }, (_, i) => datePartsOf(format, momentOf(i))[type] ?? '');
      return [type as DatePart, indexOfNames(list)];
    });
  };
  const dates = Object.entries(DATE_FORMATS).map(([name, options]) => [name, describeFormat(options)]);
  return {
    names,
    dates: Object.fromEntries(dates) as unknown as LocaleData['dates'],
    ...describeNumbers(tag),
    ones: Array.from({ length: 200 }, (_, count) => count).filter(
      (count) => pluralRules.select(count) === 'one',
    ),
    isRightToLeft: directionOf(tag) === 'rtl',
  };
}

function describeNumbers(tag: string): Pick<LocaleData, 'number' | 'rupees' | 'amounts' | 'needsLakh'> {
  const locales = localesOf(tag);
  const numberFormat = new Intl.NumberFormat(locales, { maximumFractionDigits: 1 });
  const findPartValue = (n: number, type: string) =>
    numberFormat.formatToParts(n).find((part) => part.type === type)?.value;
  const digits = Array.from({ length: 10 }, (_, digit) => numberFormat.format(digit)).join('');
  const oneRupee = new Intl.NumberFormat(locales, {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(1);
  const [before = '', after = ''] = oneRupee.split(numberFormat.format(1));
  const wordsFormat = new Intl.NumberFormat(locales, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  });
  const isFigure = ({ type }: Intl.NumberFormatPart) => /integer|group|decimal|fraction/.test(type);
  /** Formats an amount in words, with `{n}` in place of the number. */
  const formatWords = (n: number) => {
    const parts = wordsFormat.formatToParts(n);
    const firstFigure = parts.findIndex(isFigure);
    return parts.map((part, i) => (isFigure(part) ? (i === firstFigure ? '{n}' : '') : part.value)).join('');
  };
  const amounts: { from: number; per: number; words: string | string[] }[] = [];
  for (let from = 1; from <= 1e12; from *= 10) {
    // Twice the amount, because French writes 1000 as "mille", without a number.
    const figures = wordsFormat.formatToParts(2 * from).filter(({ type }) => type === 'integer');
    const per = from / 10 ** (figures.map(({ value }) => value).join('').length - 1);
    const texts = Array.from({ length: 90 }, (_, i) => formatWords(((i + 10) * from) / 10));
    const words = new Set(texts).size === 1 ? (texts[0] ?? '') : texts;
    const [unit] = amounts;
    if (unit?.per !== per || String(unit.words) !== String(words)) amounts.unshift({ from, per, words });
  }
  // In some languages `Intl` has no lakh: in Tamil it writes "100 thousand".
  const hasLakhWord = wordsFormat
    .formatToParts(100_000)
    .some(({ type, value }) => type === 'integer' && value === numberFormat.format(1));
  return {
    number: {
      decimal: findPartValue(1.5, 'decimal') ?? '.',
      group: findPartValue(1_234_567, 'group') ?? '',
      hasLakhs: findPartValue(1_234_567, 'integer') === numberFormat.format(12),
      groupedFrom: findPartValue(1234, 'group') === undefined ? 10_000 : 1000,
      ...(digits !== '0123456789' && { digits }),
    },
    rupees: [before, after],
    amounts,
    needsLakh: !hasLakhWord && new Intl.Locale(tag).maximize().region === 'IN',
  };
}
