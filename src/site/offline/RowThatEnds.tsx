import { grainAt, grainsPath } from '../../components/Grain/grain-path.ts';
import styles from './RowThatEnds.module.css';

const COUNT = 12;
const THERE = 7;

/** A row of grains, one for each column of the page's grid, that breaks off: of the others the outlines are left. */
export function RowThatEnds({ label }: { label: string }) {
  const missing = Array.from({ length: COUNT - THERE }, (_, i) => THERE + i);
  return (
    <svg className={styles.row} viewBox={`0 0 ${COUNT * 20} 20`} role="img" aria-label={label}>
      <path className={styles.there} d={grainsPath('served', 0, THERE, COUNT)} />
      <path
        className={styles.missing}
        d={missing.map((i) => grainAt('served', i * 20 + 10, 10, i)).join('')}
      />
    </svg>
  );
}
