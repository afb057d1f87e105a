import type { CSSProperties } from 'react';
import styles from './Cards.module.css';

export const cards = styles.cards ?? '';

/** Styles of cards that fill every row of twelve columns, longer rows first, with at most `max` (up to 4) cards. */
export function computeSpans(count: number, max = 4): CSSProperties[] {
  const rows = Math.ceil(count / max);
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
