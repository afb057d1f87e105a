import { useId } from 'react';
import type { Food } from '../../content/schemas/hostel.ts';
import styles from './Pieces.module.css';
import { circle } from './plate.ts';
import thali from './Thali.module.css';
import { Served } from './Thali.tsx';

/** Pixels: the side of a piece's place in a row. */
const PIECE = 46;
/** A drawing has a radius of 70, and some air round it. */
const SCALE = PIECE / 2 / 82;
/** No row holds more. */
const MAX_PIECES = 48;

type Props = {
  food: Food['dishes'][number];
  count: number;
  /** Pieces that somebody has taken: a dashed place each, before the others. */
  taken?: number;
};

/** Pieces of food in a row, as many as there is room for. Decorative: their number stands beside them. */
export function Pieces({ food, count, taken = 0 }: Props) {
  const id = useId();
  const places = Math.min(taken, MAX_PIECES);
  const pieces = Math.min(count, MAX_PIECES);
  return (
    <svg
      className={`${thali.thali} ${styles.pieces}`}
      width={(places + pieces) * PIECE}
      height={PIECE}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <pattern id={id} width={PIECE} height={PIECE} patternUnits="userSpaceOnUse">
        <g transform={`translate(${PIECE / 2} ${PIECE / 2})scale(${SCALE.toFixed(3)})`}>
          <Served dish={food} bowl={{ x: 0, y: 0, radius: 74, lean: 0 }} left={1} isSmall={false} />
        </g>
      </pattern>
      {places > 0 && (
        <path
          className={styles.taken}
          d={Array.from({ length: places }, (_, i) => circle((i + 0.5) * PIECE, PIECE / 2, 17)).join('')}
        />
      )}
      <rect x={places * PIECE} width={pieces * PIECE} height={PIECE} fill={`url(#${id})`} />
    </svg>
  );
}
