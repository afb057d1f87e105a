import type { OrderRow } from '../../engine/selectors/orders.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import drawing from '../Bill.module.css';
import { BillLines } from './BillLines.tsx';
import styles from './Till.island.module.css';

/** An order that is paid: what was bought, what is left in the wallet, and the code to call out at the window. */
export function Receipt({ order, wallet }: { order: OrderRow; wallet: number }) {
  const { data } = useDemo();
  const { basket: words, orders } = data.words.tuckshop;
  const isWaiting = order.status === 'placed';
  return (
    <>
      <BillLines lines={order.lines} />
      <dl className="num">
        <div className={drawing.total}>
          <dt>{words.paidRow}</dt>
          <dd>{rupees(order.paise)}</dd>
        </div>
        <div>
          <dt>{data.page.tuckshop.wallet}</dt>
          <dd>{rupees(wallet)}</dd>
        </div>
      </dl>
      <p className={`${styles.code} ${isWaiting ? '' : styles.past}`}>
        {orders.code} <b>{order.code}</b>
        <span>{isWaiting ? words.show : orders.status[order.status]}</span>
      </p>
    </>
  );
}
