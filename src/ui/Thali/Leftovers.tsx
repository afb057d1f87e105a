import styles from './Leftovers.module.css';
import { CELL_SIZE, drawBowls, drawFood } from './leftover-bowls.ts';

type Props = {
  leftovers: number;
  /** Bowls for plates that the forecast saves or could save, drawn as outlines. */
  saved: number;
  /** Bowls in a row, by default enough for two rows and at least sixteen. */
  columns?: number;
  rows?: number;
  /** Describes the drawing, which is decorative without it. */
  label?: string;
};

/** Plates left over, drawn as bowls with food. */
export function Leftovers({
  leftovers,
  saved,
  columns = Math.max(16, Math.ceil((leftovers + saved) / 2)),
  rows = Math.ceil((leftovers + saved) / columns),
  label,
}: Props) {
  return (
    <svg
      className={styles.bowls}
      viewBox={`0 0 ${columns * CELL_SIZE} ${rows * CELL_SIZE}`}
      width={(columns * CELL_SIZE) / 2}
      height={(rows * CELL_SIZE) / 2}
      fill="none"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path className={styles.bowl} d={drawBowls(0, leftovers, columns)} />
      <path className={styles.food} d={drawFood(0, leftovers, columns)} />
      <path className={styles.saved} d={drawBowls(leftovers, saved, columns)} />
    </svg>
  );
}
