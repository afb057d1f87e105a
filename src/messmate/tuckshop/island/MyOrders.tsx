import { useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import { fillFor } from '../../../content/language.ts';
import { Act } from '../../controls/Act.tsx';
import { Details } from '../../controls/Details.tsx';
import { type OrderRow, ordersOf } from '../../engine/selectors/orders.ts';
import { clock, rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import styles from './Student.island.module.css';
import { TakeBack } from './TakeBack.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';
import { useOutcome } from './useOutcome.ts';

/**
 * The code of a resident's last order; on a press all orders of the day, and a way to cancel each while it waits. No row
 * moves: a new one comes last, and one that is cancelled stays as high as it is, for below it is the next with its own
 * button.
 */
export function MyOrders({ resident }: { resident: string }) {
  const { store, data } = useDemo();
  const { state } = useView();
  const { orders: words } = data.words.tuckshop;
  const outcome = useRef<HTMLParagraphElement>(null);
  const [said, say] = useOutcome();
  const orders = [...ordersOf(state, resident)].reverse();
  const cancel = ({ number, paise, pieces }: OrderRow) => {
    const { refused } = store.act({ type: 'cancel-order', order: number });
    if (refused) say(data.words.shared.refused[refused], true);
    else say(fillFor(pieces, words.cancelled, { number, amount: rupees(paise), count: pieces }));
  };
  const last = orders.at(-1);
  const code = ({ status, code }: OrderRow) => (
    <p className={status === 'placed' ? undefined : styles.past}>
      {words.code} <b>{code}</b>
    </p>
  );
  const summary = (
    <>
      <h5>{words.title}</h5>
      {last ? code(last) : <p>{words.none}</p>}
    </>
  );
  return (
    <Details className={`${tuckshopStyles.more} ${styles.mine}`} summary={summary}>
      {() => (
        <div className={styles.opened}>
          <ul>
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
                {code(order)}
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
          <div className={styles.outcome}>
            <p ref={outcome} tabIndex={-1} className={said.isProblem ? tuckshopStyles.problem : undefined}>
              {said.text || (last ? words.hint : words.none)}
            </p>
            <TakeBack
              what="cancel-order"
              onUndone={(text) => {
                say(text);
                outcome.current?.focus({ preventScroll: true });
              }}
            />
          </div>
        </div>
      )}
    </Details>
  );
}
