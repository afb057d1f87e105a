import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import styles from './ShelfDrawing.module.css';

type Props = {
  words: ProductPageWords['tuckshop'];
  shelf: Readouts['shelf'];
  marks: { veg: string; nonVeg: string };
};

/** As many as fit beside the plate and the chart; a phone shows fewer. */
const ROWS = 7;

/** The tuckshop's shelf, small: what is left of each item. */
export function ShelfDrawing({ words, shelf, marks }: Props) {
  return (
    <figure>
      <figcaption className={`caption ${styles.row}`}>
        <span>{words.shelf}</span>
        <span>{words.columns.left}</span>
      </figcaption>
      <ul className="num">
        {shelf.slice(0, ROWS).map(({ id, name, mark, stock, low }) => (
          <li key={id} className={styles.row}>
            <span>
              {mark !== 'none' && <Mark kind={mark} label={mark === 'veg' ? marks.veg : marks.nonVeg} />}
              {name}
            </span>
            <span>
              {low && <small>{words.low}</small>} {stock}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
