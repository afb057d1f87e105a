import { CELL, platesPath } from '../../../../messmate/plates.ts';
import { FOOD } from './figures.ts';
import styles from './YourMess.module.css';

type Props = {
  /** Plates that are left all the same; those that need not be follow them, row by row. */
  left: number;
  cut: number;
  columns: number;
  rows: number;
  /** The drawing in words, with its figures. */
  label: string;
};

/** Left-over plates: those with food on them, and the outlines of those that need not be left. */
export function PlateField({ left, cut, columns, rows, label }: Props) {
  return (
    <svg
      className={styles.plates}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width={(columns * CELL) / 2}
      height={(rows * CELL) / 2}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
    >
      <path className={styles.plate} d={platesPath(0, left, columns)} />
      <path className={styles.food} d={platesPath(0, left, columns, FOOD)} />
      <path className={styles.saved} d={platesPath(left, cut, columns)} />
    </svg>
  );
}
