import { useDeferredValue, useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { availableOf, type Basket } from '../../engine/selectors/basket.ts';
import { FEW, items, type ShelfItem } from '../../engine/selectors/shop.ts';
import type { HostelState } from '../../engine/state.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { useIsOnPaper } from '../../useIsOnPaper.ts';
import drawing from '../Shelf.module.css';
import styles from './Browse.island.module.css';
import { Product } from './Product.tsx';
import { tellSoon } from './Said.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';

/** What the visitor looks for on the shelf. */
type Wish = { text: string; isVeg: boolean };
const ALL: Wish = { text: '', isVeg: false };

type Props = { basket: Basket; onStep: (item: string, by: number) => void };

/** The shelf to choose from: a few of its items, and on a press all of them, with search and veg filter. */
export function Browse({ basket, onStep }: Props) {
  const { data, store } = useDemo();
  const { state } = useView();
  const { browse: words } = data.words.tuckshop;
  const { shelf, found: foundWords } = data.page.tuckshop;
  const isOnPaper = useIsOnPaper();
  const [isOpen, setOpen] = useState(false);
  const isAll = isOpen || isOnPaper;
  const [wish, setWish] = useState(ALL);
  // The field shows a letter at once; what it finds is drawn after that.
  const late = useDeferredValue(wish);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = isAll ? find(state, late) : items(state).slice(0, FEW);
  const all = state.stock.length;
  const look = (next: Wish) => {
    setWish(next);
    const { length } = find(store.get().state, next);
    tellSoon(length > 0 ? fill(foundWords, { found: length, all }) : words.none);
  };
  return (
    <div>
      <CellHead level={5} title={shelf}>
        <span id={`${id}-found`} className="num">
          {fill(foundWords, { found: found.length, all })}
        </span>
      </CellHead>
      <details
        className={`${tuckshopStyles.more} ${styles.all}`}
        open={isAll}
        onToggle={({ currentTarget }) => isOnPaper || setOpen(currentTarget.open)}
      >
        <summary>
          <b>{fill(words.all, { count: all })}</b>
        </summary>
        <div className={styles.look}>
          <p className={tuckshopStyles.field}>
            <label htmlFor={id}>{words.search}</label>
            <input
              ref={field}
              id={id}
              type="search"
              autoComplete="off"
              spellCheck="false"
              value={wish.text}
              aria-describedby={`${id}-found`}
              onChange={({ target }) => look({ ...wish, text: target.value })}
            />
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={wish.isVeg}
              onChange={({ target }) => look({ ...wish, isVeg: target.checked })}
            />
            {words.vegOnly}
          </label>
        </div>
      </details>
      {found.length > 0 ? (
        <ul className={`${drawing.shelf} ${styles.products}`}>
          {found.map(({ id: item, name, mark, price, stock, capacity, low }) => (
            <Product
              key={item}
              id={item}
              name={name}
              mark={mark}
              price={price}
              stock={stock}
              capacity={capacity}
              low={low}
              most={availableOf(state, item)}
              count={basket.lines.find((line) => line.item === item)?.count ?? 0}
              onStep={onStep}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>{words.none}</p>
          <Act
            onClick={() => {
              look(ALL);
              field.current?.focus();
            }}
          >
            {words.showAll}
          </Act>
        </div>
      )}
    </div>
  );
}

/** Items that have every word of the text in their name, in the order of the plan, so that none moves away. */
function find(state: HostelState, { text, isVeg }: Wish): ShelfItem[] {
  const parts = text.toLowerCase().split(/\s+/);
  return items(state)
    .filter(({ mark }) => !isVeg || mark === 'veg')
    .filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)));
}
