import { useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { type OrderRow, ordersOf } from '../../engine/selectors/orders.ts';
import { clock, rupees } from '../../format.ts';
import { say, useDemo, useView } from '../../store/context.ts';
import styles from './Student.island.module.css';
import { UndoLast } from './UndoLast.tsx';

/** A resident's orders of the day, newest first: the code of each that waits, and a way to cancel it. */
export function MyOrders({ resident }: { resident: string }) {
  const { store, data } = useDemo();
  const { state } = useView();
  const { orders: words } = data.words.tuckshop;
  const title = useRef<HTMLHeadingElement>(null);
  const orders = ordersOf(state, resident);
  const cancel = ({ number, paise, pieces }: OrderRow) => {
    const { refused } = store.act({ type: 'cancel-order', order: number });
    say(
      refused
        ? data.words.shared.refused[refused]
        : fill(words.cancelled, { number, amount: rupees(paise), count: pieces }),
    );
    title.current?.focus();
  };
  return (
    <div className={styles.mine}>
      <h5 ref={title} tabIndex={-1}>
        {words.title}
      </h5>
      {orders.length === 0 && <p>{words.none}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.number}>
            <p className="num">
              <b>{fill(words.order, { number: order.number })}</b>, {clock(order.at / 60)},{' '}
              {rupees(order.paise)}
            </p>
            <p>{order.lines.map(({ name, count }) => `${name} × ${count}`).join(', ')}</p>
            <p>{words.status[order.status]}</p>
            {order.status === 'placed' && (
              <div className={styles.code}>
                <p>
                  {words.code} <b>{order.code}</b>
                </p>
                <Act onClick={() => cancel(order)}>{fill(words.cancel, { number: order.number })}</Act>
              </div>
            )}
          </li>
        ))}
      </ul>
      <UndoLast what="cancel-order" onUndone={() => title.current?.focus()} />
    </div>
  );
}
