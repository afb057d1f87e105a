import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import styles from './CountDrawing.module.css';

type Props = { words: ProductPageWords['attendance']; readouts: Readouts };

/** The counter at the mess entrance, small: the plates served, of those that are expected. */
export function CountDrawing({ words, readouts: { meal, residents } }: Props) {
  const { plates, forecast, error, toCome } = meal;
  const counts = { in: plates, forecast, error, toCome, residents };
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
        <path className={styles.expected} d="M0 4h480v8H0z" />
        <path className={styles.served} d={`M0 4h${Math.round((480 * plates) / forecast)}v8H0z`} />
      </svg>
    </div>
  );
}
