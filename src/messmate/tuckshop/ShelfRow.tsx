import type { ReactNode } from 'react';
import rows from '../../ui/Thali/Pieces.module.css';
import { Pieces } from '../../ui/Thali/Pieces.tsx';
import { VegMark } from '../../ui/VegMark/VegMark.tsx';
import type { ShelfItem } from '../engine/selectors/shop.ts';
import styles from './TuckshopPanel.module.css';

type Props = {
  item: Pick<ShelfItem, 'name' | 'mark' | 'drawing' | 'colour'>;
  count: number;
  /** The number of pieces in the basket, drawn as dashed circles. */
  basketCount?: number;
  note: string;
  /** Mirrors the row of pieces, because the shop sees the shelf from behind. */
  isShopSide?: boolean;
  children: ReactNode;
};

/** A board of the shelf: an item's name, its buttons, and a row of its pieces. */
export function ShelfRow({ item, count, basketCount = 0, note, isShopSide = false, children }: Props) {
  const { name, mark, drawing, colour } = item;
  return (
    <li className={`cluster ${styles.board} ${isShopSide ? styles.fromBehind : ''}`}>
      <p>
        {mark !== 'none' && <VegMark kind={mark} />}
        <b>{name}</b> <span className="num">{note}</span>
      </p>
      <div className={styles.buttons}>{children}</div>
      <div className={rows.row}>
        <Pieces dish={{ drawing, colour }} count={count} removedCount={basketCount} />
      </div>
    </li>
  );
}
