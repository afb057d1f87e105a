import { expect, test } from 'vitest';
import { setLanguage } from '../../content/language/language.ts';
import { lettersWithoutFont } from '../../fonts/writing-systems.ts';
import { collectIntlText } from './intl-text.ts';

/** Formats times, days, digits and rounded amounts with `Intl` as the pages do. */
function formatTexts(tag: string): string[] {
  // 96 times, 91 hours apart, cover every month, weekday and hour.
  const times = Array.from({ length: 96 }, (_, i) => Date.UTC(2026, 0, 1, i * 91));
  const formatTimes = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return [...times.map((time) => format.format(time)), format.formatRange(0, 7 * 3_600_000)];
  };
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay: 'long' });
  const amount = { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' } as const;
  return [
    ...formatTimes({ dateStyle: 'long' }),
    ...formatTimes({ weekday: 'long' }),
    ...formatTimes({ weekday: 'narrow' }),
    ...formatTimes({ hour: 'numeric', minute: '2-digit' }),
    ...[1e3, 1e4].map((n) => compact.format(n)),
    new Intl.NumberFormat(tag, amount).format(9_876_543_210.12),
  ];
}

const lettersIn = (text: string) => new Set(text.match(/[\p{L}\p{M}\p{N}\p{Sc}]/gu));

/** Languages whose letters are all in the Anek family. */
const COVERED_LANGUAGES = ['hi', 'mr-u-nu-deva', 'bn-u-nu-beng', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'];

test.each([...COVERED_LANGUAGES, 'bn-u-nu-latn', 'ar-u-nu-arab', 'ur', 'ja', 'zh-TW', 'th', 'de', 'en-IN'])(
  'collects every non-ASCII letter and digit that Intl writes in %s',
  (tag) => {
    setLanguage(tag);
    const collected = lettersIn(collectIntlText(tag));
    const neededNonAscii = [...lettersIn(formatTexts(tag).join(''))].filter((letter) => letter > '~');
    expect(neededNonAscii.filter((letter) => !collected.has(letter))).toEqual([]);
    if (COVERED_LANGUAGES.includes(tag)) expect(lettersWithoutFont(collectIntlText(tag))).toEqual([]);
  },
);
