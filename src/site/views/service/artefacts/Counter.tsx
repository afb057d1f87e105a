import { fill } from '../../../../content/fill.ts';
import styles from './Counter.module.css';

type Props = {
  meal: string;
  /** Plates served, the forecast, its mean error, and plates still to come. */
  counts: { in: number; forecast: number; error: number; toCome: number };
  words: { counter: string; count: string };
};

/** The counter at the mess entrance, small: the plates served, and the forecast. */
export function Counter({ meal, counts, words }: Props) {
  return (
    <div className={styles.counter}>
      <p>{fill(words.counter, { meal })}</p>
      <p className={styles.count}>{counts.in}</p>
      <p className="num">{fill(words.count, counts)}</p>
    </div>
  );
}
