import { useId } from 'react';
import type { Food } from '../../content/schemas/hostel.ts';
import styles from './Pieces.module.css';
import { circle } from './plate.ts';
import thali from './Thali.module.css';
import { DishSvg } from './Thali.tsx';

/** The width and height of a piece, in pixels. */
const PIECE = 46;
/** Pixels for each unit of a drawing, which has a radius of 70 units and a margin of 12. */
const SCALE = PIECE / 2 / 82;
const MAX_PIECES = 48;

type Props = {
  dish: Food['dishes'][number];
  count: number;
  /** Pieces taken off the shelf, each drawn as a dashed circle before the others. */
  removedCount?: number;
};

/** Pieces of food in a row. Decorative, because the number is beside them. */
export function Pieces({ dish, count, removedCount = 0 }: Props) {
  const id = useId();
  const circles = Math.min(removedCount, MAX_PIECES);
  const pieces = Math.min(count, MAX_PIECES);
  return (
    <svg
      className={`${thali.thali} ${styles.pieces}`}
      width={(circles + pieces) * PIECE}
      height={PIECE}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <pattern id={id} width={PIECE} height={PIECE} patternUnits="userSpaceOnUse">
        <g transform={`translate(${PIECE / 2} ${PIECE / 2})scale(${SCALE.toFixed(3)})`}>
          <DishSvg dish={dish} bowl={{ x: 0, y: 0, radius: 74, lean: 0 }} mealShare={1} isSmall={false} />
        </g>
      </pattern>
      {circles > 0 && (
        <path
          className={styles.taken}
          d={Array.from({ length: circles }, (_, i) => circle((i + 0.5) * PIECE, PIECE / 2, 17)).join('')}
        />
      )}
      <rect x={circles * PIECE} width={pieces * PIECE} height={PIECE} fill={`url(#${id})`} />
    </svg>
  );
}
