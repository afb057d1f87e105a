import { fill } from '../../content/fill.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import { rupees } from '../format.ts';
import type { Readouts } from '../sample-readouts.ts';
import { CellHead } from '../tabs/CellHead.tsx';
import styles from './Bill.module.css';

type Props = { words: ProductPageWords['tuckshop']; order: Readouts['order']; time: string };

/** An order as a torn-off bill: its lines, what it costs, what is left in the wallet. */
export function Bill({ words, order, time }: Props) {
  return (
    <div className={styles.bill}>
      <CellHead title={fill(words.order, { number: order.number })}>
        <span className="num">{time}</span>
      </CellHead>
      <dl className="num">
        {order.lines.map(({ item, name, count, paise }) => (
          <div key={item}>
            <dt>
              {name} × {count}
            </dt>
            <dd>{rupees(paise)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.toPay}</dt>
          <dd>{rupees(order.total)}</dd>
        </div>
        <div>
          <dt>{words.wallet}</dt>
          <dd>{rupees(order.before)}</dd>
        </div>
        <div>
          <dt>{words.after}</dt>
          <dd>{rupees(order.after)}</dd>
        </div>
      </dl>
      <p className={`num ${styles.paid}`}>{fill(words.paid, { amount: rupees(order.total) })}</p>
    </div>
  );
}
