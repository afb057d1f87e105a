import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

/** The class of an element that contains cards. */
export const cards = styles.cards ?? '';

/** Computes a style for each card, so that cards fill rows of twelve columns. @param max cards in a row, up to 4 */
export function computeSpans(count: number, max = 4): CSSProperties[] {
  const rows = Math.ceil(count / max);
  const [shortRow, longRows] = [Math.floor(count / rows), count % rows];
  const cardsInLongRows = longRows * (shortRow + 1);
  return Array.from({ length: count }, (_, i) => {
    const [cardsInRow, index] = i < cardsInLongRows ? [shortRow + 1, i] : [shortRow, i - cardsInLongRows];
    return {
      '--span': 12 / cardsInRow,
      '--of-two': count % 2 === 1 && i === count - 1 ? 12 : 6,
      '--gaps': index % cardsInRow === cardsInRow - 1 ? 0 : 1,
    };
  });
}
