import { dayFormat, dayInWords, listed, weekdayName } from '../../content/language.ts';
import {
  clock,
  clockRange,
  clockSeconds,
  count,
  monthOf,
  rupees,
  rupeesInWords,
} from '../../messmate/format.ts';

/** What `Intl` writes in the site's language, of which content/ need not have every letter. */
export function writtenByIntl(): string {
  const short = dayFormat({ weekday: 'short', month: 'short' });
  const days = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-0${(i % 7) + 1}`);
  const names = days.flatMap((day, i) => [
    ...[monthOf(day), dayInWords(day), short().format(Date.parse(day))],
    ...[weekdayName.long(i % 7), weekdayName.short(i % 7), weekdayName.narrow(i % 7)],
  ]);
  // Some languages have more than two parts of the day.
  const times = Array.from({ length: 24 }, (_, hour) => clock(hour * 60));
  // Rupees from thousands to crores, in words.
  const amounts = Array.from({ length: 8 }, (_, zeros) => rupeesInWords(100 * 10 ** (zeros + 2)));
  const others = [
    clockRange(0, 780),
    clockSeconds(0),
    count(1234567890),
    rupees(123456789),
    listed(['', '', '']),
  ];
  return [...names, ...times, ...amounts, ...others].join('');
}
