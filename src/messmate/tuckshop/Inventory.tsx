import { useState } from 'react';
import { numberText } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { Button, FoldedCell } from '../controls/controls.tsx';
import instrument from '../controls/Instrument.module.css';
import { items, type ShelfItem } from '../engine/selectors/shop.ts';
import { refusalText } from '../refusals.ts';
import { useDemo, useView } from '../store/context.ts';
import { usePlaces } from './places.ts';
import { MoreOrFewer, StockBar } from './Shelf.tsx';
import { speak } from './spoken.tsx';
import styles from './TuckshopPanel.module.css';

/** Pieces in a crate; a delivery is smaller if the shelf has less room. */
const CRATE = 24;

export function Inventory() {
  const { state } = useView();
  const [isAll, setAll] = useState(false);
  const all = items(state);
  const low = all.filter((item) => item.low);
  const first = usePlaces(low.map(({ id }) => id)).flatMap((id) => all.find((item) => item.id === id) ?? []);
  const shown = [...first, ...all.filter((item) => isAll && !first.includes(item))];
  return (
    <FoldedCell
      className={instrument.beside}
      level={5}
      title={t('Inventory')}
      note={t('{count} to reorder', { count: low.length })}
      acts={<MoreOrFewer isAll={isAll} count={all.length} onChange={setAll} />}
    >
      {shown.length === 0 && <p>{t('Nothing to reorder.')}</p>}
      {shown.length > 0 && (
        // Needs a scroll container of its own, which a folded part lacks.
        <div>
          <Table
            className={styles.inventory}
            columns={[t('Item'), t('Left'), t('Reorder at')]}
            control={t('Delivery')}
          >
            <tbody>
              {shown.map((item) => (
                <ItemRow key={item.id} item={item} isFirst={first.includes(item)} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </FoldedCell>
  );
}

type ItemProps = { item: ShelfItem; isFirst: boolean };

function ItemRow({ item, isFirst }: ItemProps) {
  const { store } = useDemo();
  const { id, name, stock, capacity, reorder, low } = item;
  const count = Math.min(CRATE, capacity - stock);
  const deliver = () => {
    const refused = store.act({ type: 'receive-stock', item: id, count });
    if (refused) return speak(refusalText(refused));
    speak(
      t('Added: {count} × {item}. Now {stock} on the shelf.', { count, item: name, stock: stock + count }),
    );
  };
  return (
    <Row
      head={name}
      cells={[
        <span key="stock" className={low ? styles.low : undefined}>
          <StockBar stock={stock} capacity={capacity} />
          {numberText(stock)}
        </span>,
        reorder,
      ]}
      control={
        // A refilled item keeps its button, which has the focus.
        isFirst && (
          <Button
            look={low ? 'firm' : 'plain'}
            label={t('Add {count} {item}', { count, item: name })}
            isOff={!low}
            onClick={() => low && deliver()}
          >
            <bdi dir="ltr">+{numberText(count)}</bdi>
          </Button>
        )
      }
    />
  );
}
