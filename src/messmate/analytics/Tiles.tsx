import { memo } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { ERROR_DAYS, forecastError, lastWeekError } from '../engine/forecast-error.ts';
import { sum } from '../engine/lists.ts';
import type { DayCosts } from '../engine/selectors/books.ts';
import { computePlateCost, computeSaving, type PeriodFilter } from '../engine/selectors/period.ts';
import { rupees, rupeesExact } from '../format.ts';
import styles from './AnalyticsPanel.module.css';
import type { ChartData } from './chart-data.ts';
import { shortDay } from './days.ts';

type Props = Pick<ChartData, 'hostel' | 'pastMeals' | 'mealsToday' | 'days'> & {
  meal: PeriodFilter['meal'];
  ledger: readonly DayCosts[];
};

export const Tiles = memo(function Tiles({ hostel, meal, pastMeals, mealsToday, days, ledger }: Props) {
  const eatenToday = sum(mealsToday.map(({ eaten }) => eaten));
  const plateCost = computePlateCost(hostel, ledger, days);
  const saving = computeSaving(days.flatMap((day) => day.results));
  const weeklyPaise = ((saving.byHabit.paise - saving.withForecast.paise) * 7) / saving.days;
  const tiles = [
    {
      title: t('Plates eaten'),
      value: formatNumber(sum(pastMeals.map(({ eaten }) => eaten)) + eatenToday),
      note: t('{today} today, so far', { today: formatNumber(eatenToday) }),
    },
    {
      title: t('Cost of a plate'),
      value: plateCost ? rupeesExact(plateCost.paise) : t('not yet'),
      note: plateCost ? t('booked up to {to}', { to: shortDay(plateCost.to) }) : '',
    },
    {
      title: t('Forecast error'),
      value: formatNumber(forecastError(hostel, meal)),
      note: t('plates off per meal over {days} days. Repeating last week: {lastWeek} off', {
        days: ERROR_DAYS,
        lastWeek: lastWeekError(hostel, meal),
      }),
    },
    {
      title: t('Saved on food'),
      value: saving.days > 0 ? rupees(Math.round(weeklyPaise / 100) * 100) : t('not yet'),
      note: t('a week. Assumed, not measured'),
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
