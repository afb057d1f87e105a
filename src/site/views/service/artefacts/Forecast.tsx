import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import styles from './Artefact.module.css';
import { Card, type Shown } from './Card.tsx';

type Row = { name: string; lastWeek: number; forecast: number };

/** A simple rule and a model side by side, meal by meal: the smaller error is bold, whosever it is. */
export function Forecast({ words: { forecast: words }, figures: { method, names } }: Shown) {
  const { ordinary, ordinaryByMeal, days } = method;
  const rows: Row[] = [
    ...ordinaryByMeal.map(({ meal, ...errors }) => ({ name: names[meal], ...errors })),
    { name: words.all, ...ordinary },
  ];
  const most = Math.max(1, ...rows.flatMap(({ lastWeek, forecast }) => [lastWeek, forecast]));
  return (
    <Card title={words.title} caption={fill(words.caption, { days, meals: ordinary.meals })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.meal}</th>
            <th scope="col">{words.lastWeek}</th>
            <th scope="col">{words.model}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, lastWeek, forecast }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Plates off={lastWeek} most={most} isBetter={lastWeek < forecast} look={styles.open} />
              <Plates off={forecast} most={most} isBetter={forecast < lastWeek} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type PlatesProps = { off: number; most: number; isBetter: boolean; look?: string | undefined };

function Plates({ off, most, isBetter, look = '' }: PlatesProps) {
  const plates = off.toFixed(1);
  return (
    <td>
      {isBetter ? <b>{plates}</b> : plates}
      <i
        className={`${styles.bar} ${look}`}
        style={{ '--w': Math.round((off / most) * 100) } as CSSProperties}
      />
    </td>
  );
}
