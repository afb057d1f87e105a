import { memo, useState } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { Button } from '../controls/controls.tsx';
import { availableOf, type Basket, readShelf, type ShelfItem } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import { useView } from '../store/context.ts';
import { Board } from './Board.tsx';
import styles from './TuckshopPanel.module.css';

/** Boards visible at first. */
const FIRST_BOARDS = 6;

type ChangeCount = (item: string, by: number) => void;

/** The student's side of the shelf: a piece that is pressed moves to the bill. */
export function Shelf({ basket, onStep }: { basket: Basket; onStep: ChangeCount }) {
  const { state } = useView();
  const [showsAll, setShowsAll] = useState(false);
  const items = readShelf(state);
  const visible = showsAll ? items : items.slice(0, FIRST_BOARDS);
  return (
    <div className={styles.shelf}>
      <ul>
        {visible.map(({ id, name, mark, drawing, colour, price, stock }) => (
          <Product
            key={id}
            {...{ id, name, mark, drawing, colour, price, stock }}
            max={availableOf(state, id)}
            count={basket.lines.find((line) => line.item === id)?.count ?? 0}
            onStep={onStep}
          />
        ))}
      </ul>
      <MoreOrFewer showsAll={showsAll} count={items.length} onChange={setShowsAll} />
    </div>
  );
}

type MoreProps = { showsAll: boolean; count: number; onChange: (showsAll: boolean) => void };

export function MoreOrFewer({ showsAll, count, onChange }: MoreProps) {
  return (
    <div data-control className={styles.more}>
      <Button onClick={() => onChange(!showsAll)}>
        {showsAll ? t('Fewer') : t('All {count}', { count })}
      </Button>
    </div>
  );
}

type ProductProps = Pick<ShelfItem, 'id' | 'name' | 'mark' | 'drawing' | 'colour' | 'price' | 'stock'> & {
  /** The number of pieces in the basket. */
  count: number;
  /** The number of pieces that the basket can have. */
  max: number;
  onStep: ChangeCount;
};

const Product = memo(function Product({ id, price, stock, count, max, onStep, ...item }: ProductProps) {
  // The minus button stays: its removal would move the focus, and a second press would hit another button.
  const [hasMinus, setMinus] = useState(count > 0);
  if (count > 0 && !hasMinus) setMinus(true);
  const left = stock - count;
  const emptyText = count > 0 ? t('all in the basket') : t('Out of stock');
  const button = (by: 1 | -1, disabled: boolean) => (
    <Button
      label={by > 0 ? t('Add one {item}', { item: item.name }) : t('Remove one {item}', { item: item.name })}
      disabled={disabled}
      onClick={() => onStep(id, by)}
    >
      {by > 0 ? '+' : '−'}
    </Button>
  );
  return (
    <Board
      item={item}
      count={left}
      taken={count}
      note={`${rupees(price)}, ${left > 0 ? t('{count} left', { count: left }) : emptyText}`}
    >
      {hasMinus && (
        <>
          {button(-1, count === 0)}
          {/* One element for both states: React cannot insert before the space on a translated page. */}
          <b className={count > 0 ? styles.some : undefined}>{formatNumber(count)}</b>{' '}
        </>
      )}
      {button(1, count >= max)}
    </Board>
  );
});
