import styles from './Grain.module.css';
import { CELL, type FieldState, fieldPath } from './grain-field.ts';
import states from './states.module.css';

/** One grain beside a word, as the key of a field. */
export function Grain({ state, size = 20 }: { state: FieldState; size?: number }) {
  return (
    <svg className={styles.one} viewBox={`0 0 ${CELL} ${CELL}`} width={size} height={size} aria-hidden="true">
      <path className={states[state]} d={fieldPath(state, 0, 1, 1)} />
    </svg>
  );
}
