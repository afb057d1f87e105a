import { memo, useState } from 'react';
import { numberText } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { Button, CellHead } from '../controls/controls.tsx';
import { availableOf, type Basket } from '../engine/selectors/basket.ts';
import { items, type ShelfItem } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import { useView } from '../store/context.ts';
import styles from './TuckshopPanel.module.css';

/** Items shown at first. */
const FEW = 6;

type ChangeCount = (item: string, by: number) => void;

type ShelfProps = { basket: Basket; isAll: boolean; onAll: (isAll: boolean) => void; onStep: ChangeCount };

export function Shelf({ basket, isAll, onAll, onStep }: ShelfProps) {
  const { state } = useView();
  const all = items(state);
  const shown = isAll ? all : all.slice(0, FEW);
  return (
    <>
      <CellHead level={5} title={t('Shelf')}>
        <MoreOrFewer isAll={isAll} count={all.length} onChange={onAll} />
      </CellHead>
      <ul className={`${styles.products} ${isAll ? '' : styles.few}`}>
        {shown.map(({ id, name, mark, price, stock, capacity, low }) => (
          <Product
            key={id}
            id={id}
            name={name}
            mark={mark}
            price={price}
            stock={stock}
            capacity={capacity}
            low={low}
            most={availableOf(state, id)}
            count={basket.lines.find((line) => line.item === id)?.count ?? 0}
            onStep={onStep}
          />
        ))}
      </ul>
    </>
  );
}

type MoreProps = { isAll: boolean; count: number; onChange: (isAll: boolean) => void };

export function MoreOrFewer({ isAll, count, onChange }: MoreProps) {
  return (
    <div data-control>
      <Button onClick={() => onChange(!isAll)}>{isAll ? t('Fewer') : t('All {count}', { count })}</Button>
    </div>
  );
}

export const StockBar = ({ stock, capacity }: Pick<ShelfItem, 'stock' | 'capacity'>) => (
  <i className={styles.stock} style={{ '--left': `${Math.round((stock / capacity) * 100)}%` }} />
);

type ProductProps = Pick<ShelfItem, 'id' | 'name' | 'mark' | 'price' | 'stock' | 'capacity' | 'low'> & {
  /** How many are in the basket, and how many can be. */
  count: number;
  most: number;
  onStep: ChangeCount;
};

const Product = memo(function Product({ id, name, mark, price, stock, capacity, low, ...own }: ProductProps) {
  const { count, most, onStep } = own;
  // Once shown it stays: removing it would move the focus, and a second press, elsewhere.
  const [hasMinus, setMinus] = useState(count > 0);
  if (count > 0 && !hasMinus) setMinus(true);
  const isMost = count >= most;
  const note = isMost ? t('no more') : low && t('Low');
  const button = (by: 1 | -1, isOff: boolean) => (
    <Button
      label={by > 0 ? t('Add one {item}', { item: name }) : t('Remove one {item}', { item: name })}
      isOff={isOff}
      onClick={() => onStep(id, by)}
    >
      {by > 0 ? '+' : '−'}
    </Button>
  );
  return (
    <li>
      <div className={styles.item}>
        <span className={styles.name}>
          {mark !== 'none' && <Mark kind={mark} />}
          {name}
        </span>{' '}
        <span>{rupees(price)}</span>{' '}
        <span className={low ? styles.low : undefined}>
          <StockBar stock={stock} capacity={capacity} />
          {stock > 0 ? t('{count} left', { count: stock }) : t('Out of stock')}{' '}
          {note && stock > 0 && <small>{note}</small>}
        </span>
      </div>
      <span className={styles.stepper}>
        {hasMinus && button(-1, count === 0)}
        {/* Always there: a translated page has lost the space behind it, which React would insert before. */}
        <span>{hasMinus && (count > 0 ? <b>{numberText(count)}</b> : <span>{numberText(0)}</span>)}</span>{' '}
        {button(1, isMost)}
      </span>
    </li>
  );
});
