import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark/Mark.tsx';
import rows from '../../ui/Thali/Pieces.module.css';
import { Pieces } from '../../ui/Thali/Pieces.tsx';
import type { ShelfItem } from '../engine/selectors/shop.ts';
import styles from './TuckshopPanel.module.css';

type Props = {
  item: Pick<ShelfItem, 'name' | 'mark' | 'drawing' | 'colour'>;
  /** The number of pieces on the board. */
  count: number;
  /** The number of pieces in the basket. */
  taken?: number;
  note: string;
  /** True on the shop's side of the shelf, where the pieces begin at the other end. */
  isBehind?: boolean;
  children: ReactNode;
};

/** A board of the shelf, with buttons and the pieces in stock, as many as a row holds. */
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
