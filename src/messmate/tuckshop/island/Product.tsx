import { type CSSProperties, memo, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import type { ShelfItem } from '../../engine/selectors/shop.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import drawing from '../Shelf.module.css';
import styles from './Browse.island.module.css';

type Props = Pick<ShelfItem, 'id' | 'name' | 'mark' | 'price' | 'stock' | 'capacity' | 'low'> & {
  /** So many are in the basket, and so many may be. */
  count: number;
  most: number;
  onStep: (item: string, by: number) => void;
};

/** An item on the shelf, with what there is of it and how many are in the basket. */
export const Product = memo(function Product({ id, name, mark, price, stock, capacity, low, ...own }: Props) {
  const { data } = useDemo();
  const { browse: words } = data.words.tuckshop;
  const { veg, nonVeg } = data.site;
  const { count, most, onStep } = own;
  // Once it is there it stays: a button that goes would take the focus, and the finger's second press, elsewhere.
  const [hasMinus, setMinus] = useState(count > 0);
  if (count > 0 && !hasMinus) setMinus(true);
  const isAll = count >= most;
  const note = isAll ? words.noMore : low && data.page.tuckshop.low;
  return (
    <li>
      <span className={styles.name}>
        {mark !== 'none' && <Mark kind={mark} label={mark === 'veg' ? veg : nonVeg} />}
        {name}
      </span>
      <span>{rupees(price)}</span>
      <span className={low ? drawing.low : undefined}>
        <i style={{ '--left': `${Math.round((stock / capacity) * 100)}%` } as CSSProperties} />
        {stock > 0 ? fill(words.left, { count: stock }) : words.out}{' '}
        {note && stock > 0 && <small>{note}</small>}
      </span>
      <span className={styles.stepper}>
        {hasMinus && (
          <>
            <button
              type="button"
              aria-label={fill(words.remove, { item: name })}
              aria-disabled={count === 0 || undefined}
              onClick={() => onStep(id, -1)}
            >
              −
            </button>
            {count > 0 ? <b>{count}</b> : <span>0</span>}
          </>
        )}
        <button
          type="button"
          aria-label={fill(words.add, { item: name })}
          aria-disabled={isAll || undefined}
          onClick={() => onStep(id, 1)}
        >
          +
        </button>
      </span>
    </li>
  );
});
