import type { CSSProperties } from 'react';
import { fill } from '../../../content/fill.ts';
import table from '../../../ui/Table/Table.module.css';
import { shelf } from '../../engine/selectors/shop.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import drawing from '../Shelf.module.css';
import styles from './Shop.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';

/** What is on the shelf and from when on it is to be ordered again: low items first. */
export function Inventory() {
  const { data } = useDemo();
  const items = shelf(useView().state);
  const { inventory: words } = data.words.tuckshop;
  const { columns } = data.page.tuckshop;
  return (
    <div>
      <CellHead level={5} title={words.title}>
        <span className="num">{fill(words.toReorder, { count: items.filter(({ low }) => low).length })}</span>
      </CellHead>
      <div className={tuckshopStyles.wide}>
        <table className={`${table.table} ${styles.inventory}`}>
          <thead>
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.left}</th>
              <th scope="col">{words.level}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, name, stock, capacity, reorder, low }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className={`${drawing.shelf} ${low ? drawing.low : ''}`}>
                  <i style={{ '--left': `${Math.round((stock / capacity) * 100)}%` } as CSSProperties} />
                  {stock} {low && <small>{words.reorder}</small>}
                </td>
                <td>{reorder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
