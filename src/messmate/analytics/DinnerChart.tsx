import type { CSSProperties } from 'react';
import { weekdayName } from '../../content/language.ts';
import type { MealHistory } from '../engine/selectors/past.ts';
import styles from './DinnerChart.module.css';

type Props = { history: MealHistory; unit: string; label: string };

/** Plates eaten as bars from zero, plates cooked as a line above each, and today's forecast in turmeric. */
export function DinnerChart({ history, unit, label }: Props) {
  const { days, today } = history;
  const most = Math.max(today.forecast, ...days.map(({ cooked }) => cooked));
  const top = Math.ceil(most / 100) * 100;
  return (
    <div className={styles.chart} style={{ '--top': top } as CSSProperties} role="img" aria-label={label}>
      <span className={styles.unit}>{unit}</span>
      {[4, 3, 2, 1].map((quarter) => (
        <span key={quarter} className={styles.scale} style={{ '--e': (top / 4) * quarter } as CSSProperties}>
          {(top / 4) * quarter}
        </span>
      ))}
      {days.map(({ date, weekday, eaten, cooked, wasted }) => (
        <div key={date} style={{ '--e': eaten, '--w': cooked - eaten } as CSSProperties}>
          <s>{wasted}</s>
          <b />
          <i>{weekdayName.narrow(weekday)}</i>
        </div>
      ))}
      <div className={styles.now} style={{ '--e': today.forecast } as CSSProperties}>
        <b />
        <i>{weekdayName.narrow(today.weekday)}</i>
      </div>
    </div>
  );
}
