import type { CSSProperties } from 'react';
import type { PatternRow } from '../engine/selectors/past.ts';
import styles from './Pattern.module.css';

type Props = {
  rows: readonly PatternRow[];
  meals: { id: string; name: string }[];
  weekdays: string[];
  day: string;
  top: number;
};

/** Usual plates by weekday and meal: a table with a bar in each cell. */
export function Pattern({ rows, meals, weekdays, day, top }: Props) {
  return (
    <div className={styles.place}>
      {' '}
      <table className={`num ${styles.pattern}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{day}</span>
            </th>
            {meals.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, cells }) => (
            <tr key={weekday}>
              <th scope="row">{weekdays[weekday]}</th>
              {cells.map(({ meal, plates, current }) => (
                // In steps of a fiftieth: each is a rule of its own in the document.
                <td
                  key={meal}
                  className={current ? styles.now : undefined}
                  style={{ '--h': Math.round((plates / top) * 50) / 50 } as CSSProperties}
                >
                  {plates}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
