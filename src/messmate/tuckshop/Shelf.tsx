import type { CSSProperties } from 'react';
import { fill } from '../../content/fill.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import table from '../../ui/Table/Table.module.css';
import { rupees } from '../format.ts';
import type { Readouts } from '../sample-readouts.ts';
import { CellHead } from '../tabs/CellHead.tsx';
import styles from './Shelf.module.css';

type Props = {
  words: ProductPageWords['tuckshop'];
  readouts: Pick<Readouts, 'few' | 'shelf' | 'order'>;
  marks: { veg: string; nonVeg: string };
};

/** What is on the shelf: price, how much is left, and how many are in the order. */
export function Shelf({ words, readouts: { few, shelf, order }, marks }: Props) {
  const { columns } = words;
  return (
    <div>
      <CellHead title={words.shelf}>
        <span className="num">{fill(words.found, { found: few.length, all: shelf.length })}</span>
      </CellHead>
      <table className={`${table.table} ${styles.shelf}`}>
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.left}</th>
            <th scope="col">{columns.order}</th>
          </tr>
        </thead>
        <tbody>
          {few.map(({ id, name, mark, price, stock, capacity, low }) => {
            const ordered = order.lines.find(({ item }) => item === id)?.count ?? 0;
            return (
              <tr key={id}>
                <th scope="row">
                  {mark !== 'none' && <Mark kind={mark} label={mark === 'veg' ? marks.veg : marks.nonVeg} />}
                  {name}
                </th>
                <td>{rupees(price)}</td>
                <td className={low ? styles.low : undefined}>
                  <i style={{ '--left': `${Math.round((stock / capacity) * 100)}%` } as CSSProperties} />
                  {stock} {low && <small>{words.low}</small>}
                </td>
                <td>{ordered > 0 ? <b>{ordered}</b> : 0}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
