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

/** Usual plates by weekday and meal: a table whose cells are the darker the more come. */
export function Pattern({ rows, meals, weekdays, day, top }: Props) {
  return (
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
              // In steps that the eye can tell apart: each is a rule of its own in the document.
              <td
                key={meal}
                className={current ? styles.now : undefined}
                style={{ '--h': Math.round((plates / top) * 15) / 50 } as CSSProperties}
              >
                {plates}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
