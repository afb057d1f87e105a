import { useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { type OrderRow, ordersOf } from '../../engine/selectors/orders.ts';
import { clock, rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './Student.island.module.css';
import { useOutcome } from './useOutcome.ts';

/**
 * A resident's orders of the day: the code of each, and a way to cancel it while it waits. No row moves: a new one comes
 * last, and one that is cancelled stays as high as it is, for below it stands the next with its own button.
 */
export function MyOrders({ resident }: { resident: string }) {
  const { store, data } = useDemo();
  const { state } = useView();
  const { orders: words } = data.words.tuckshop;
  const title = useRef<HTMLHeadingElement>(null);
  const [said, say] = useOutcome();
  const orders = [...ordersOf(state, resident)].reverse();
  const cancel = ({ number, paise, pieces }: OrderRow) => {
    const { refused } = store.act({ type: 'cancel-order', order: number });
    if (refused) say(data.words.shared.refused[refused], true);
    else say(fill(words.cancelled, { number, amount: rupees(paise), count: pieces }));
  };
  return (
    <div className={styles.mine}>
      <CellHead level={5} title={words.title} titleRef={title} />
      <ul>
        {orders.length === 0 && <li>{words.none}</li>}
        {orders.map((order) => (
          <li key={order.number}>
            <div>
              <p className="num">
                <b>{fill(words.order, { number: order.number })}</b>, {clock(order.at / 60)},{' '}
                {rupees(order.paise)}
              </p>
              <p>{order.lines.map(({ name, count }) => `${name} × ${count}`).join(', ')}</p>
              <p>{words.status[order.status]}</p>
            </div>
            <p className={order.status === 'placed' ? undefined : styles.past}>
              {words.code} <b>{order.code}</b>
            </p>
            <Act
              label={fill(words.cancel, { number: order.number })}
              disabled={order.status !== 'placed'}
              onClick={() => cancel(order)}
            >
              {words.cancelButton}
            </Act>
          </li>
        ))}
      </ul>
      <Outcome
        said={said}
        what="cancel-order"
        onUndone={(text) => {
          say(text);
          title.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
