import { Fragment } from 'react';
import { fill } from '../../../../content/fill.ts';
import { numberText } from '../../../../content/locale.ts';
import { t } from '../../../../content/t.ts';
import {
  ERROR_DAYS,
  forecastError,
  lastWeekError,
  mealsBehindError,
} from '../../../../messmate/engine/forecast-error.ts';
import { MEALS, type MealId } from '../../../../messmate/engine/plan.ts';
import { axisOf, heightOf } from '../../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../../ui/Legend/Legend.tsx';
import { type ArtefactProps, Card } from './Card.tsx';
import styles from './Forecast.module.css';

/** Room for the figure behind the longest bar. */
const ROOM = 1.2;

/** How far the forecast and a simple rule were off, in plates on one scale: all meals, then each. */
export function Forecast({ words: { forecast: words }, state: { hostel }, meal: live }: ArtefactProps) {
  const rowOf = (meal: MealId | null) => ({
    name: meal ? hostel.plan.meals[meal].name : t('All meals'),
    model: forecastError(hostel, meal),
    lastWeek: lastWeekError(hostel, meal),
  });
  const all = rowOf(null);
  const rows = [all, ...MEALS.map(rowOf)];
  const axis = axisOf(rows.flatMap(({ lastWeek, model }) => [lastWeek * ROOM, model * ROOM]));
  const bar = (off: number, other: number, look = '') => (
    <td>
      <i className={`${styles.bar} ${look}`} style={{ '--w': heightOf(axis, off) }} />{' '}
      {off < other ? <b>{numberText(off)}</b> : numberText(off)}
    </td>
  );
  return (
    <Card
      title={fill(words.title, all)}
      caption={fill(words.caption, { days: ERROR_DAYS, meals: mealsBehindError(hostel) })}
      live={live && { tab: 'analytics', label: words.live }}
    >
      <Legend words={{ served: t('Forecast'), due: t('Same as last week') }} />
      <div className={styles.chart} style={{ '--marks': axis.ticks.length - 1 }}>
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('Meal')}</th>
              <th scope="col">{t('Forecast')}</th>
              <th scope="col">{t('Same as last week')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, lastWeek, model }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {bar(model, lastWeek)}
                {bar(lastWeek, model, styles.open)}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={`num ${styles.axis}`} aria-hidden="true">
          <span>{t('Plates off')}</span>{' '}
          <span>
            {axis.ticks.map((tick) => (
              <Fragment key={tick}>
                <span>{numberText(tick)}</span>{' '}
              </Fragment>
            ))}
          </span>
        </div>
      </div>
    </Card>
  );
}
