import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import styles from './CountDrawing.module.css';

type Props = { words: ProductPageWords['attendance']; readouts: Readouts };

/** The counter at the mess entrance, small: the plates served, on a scale from nobody to everybody. */
export function CountDrawing({ words, readouts: { meal, residents } }: Props) {
  const { plates, forecast, error, toCome } = meal;
  const counts = { in: plates, forecast, error, toCome, residents };
  const at = (count: number) => Math.round((count / residents) * 480);
  return (
    <div className={styles.counter}>
      <p className={styles.count}>{plates}</p>
      <p className="num">{fill(words.count, counts)}</p>
      <svg
        className={styles.gauge}
        viewBox="0 0 480 16"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.gauge, counts)}
      >
        <path className={styles.expected} d={`M0 4h${at(forecast)}v8H0z`} />
        <path className={styles.served} d={`M0 4h${at(plates)}v8H0z`} />
        <path className={styles.needle} d={`M${at(plates)} 0v16M479 0v16`} />
      </svg>
    </div>
  );
}
