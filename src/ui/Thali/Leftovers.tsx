import { bowlsPath, CELL, foodPath } from './bowls.ts';
import styles from './Leftovers.module.css';

type Props = {
  /** Plates left over: a bowl with food each. */
  left: number;
  /** Plates that need not be left: the outline of a bowl each, after them. */
  saved: number;
  /** In a row: by default sixteen, more where two rows would not hold them. */
  columns?: number;
  /** By default as many as they need. */
  rows?: number;
  /** In words. Without it the drawing is decorative. */
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
