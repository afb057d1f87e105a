import styles from './Grain.module.css';
import { CELL, fieldPath, type GrainState } from './grain-field.ts';
import states from './states.module.css';

type FieldProps = {
  /** Filled grains; the outlined ones follow them, row by row. */
  served: number;
  due: number;
  columns: number;
  rows: number;
  /** The drawing in words, with its figures. */
  label: string;
};

/** A field of grains, filled ones first. */
export function GrainField({ served, due, columns, rows, label }: FieldProps) {
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      role="img"
      aria-label={label}
    >
      <path className={states.served} d={fieldPath('served', 0, served, columns)} />
      <path className={states.due} d={fieldPath('due', served, due, columns)} />
    </svg>
  );
}

/** One grain beside a word, as the key of a field. */
export function Grain({ state, size = 20 }: { state: GrainState; size?: number }) {
  return (
    <svg className={styles.one} viewBox={`0 0 ${CELL} ${CELL}`} width={size} height={size} aria-hidden="true">
      <path className={states[state]} d={fieldPath(state, 0, 1, 1)} />
    </svg>
  );
}
