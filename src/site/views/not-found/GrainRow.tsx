import { CELL, fieldPath } from '../../../ui/Grain/grain-field.ts';
import styles from './GrainRow.module.css';

/** One grain for each column of the page's grid. */
const COUNT = 12;
/** The place, from 0, of the grain of which only the outline is drawn. */
const MISSING = 8;

/** A row of grains with one missing. */
export function GrainRow({ label }: { label: string }) {
  const grains = (first: number, count: number) => fieldPath('served', first, count, COUNT);
  return (
    <svg
      className={styles.row}
      viewBox={`0 0 ${COUNT * CELL} ${CELL}`}
      width={COUNT * CELL}
      height={CELL}
      role="img"
      aria-label={label}
    >
      <path className={styles.there} d={grains(0, MISSING) + grains(MISSING + 1, COUNT - MISSING - 1)} />
      <path className={styles.missing} d={grains(MISSING, 1)} />
    </svg>
  );
}
