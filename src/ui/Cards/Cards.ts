import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

/** The class of an element that contains cards. */
export const cards = styles.cards ?? '';

/**
 * Computes how many of a row's twelve columns each card spans: `--desktop-span` and, with at most two cards in a row,
 * `--tablet-span`. `--gap-after` is 0 for the last card of a row, else 1. @param max cards in a row, up to 4
 */
export function computeSpans(count: number, max = 4): CSSProperties[] {
  const rows = Math.ceil(count / max);
  return Array.from({ length: rows }, (_, row) => {
    // Cards left over are in the first rows, one in each.
    const cardsInRow = Math.ceil((count - row) / rows);
    return Array.from({ length: cardsInRow }, (_, i) => {
      const isLastInRow = i === cardsInRow - 1;
      return {
        '--desktop-span': 12 / cardsInRow,
        '--tablet-span': count % 2 === 1 && row === rows - 1 && isLastInRow ? 12 : 6,
        '--gap-after': isLastInRow ? 0 : 1,
      };
    });
  }).flat();
}
