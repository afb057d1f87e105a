import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark/Mark.tsx';
import rows from '../../ui/Thali/Pieces.module.css';
import { Pieces } from '../../ui/Thali/Pieces.tsx';
import type { ShelfItem } from '../engine/selectors/shop.ts';
import styles from './TuckshopPanel.module.css';

type Props = {
  item: Pick<ShelfItem, 'name' | 'mark' | 'drawing' | 'colour'>;
  /** Pieces on the board, and those of them that are taken. */
  count: number;
  taken?: number;
  note: string;
  /** The shop's side: the pieces are reached from the other end. */
  isBehind?: boolean;
  children: ReactNode;
};

/** A board of the shelf: a piece for each in stock, up to what a row holds, and buttons. */
export function Board({ item, count, taken = 0, note, isBehind = false, children }: Props) {
  const { name, mark, drawing, colour } = item;
  return (
    <li className={`${styles.board} ${isBehind ? styles.behind : ''}`}>
      <p>
        {mark !== 'none' && <Mark kind={mark} />}
        <b>{name}</b> <span className="num">{note}</span>
      </p>
      <div className={styles.buttons}>{children}</div>
      <div className={rows.row}>
        <Pieces food={{ mark: drawing, colour }} count={count} taken={taken} />
      </div>
    </li>
  );
}
