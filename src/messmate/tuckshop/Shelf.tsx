import { memo, useState } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { Button } from '../controls/controls.tsx';
import { availableOf, type Basket, readShelf, type ShelfItem } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import { useView } from '../store/context.ts';
import { ShelfRow } from './ShelfRow.tsx';
import styles from './TuckshopPanel.module.css';

const INITIAL_ROWS = 6;

/** Adds `by` pieces of an item to the basket; a negative number removes them. */
type ChangeCount = (item: string, by: number) => void;

/** The shelf as the student sees it, with buttons that move pieces to and from the basket. */
export function Shelf({ basket, onChange }: { basket: Basket; onChange: ChangeCount }) {
  const { state } = useView();
  const [showsAll, setShowsAll] = useState(false);
  const items = readShelf(state);
  const visibleItems = showsAll ? items : items.slice(0, INITIAL_ROWS);
  return (
    <div className={styles.shelf}>
      <ul>
        {visibleItems.map(({ id, name, mark, drawing, colour, price, stock }) => (
          <Product
            key={id}
            {...{ id, name, mark, drawing, colour, price, stock }}
            max={availableOf(state, id)}
            count={basket.lines.find((line) => line.item === id)?.count ?? 0}
            onChange={onChange}
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
  count: number;
  max: number;
  onChange: ChangeCount;
};

const Product = memo(function Product({ id, price, stock, count, max, onChange, ...item }: ProductProps) {
  // The minus button stays, because its removal would move the focus, and a second press would hit another button.
  const [hasMinus, setMinus] = useState(count > 0);
  if (count > 0 && !hasMinus) setMinus(true);
  const remaining = stock - count;
  const emptyText = count > 0 ? t('all in the basket') : t('Out of stock');
  const button = (by: 1 | -1, disabled: boolean) => (
    <Button
      label={by > 0 ? t('Add one {item}', { item: item.name }) : t('Remove one {item}', { item: item.name })}
      disabled={disabled}
      onClick={() => onChange(id, by)}
    >
      {by > 0 ? '+' : '−'}
    </Button>
  );
  return (
    <ShelfRow
      item={item}
      count={remaining}
      basketCount={count}
      note={`${rupees(price)}, ${remaining > 0 ? t('{count} left', { count: remaining }) : emptyText}`}
    >
      {hasMinus && (
        <>
          {button(-1, count === 0)}
          {/* Always one element: React cannot insert another before a space that browser translation has removed. */}
          <b className={count > 0 ? styles.inBasket : undefined}>{formatNumber(count)}</b>{' '}
        </>
      )}
      {button(1, count >= max)}
    </ShelfRow>
  );
});
