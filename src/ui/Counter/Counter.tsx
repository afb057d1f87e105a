import { fill } from '../../content/fill.ts';
import { Gauge } from '../Gauge/Gauge.tsx';
import styles from './Counter.module.css';

type Props = {
  meal: string;
  /** Plates served, the forecast, its mean error, plates still to come, and the number of residents. */
  counts: { in: number; forecast: number; error: number; toCome: number; residents: number };
  words: { counter: string; count: string; gauge: string };
};

/** The counter at the mess entrance, small: the plates served, and the forecast. */
export function Counter({ meal, counts, words }: Props) {
  return (
    <div className={styles.counter}>
      <p>{fill(words.counter, { meal })}</p>
      <p className={styles.count}>{counts.in}</p>
      <p className="num">{fill(words.count, counts)}</p>
      <Gauge {...counts} label={fill(words.gauge, counts)} />
    </div>
  );
}
