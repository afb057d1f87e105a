import type { Readouts } from '../../messmate/sample-readouts.ts';
import type { ProductPageWords } from '../../schemas/product.ts';
import { fill } from '../../text/fill.ts';
import styles from './CountDrawing.module.css';

type Props = { words: ProductPageWords['attendance']; readouts: Readouts };

/** The counter at the mess entrance, small: the plates served, on a scale from nobody to everybody. */
export function CountDrawing({ words, readouts: { meal, residents } }: Props) {
  const counts = { in: meal.plates, forecast: meal.forecast, toCome: meal.toCome, residents };
  const at = (plates: number) => Math.round((plates / residents) * 480);
  return (
    <div className={styles.counter}>
      <p className={styles.count}>{meal.plates}</p>
      <p className="num">{fill(words.count, counts)}</p>
      <svg
        className={styles.gauge}
        viewBox="0 0 480 16"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.gauge, counts)}
      >
        <path className={styles.expected} d={`M0 4h${at(meal.forecast)}v8H0z`} />
        <path className={styles.served} d={`M0 4h${at(meal.plates)}v8H0z`} />
        <path className={styles.needle} d={`M${at(meal.plates)} 0v16M479 0v16`} />
      </svg>
    </div>
  );
}
