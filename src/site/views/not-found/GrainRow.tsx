import { grainPath } from '../../../ui/Thali/pieces.ts';
import styles from './GrainRow.module.css';

/** One grain for each column of the page's grid. */
const COUNT = 12;
/** The place, from 0, of the grain of which only the outline is drawn. */
const MISSING = 8;
/** The side of a grain's cell. */
const CELL = 20;
/** Turns of neighbours differ. */
const TURNS = 7;

/** A row of grains with one missing. */
export function GrainRow({ label }: { label: string }) {
  const places = Array.from({ length: COUNT }, (_, i) => ({
    x: (i + 0.5) * CELL,
    y: CELL / 2,
    turn: (i * 3) % TURNS,
  }));
  return (
    <svg
      className={styles.row}
      viewBox={`0 0 ${COUNT * CELL} ${CELL}`}
      width={COUNT * CELL}
      height={CELL}
      role="img"
      aria-label={label}
    >
      <path
        className={styles.there}
        d={grainPath(
          places.filter((_, i) => i !== MISSING),
          0.9,
        )}
      />
      <path className={styles.missing} d={grainPath(places.slice(MISSING, MISSING + 1), 0.9)} />
    </svg>
  );
}
