import { useDeferredValue, useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { availableOf, type Basket } from '../../engine/selectors/basket.ts';
import { type ShelfItem, shelf } from '../../engine/selectors/shop.ts';
import type { HostelState } from '../../engine/state.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import drawing from '../Shelf.module.css';
import styles from './Browse.island.module.css';
import { Product } from './Product.tsx';
import { tellSoon } from './Said.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';

/** What the visitor looks for on the shelf. */
type Wish = { text: string; isVeg: boolean };
const ALL: Wish = { text: '', isVeg: false };

type Props = { basket: Basket; onStep: (item: string, by: number) => void };

/** The shelf to choose from: search, veg filter, and what is found, in the order of the plan. */
export function Browse({ basket, onStep }: Props) {
  const { data, store } = useDemo();
  const { state } = useView();
  const { browse: words } = data.words.tuckshop;
  const [wish, setWish] = useState(ALL);
  // The field shows a letter at once; what it finds is drawn after that.
  const late = useDeferredValue(wish);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = find(state, late);
  const all = state.stock.length;
  const look = (next: Wish) => {
    setWish(next);
    const { length } = find(store.get().state, next);
    tellSoon(length > 0 ? fill(words.found, { found: length, all }) : words.none);
  };
  return (
    <div>
      <CellHead level={5} title={data.page.tuckshop.shelf}>
        <span id={`${id}-found`} className="num">
          {fill(words.found, { found: found.length, all })}
        </span>
      </CellHead>
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
  const place = ({ id }: ShelfItem) => state.hostel.itemOf.get(id) ?? 0;
  return shelf(state)
    .filter(({ mark }) => !isVeg || mark === 'veg')
    .filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)))
    .sort((a, b) => place(a) - place(b));
}
