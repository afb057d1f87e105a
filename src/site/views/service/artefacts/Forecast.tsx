import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import { forecastMethod } from '../../../../messmate/engine/selectors/method.ts';
import { axisOf, heightOf } from '../../../../ui/Bars/Bars.tsx';
import { Legend } from '../../../../ui/Legend/Legend.tsx';
import bars from './bars.module.css';
import { Card, type Shown } from './Card.tsx';
import styles from './Forecast.module.css';

/** Room behind the longest bar for its figure. */
const ROOM = 1.2;

/** How far a model and a simple rule were off, on one scale: all meals together, then each. */
export function Forecast({ words: { forecast: words }, state: { hostel }, counter }: Shown) {
  const { ordinary, ordinaryByMeal, days } = forecastMethod(hostel);
  const rows = [
    { name: words.all, ...ordinary },
    ...ordinaryByMeal.map(({ meal, ...errors }) => ({ name: hostel.plan.meals[meal].name, ...errors })),
  ];
  const axis = axisOf(rows.flatMap(({ lastWeek, forecast }) => [lastWeek * ROOM, forecast * ROOM]));
  const plates = (off: number) => off.toFixed(1);
  const bar = (off: number, other: number, look = '') => (
    <td>
      <i className={`${bars.bar} ${look}`} style={{ '--w': heightOf(axis, off) } as CSSProperties} />{' '}
      {off < other ? <b>{plates(off)}</b> : plates(off)}
    </td>
  );
  return (
    <Card
      title={fill(words.title, { model: plates(ordinary.forecast), lastWeek: plates(ordinary.lastWeek) })}
      caption={fill(words.caption, { days, meals: ordinary.meals })}
      live={counter && { tab: 'analytics', label: words.live }}
    >
      <Legend words={{ served: words.model, due: words.lastWeek }} />
      <div className={styles.chart} style={{ '--marks': axis.ticks.length - 1 } as CSSProperties}>
        <table className={bars.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.meal}</th>
              <th scope="col">{words.model}</th>
              <th scope="col">{words.lastWeek}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, lastWeek, forecast }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {bar(forecast, lastWeek)}
                {bar(lastWeek, forecast, bars.open)}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={`num ${styles.axis}`} aria-hidden="true">
          <span>{words.axis}</span>
          <span>
            {axis.ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </span>
        </div>
      </div>
    </Card>
  );
}
