import { useState } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { BoxHeader, Button } from '../controls/controls.tsx';
import { readShelf, type ShelfItem, sortShelf } from '../engine/selectors/shop.ts';
import { refusalText } from '../refusals.ts';
import { useDemo, useView } from '../store/context.ts';
import { announceNow } from './announcements.ts';
import { MoreOrFewer } from './Shelf.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import styles from './TuckshopPanel.module.css';

/** A delivery has this many pieces, or fewer if the shelf has less room for the item. */
const CRATE_PIECES = 24;

/** The shop's side of the shelf. Shows the items that were low at the demo's start; "All" adds the others below them. */
export function Inventory() {
  const { initialView } = useDemo().store;
  const { state } = useView();
  const [showsAll, setShowsAll] = useState(false);
  const items = readShelf(state);
  const initialItems = sortShelf(initialView.state);
  const visibleItems = initialItems.flatMap(
    ({ id, isLow }) => items.find((item) => item.id === id && (showsAll || isLow)) ?? [],
  );
  return (
    <div>
      <BoxHeader title={t('Inventory')}>
        <span className="num">
          {t('{count} to reorder', { count: items.filter(({ isLow }) => isLow).length })}
        </span>
        <MoreOrFewer showsAll={showsAll} count={items.length} onChange={setShowsAll} />
      </BoxHeader>
      <ul className={styles.inventory}>
        {visibleItems.map((item) => (
          <Stock key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Stock({ item }: { item: ShelfItem }) {
  const { store } = useDemo();
  const { id, name, stock, capacity, reorder, isLow } = item;
  const count = Math.max(0, Math.min(CRATE_PIECES, capacity - stock));
  const deliver = () => {
    const refusal = store.dispatch({ type: 'receive-stock', item: id, count });
    if (refusal) return announceNow(refusalText(refusal));
    const amounts = { count, item: name, stock: stock + count };
    announceNow(t('Added: {count} × {item}. Now {stock} on the shelf.', amounts));
  };
  return (
    <ShelfRow
      item={item}
      count={stock}
      isShopSide
      note={`${t('{count} left', { count: stock })}, ${t('reorder at {count}', { count: reorder })}`}
    >
      {/* A refilled item keeps its button, which has the focus. */}
      <Button
        variant={isLow ? 'strong' : 'plain'}
        label={t('Add {count} {item}', { count, item: name })}
        disabled={!isLow}
        onClick={() => isLow && deliver()}
      >
        <bdi dir="ltr">+{formatNumber(count)}</bdi>
      </Button>
    </ShelfRow>
  );
}
