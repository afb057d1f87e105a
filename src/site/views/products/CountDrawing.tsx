import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Gauge } from '../../../ui/Gauge/Gauge.tsx';
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
      <Gauge {...counts} label={fill(words.gauge, counts)} />
    </div>
  );
}
