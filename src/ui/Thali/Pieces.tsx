import { useId } from 'react';
import type { Food } from '../../content/schemas/hostel.ts';
import styles from './Pieces.module.css';
import { circle } from './plate.ts';
import thali from './Thali.module.css';
import { DishSvg } from './Thali.tsx';

/** The width and height of a piece with its margin, in pixels. */
const SIDE = 46;
/** Pixels for each unit of the plate (plate.ts). A piece's bowl has a radius of 74 units and a margin of 8. */
const SCALE = SIDE / 2 / 82;
const MAX_PIECES = 48;

type Props = {
  dish: Food['dishes'][number];
  count: number;
  /** Pieces taken off the shelf, each drawn as a dashed circle before the others. */
  removedCount?: number;
};

/** Pieces of an item in a row. Decorative, because the number is beside them. */
export function Pieces({ dish, count, removedCount = 0 }: Props) {
  const id = useId();
  const removed = Math.min(removedCount, MAX_PIECES);
  const pieces = Math.min(count, MAX_PIECES);
  return (
    <svg
      className={`${thali.thali} ${styles.pieces}`}
      width={(removed + pieces) * SIDE}
      height={SIDE}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <g transform={`translate(${SIDE / 2} ${SIDE / 2})scale(${SCALE.toFixed(3)})`}>
          <DishSvg dish={dish} bowl={{ x: 0, y: 0, radius: 74, angle: 0 }} shareLeft={1} isSmall={false} />
        </g>
      </pattern>
      {removed > 0 && (
        <path
          className={styles.removed}
          d={Array.from({ length: removed }, (_, i) => circle((i + 0.5) * SIDE, SIDE / 2, 17)).join('')}
        />
      )}
      <rect x={removed * SIDE} width={pieces * SIDE} height={SIDE} fill={`url(#${id})`} />
    </svg>
  );
}
