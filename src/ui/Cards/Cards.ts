import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

/** The class of their list. */
export const cards = styles.cards ?? '';

/**
 * The styles of cards that fill every row, the longer rows first: how many of twelve columns each takes, on a tablet too,
 * and whether another one follows in its row.
 * @param most cards in a row on a wide screen, at most 4
 */
export function spansOf(count: number, most = 4): CSSProperties[] {
  const rows = Math.ceil(count / most);
  const [short, longRows] = [Math.floor(count / rows), count % rows];
  const inLong = longRows * (short + 1);
  return Array.from({ length: count }, (_, i) => {
    const [inRow, place] = i < inLong ? [short + 1, i] : [short, i - inLong];
    return {
      '--span': 12 / inRow,
      '--of-two': count % 2 === 1 && i === count - 1 ? 12 : 6,
      '--gaps': place % inRow === inRow - 1 ? 0 : 1,
    };
  });
}
