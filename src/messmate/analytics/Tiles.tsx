import { memo } from 'react';
import { fill } from '../../content/fill.ts';
import { ERROR_DAYS, forecastError, lastWeekError } from '../engine/forecast-error.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { BookedDay } from '../engine/selectors/books.ts';
import type { Choice, MealCell } from '../engine/selectors/period.ts';
import { type DayRow, meanPlateCost, savingOf } from '../engine/selectors/period-sums.ts';
import { sum } from '../engine/sum.ts';
import { count, rupees, rupeesExact } from '../format.ts';
import { useDemo } from '../store/context.ts';
import styles from './AnalyticsPanel.module.css';
import { shortDay } from './days.ts';

type Props = {
  hostel: Hostel;
  meal: Choice['meal'];
  /** Meals of the period before today, today's, and by day those that are over. */
  past: readonly MealCell[];
  today: readonly MealCell[];
  days: readonly DayRow[];
  booked: readonly BookedDay[];
};

/** Four figures on how the mess is doing in the chosen period, for the chosen meal. */
export const Tiles = memo(function Tiles({ hostel, meal, past, today, days, booked }: Props) {
  const { words, page } = useDemo().data;
  const { plates, cost, error, saved } = words.analytics.summary;
  const { none } = page.analytics;
  const eatenToday = sum(today.map(({ eaten }) => eaten));
  const plate = meanPlateCost(hostel, booked, days);
  const saving = savingOf(days.flatMap((day) => day.cells));
  const aWeek = ((saving.without.paise - saving.with.paise) * 7) / saving.days;
  const tiles = [
    {
      title: plates.title,
      value: count(sum(past.map(({ eaten }) => eaten)) + eatenToday),
      note: fill(plates.note, { today: count(eatenToday) }),
    },
    {
      title: cost.title,
      value: plate ? rupeesExact(plate.paise) : none,
      note: plate ? fill(cost.note, { to: shortDay(plate.to) }) : '',
    },
    {
      title: error.title,
      value: count(forecastError(hostel, meal)),
      note: fill(error.note, { days: ERROR_DAYS, lastWeek: lastWeekError(hostel, meal) }),
    },
    {
      title: saved.title,
      value: saving.days > 0 ? rupees(Math.round(aWeek / 100) * 100) : none,
      note: saved.note,
    },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ title, value, note }) => (
        <li key={title}>
          <b>{title}</b> <span className="num">{value}</span> <i>{note}</i>
        </li>
      ))}
    </ul>
  );
});
