import { CELL, fieldPath } from '../../../ui/Grain/grain-field.ts';
import styles from './GrainRow.module.css';

/** One for each column of the page's grid. */
const COUNT = 12;

type Props = {
  /** Places from 0 whose grain is missing: only its outline is drawn. */
  missing: readonly number[];
  label: string;
};

/** A row of grains with some missing, for a page not found. */
export function GrainRow({ missing, label }: Props) {
  const places = Array.from({ length: COUNT }, (_, i) => i);
  const drawn = (all: readonly number[]) => all.map((i) => fieldPath('served', i, 1, COUNT)).join('');
  return (
    <svg className={styles.row} viewBox={`0 0 ${COUNT * CELL} ${CELL}`} role="img" aria-label={label}>
      <path className={styles.there} d={drawn(places.filter((i) => !missing.includes(i)))} />
      <path className={styles.missing} d={drawn(missing)} />
    </svg>
  );
}
