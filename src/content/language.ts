/**
 * The language of the site, and how `Intl` writes in it. In a browser it is that of the document; elsewhere it is set as
 * soon as `content/site.yaml` has been read.
 */
let spoken = globalThis.document?.documentElement.lang;

/** Sets the language in which everything is written from now on. @param tag a BCP 47 tag, such as `hi` or `en-IN` */
export function setLanguage(tag: string): void {
  spoken = tag;
}

/** Digits are 0 to 9 in every language, unless the tag asks for others: `mr-u-nu-deva`. */
const withDigits = (tag: string): string => {
  const { numberingSystem } = new Intl.Locale(tag);
  return numberingSystem ? tag : new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
};

/** What writes in the site's language: made when it is first needed, and kept until the language changes. */
export function inLanguage<Made>(make: (locale: string) => Made): () => Made {
  let kept: { of: string; made: Made } | undefined;
  return () => {
    if (!spoken) throw new Error('Nothing can be written before its language is known: call setLanguage().');
    if (kept?.of !== spoken) kept = { of: spoken, made: make(withDigits(spoken)) };
    return kept.made;
  };
}

/** A format of days, in UTC, or a build west of London would show the day before. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

/** What a format writes of a moment, by the names of its parts: day, month, hour, dayPeriod. */
export const partsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

const long = dayFormat({ dateStyle: 'long' });

/** A day in words: '2026-11-22' is 22 November 2026. */
export const dayInWords = (day: string): string => long().format(Date.parse(day));

/** The names of the weekdays from Monday. */
const weekdays = (weekday: 'long' | 'short' | 'narrow') => {
  const format = dayFormat({ weekday });
  // 1 January 2024 was a Monday.
  const names = inLanguage(() =>
    Array.from({ length: 7 }, (_, i) => format().format(Date.UTC(2024, 0, 1 + i))),
  );
  return (place: number): string => names()[place] ?? '';
};

/** A weekday by its place from Monday, 0: Tuesday, Tue, T. */
export const weekdayName = { long: weekdays('long'), short: weekdays('short'), narrow: weekdays('narrow') };

/** The forms of a text that names a number, by `Intl`'s categories. Which of them a language has is its own. */
export type Plural = { [category in Intl.LDMLPluralRule]?: string | undefined } & { other: string };

const list = inLanguage((locale) => new Intl.ListFormat(locale));

/** Words one after another, as the language joins them: time, price and warranty. */
export const listed = (words: readonly string[]): string => list().format(words);

const rules = inLanguage((locale) => new Intl.PluralRules(locale));

/** The form that a text has for a number. */
export const formFor = (count: number, forms: Plural): string => forms[rules().select(count)] ?? forms.other;

/** The categories that a language has for the numbers of a site, whole ones up to a thousand. */
export function categoriesOf(tag: string): Intl.LDMLPluralRule[] {
  const rulesOf = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rulesOf.select(count)))];
}

const isolation = inLanguage((locale) =>
  (globalThis.document?.dir || directionOf(locale)) === 'rtl' ? ['\u2068', '\u2069'] : ['', ''],
);

/** What `Intl` writes, isolated on a page that runs from right to left: ₹ and PM would change places with their figure. */
export const isolated = (text: string): string => isolation().join(text);

/** Which way a language is read. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo?.().direction ?? 'ltr';
