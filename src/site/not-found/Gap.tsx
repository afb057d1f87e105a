import { grainAt, grainsPath } from '../../components/Grain/grain-path.ts';
import styles from './Gap.module.css';

const COUNT = 12;
const MISSING = 8;

/** A row of grains, one for each column of the page's grid; where one is missing its outline is left. */
export function Gap({ label }: { label: string }) {
  return (
    <svg className={styles.row} viewBox={`0 0 ${COUNT * 20} 20`} role="img" aria-label={label}>
      <path className={styles.there} d={grainsPath('served', 0, MISSING, COUNT)} />
      <path className={styles.missing} d={grainAt('served', MISSING * 20 + 10, 10, MISSING)} />
      <path className={styles.there} d={grainsPath('served', MISSING + 1, COUNT - MISSING - 1, COUNT)} />
    </svg>
  );
}
