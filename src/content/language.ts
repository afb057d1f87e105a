/**
 * In a browser the document's language; elsewhere it is set as soon as `content/site.yaml` has been read.
 */
let spoken = globalThis.document?.documentElement.lang;

/** @param tag a BCP 47 tag, such as `hi` or `en-IN` */
export function setLanguage(tag: string): void {
  spoken = tag;
}

/** Undefined until the site's settings have been read. */
export const spokenLanguage = (): string | undefined => spoken;

/** Digits are 0 to 9 in every language, unless the tag asks for others: `mr-u-nu-deva`. */
const withDigits = (tag: string): string => {
  const { numberingSystem } = new Intl.Locale(tag);
  return numberingSystem ? tag : new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
};

/** Made when first needed, and again after the language changes. */
export function inLanguage<Made>(make: (locale: string) => Made): () => Made {
  let kept: { of: string; made: Made } | undefined;
  return () => {
    if (!spoken) throw new Error('The language is not known yet: call setLanguage() first.');
    if (kept?.of !== spoken) kept = { of: spoken, made: make(withDigits(spoken)) };
    return kept.made;
  };
}

/** In UTC, or a build west of London would show the day before. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

/** By the names of the parts: day, month, hour, dayPeriod. */
export const partsOf = (format: Intl.DateTimeFormat, moment: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));

const long = dayFormat({ dateStyle: 'long' });

/** '2026-11-22' is 22 November 2026. */
export const dayInWords = (day: string): string => long().format(Date.parse(day));

/** From Monday. */
const weekdays = (weekday: 'long' | 'short' | 'narrow') => {
  const format = dayFormat({ weekday });
  // 1 January 2024 was a Monday.
  const names = inLanguage(() =>
    Array.from({ length: 7 }, (_, i) => format().format(Date.UTC(2024, 0, 1 + i))),
  );
  return (place: number): string => names()[place] ?? '';
};

/** By place, from Monday, 0: Tuesday, Tue, T. */
export const weekdayName = { long: weekdays('long'), short: weekdays('short'), narrow: weekdays('narrow') };

/** A text's forms by `Intl`'s plural categories; a language has some of them. */
export type Plural = { [category in Intl.LDMLPluralRule]?: string | undefined } & { other: string };

const list = inLanguage((locale) => new Intl.ListFormat(locale));

/** Joined as the language does: time, price and warranty. */
export const listed = (words: readonly string[]): string => list().format(words);

const rules = inLanguage((locale) => new Intl.PluralRules(locale));

export const formFor = (count: number, forms: Plural): string => forms[rules().select(count)] ?? forms.other;

/** For the numbers of a site: whole ones up to a thousand. */
export function categoriesOf(tag: string): Intl.LDMLPluralRule[] {
  const rulesOf = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rulesOf.select(count)))];
}

const isolation = inLanguage((locale) =>
  (globalThis.document?.dir || directionOf(locale)) === 'rtl' ? ['\u2068', '\u2069'] : ['', ''],
);

/** Isolated on a page that runs from right to left: ₹ and PM would change places with their figure. */
export const isolated = (text: string): string => isolation().join(text);

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  new Intl.Locale(tag).getTextInfo?.().direction ?? 'ltr';
