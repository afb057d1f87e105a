import { CELL, fieldPath } from '../../../../ui/Grain/grain-field.ts';
import states from '../../../../ui/Grain/states.module.css';
import styles from './YourMess.module.css';

type Props = {
  /** Filled grains; the outlined ones follow them, row by row. */
  served: number;
  due: number;
  columns: number;
  rows: number;
  /** The drawing in words, with its figures. */
  label: string;
};

/** A field of grains, filled ones first. */
export function GrainField({ served, due, columns, rows, label }: Props) {
  return (
    <svg
      className={styles.grains}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={(columns * CELL) / 2}
      height={(rows * CELL) / 2}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
    >
      <path className={states.served} d={fieldPath('served', 0, served, columns)} />
      <path className={states.due} d={fieldPath('due', served, due, columns)} />
    </svg>
  );
}
