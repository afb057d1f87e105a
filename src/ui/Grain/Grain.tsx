import styles from './Grain.module.css';
import { type GrainState, grainAt, grainsPath } from './grain-path.ts';
import states from './states.module.css';

const ORDER = ['served', 'due'] as const;

type FieldProps = {
  /** The number of grains of each state, laid out in this order, row by row. */
  counts: Record<(typeof ORDER)[number], number>;
  columns: number;
  /** Rows of the drawing, where more grains may come; by default as many as these need. */
  rows?: number;
  /** The drawing in words, with its figures. */
  label: string;
};

/** A field of grains, filled ones first. */
export function GrainField({ counts, columns, rows, label }: FieldProps) {
  const total = ORDER.reduce((sum, state) => sum + counts[state], 0);
  let first = 0;
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${columns * 20} ${(rows ?? Math.ceil(total / columns)) * 20}`}
      role="img"
      aria-label={label}
    >
      {ORDER.map((state) => {
        const path = grainsPath(state, first, counts[state], columns);
        first += counts[state];
        return path && <path key={state} className={states[state]} d={path} />;
      })}
    </svg>
  );
}

/** One grain beside a word, as the key of a field. */
export function Grain({ state, size = 20 }: { state: GrainState; size?: number }) {
  return (
    <svg className={styles.one} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path className={states[state]} d={grainAt(state, 10, 10, 5)} />
    </svg>
  );
}
