import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

/** The class of an element that contains cards. */
export const cards = styles.cards ?? '';

/**
 * Computes a style for each card, so that cards fill rows of twelve columns. `--span` is its columns, `--of-two` its columns if
 * a row has at most two cards, and `--gaps` is 0 for the last card of a row, else 1. @param max cards in a row, up to 4
 */
export function computeSpans(count: number, max = 4): CSSProperties[] {
  const rows = Math.ceil(count / max);
  return Array.from({ length: rows }, (_, row) => {
    // Cards left over are in the first rows, one in each.
    const cardsInRow = Math.ceil((count - row) / rows);
    return Array.from({ length: cardsInRow }, (_, i) => {
      const isLastInRow = i === cardsInRow - 1;
      return {
        '--span': 12 / cardsInRow,
        '--of-two': count % 2 === 1 && row === rows - 1 && isLastInRow ? 12 : 6,
        '--gaps': isLastInRow ? 0 : 1,
      };
    });
  }).flat();
}
