import { useMemo } from 'react';
import { fill } from '../../../content/fill.ts';
import { dayNumber } from '../../engine/calendar.ts';
import type { Hostel } from '../../engine/hostel.ts';
import { fairOff, unfairDays } from '../../engine/selectors/method.ts';
import type { Choice } from '../../engine/selectors/period.ts';
import { type DayRow, offOf } from '../../engine/selectors/period-sums.ts';
import { useDemo } from '../../store/context.ts';
import { mean, shortDay } from './days.ts';

type Props = { hostel: Hostel; choice: Choice; days: readonly DayRow[] };

/** How the forecast did: first where the comparison is fair, then on the days shown, and why that may not be. */
export function Verdict({ hostel, choice, days }: Props) {
  const { words: demo, page } = useDemo().data;
  const { forecast: words } = demo.analytics;
  const { none } = page.analytics;
  const fair = useMemo(() => fairOff(hostel, choice), [hostel, choice]);
  const all = offOf(days.flatMap(({ cells }) => cells));
  const [first, last] = [days[0], days.at(-1)];
  const names =
    first && last ? unfairDays(hostel, dayNumber(first.date), dayNumber(last.date)).join(', ') : '';
  const shown = (plates: number | null) => (plates === null ? none : mean(plates));
  return (
    <p className="cap">
      {fair.meals > 0 && (
        <b>
          {fill(words.fair, { days: fair.days, off: mean(fair.forecast), lastWeek: shown(fair.lastWeek) })}
        </b>
      )}{' '}
      {first &&
        last &&
        fill(words.result, {
          from: shortDay(first.date),
          to: shortDay(last.date),
          off: mean(all.forecast),
          lastWeek: shown(all.lastWeek),
        })}{' '}
      {names && fill(words.unfair, { names })} {words.method}
    </p>
  );
}
