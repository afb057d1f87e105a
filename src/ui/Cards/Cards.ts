import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

/** The class of an element that contains cards. */
export const cards = styles.cards ?? '';

/**
 * Computes how many of a row's twelve columns each card spans: `--desktop-span` in rows of up to `max` cards, and
 * `--tablet-span` in rows of two. `--gap-after` is 0 for the last card of a desktop row, else 1. @param max at most 4
 */
export function computeSpans(count: number, max = 4): CSSProperties[] {
  const rows = Math.ceil(count / max);
  return Array.from({ length: rows }, (_, row) => {
    // If the cards do not divide evenly, the first rows have one card more than the others.
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
