import { bowlsPath, CELL, foodPath } from './bowls.ts';
import styles from './Leftovers.module.css';

type Props = {
  /** Left-over plates, each drawn as a bowl with food. */
  left: number;
  /** Plates that the aim would save, each drawn as the outline of a bowl. */
  saved: number;
  /** Bowls in a row, by default enough for two rows and at least sixteen. */
  columns?: number;
  rows?: number;
  /** Describes the drawing, which is decorative without it. */
  label?: string;
};

/** Left-over plates, drawn as bowls with food. */
export function Leftovers({
  left,
  saved,
  columns = Math.max(16, Math.ceil((left + saved) / 2)),
  rows = Math.ceil((left + saved) / columns),
  label,
}: Props) {
  return (
    <svg
      className={styles.bowls}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={(columns * CELL) / 2}
      height={(rows * CELL) / 2}
      fill="none"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path className={styles.bowl} d={bowlsPath(0, left, columns)} />
      <path className={styles.food} d={foodPath(0, left, columns)} />
      <path className={styles.saved} d={bowlsPath(left, saved, columns)} />
    </svg>
  );
}
