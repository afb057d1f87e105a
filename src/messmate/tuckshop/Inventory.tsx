import { useState } from 'react';
import { fill } from '../../content/fill.ts';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { Button, CellHead } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { items, type ShelfItem } from '../engine/selectors/shop.ts';
import { useDemo, useView } from '../store/context.ts';
import { MoreOrFewer, StockBar } from './Shelf.tsx';
import { speak } from './spoken.tsx';
import styles from './TuckshopPanel.module.css';

/** Pieces in a crate; a delivery is smaller if the shelf has less room. */
const CRATE = 24;

/**
 * What is low, with its reorder level, and on a press all of the shop's items. A row that has been filled up stays:
 * otherwise the next item's button would move under the finger.
 */
export function Inventory() {
  const { data } = useDemo();
  const { state } = useView();
  const { inventory: words } = data.words.tuckshop;
  const { columns } = data.page.tuckshop;
  const [isAll, setAll] = useState(false);
  const [filled, setFilled] = useState<readonly string[]>([]);
  const all = items(state);
  const isFirst = ({ id, low }: ShelfItem) => low || filled.includes(id);
  const shown = [...all.filter(isFirst), ...all.filter((item) => isAll && !isFirst(item))];
  return (
    <div className={instrument.beside}>
      <CellHead level={5} title={words.title}>
        <span className="num">{fill(words.toReorder, { count: all.filter(({ low }) => low).length })}</span>
        <MoreOrFewer isAll={isAll} count={all.length} onChange={setAll} />
      </CellHead>
      {shown.length === 0 && <p>{words.enough}</p>}
      {shown.length > 0 && (
        <Table
          className={styles.inventory}
          columns={[columns.item, columns.left, words.level]}
          control={words.delivery}
        >
          <tbody>
            {shown.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                isFilled={filled.includes(item.id)}
                onFilled={() => setFilled([...filled, item.id])}
              />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

type ItemProps = { item: ShelfItem; isFilled: boolean; onFilled: () => void };

function ItemRow({ item, isFilled, onFilled }: ItemProps) {
  const { store, data } = useDemo();
  const { inventory: words } = data.words.tuckshop;
  const { id, name, stock, capacity, reorder, low } = item;
  const count = Math.min(CRATE, capacity - stock);
  const deliver = () => {
    const { refused } = store.act({ type: 'receive-stock', item: id, count });
    if (refused) return speak(data.words.shared.refused[refused]);
    onFilled();
    speak(fill(words.done, { count, item: name, stock: stock + count }));
  };
  return (
    <Row
      className={isFilled ? styles.filled : undefined}
      head={name}
      cells={[
        <span key="stock" className={low ? styles.low : undefined}>
          <StockBar stock={stock} capacity={capacity} />
          {stock}
        </span>,
        reorder,
      ]}
      control={
        low && (
          <Button look="firm" label={fill(words.add, { count, item: name })} onClick={deliver}>
            <bdi dir="ltr">+{count}</bdi>
          </Button>
        )
      }
    />
  );
}
