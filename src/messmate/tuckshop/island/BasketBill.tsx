import { type RefObject, useId, useRef, useState } from 'react';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import type { Line } from '../../engine/plan.ts';
import type { Basket } from '../../engine/selectors/basket.ts';
import { pickUpCode } from '../../engine/tuckshop.ts';
import { clock, rupees } from '../../format.ts';
import { say, useDemo, useView } from '../../store/context.ts';
import drawing from '../Bill.module.css';
import styles from './Student.island.module.css';
import { TopUp } from './TopUp.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';

type Props = {
  titleRef: RefObject<HTMLHeadingElement | null>;
  basket: Basket;
  resident: string;
  wanted: readonly Line[];
  onWanted: (wanted: readonly Line[]) => void;
};

/** The basket as a bill: its lines, what is to pay and what the wallet holds; paying, emptying, topping up. */
export function BasketBill({ titleRef, basket, resident, wanted, onWanted }: Props) {
  const { store, data } = useDemo();
  const { state } = useView();
  const { basket: words } = data.words.tuckshop;
  const { refused } = data.words.shared;
  const page = data.page.tuckshop;
  const [cleared, setCleared] = useState<readonly Line[]>([]);
  const payButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isEmpty = wanted.length === 0;
  const missing = basket.missing > 0 ? fill(words.missing, { amount: rupees(basket.missing) }) : '';
  const reason = missing || (basket.refused ? refused[basket.refused] : '');

  const pay = () => {
    const { events, refused: why } = store.act({ type: 'place-order', resident, lines: basket.order });
    const [placed] = events;
    if (placed?.type !== 'order-placed') return say(reason || refused[why ?? 'unknown-command']);
    onWanted([]);
    setCleared([]);
    const code = pickUpCode(store.get().state, placed.order);
    say(fill(words.paid, { number: placed.order, code }));
  };
  const clear = () => {
    setCleared(wanted);
    onWanted([]);
    say(words.cleared);
  };
  const restore = () => {
    onWanted(cleared);
    setCleared([]);
    say(words.restored);
  };
  return (
    <div className={drawing.bill}>
      <div className={styles.billHead}>
        <h5 ref={titleRef} tabIndex={-1}>
          {words.title}
        </h5>
        <span className="num">
          {fill(page.order, { number: state.orders.length + 1 })}, {clock(state.second / 60)}
        </span>
      </div>
      <dl className="num">
        {basket.lines.map(({ item, name, count, wanted: want, paise }) => (
          <div key={item}>
            <dt>
              {name} × {count}
              {count < want && <small>{fill(words.fewer, { count, wanted: want })}</small>}
            </dt>
            <dd>{rupees(paise)}</dd>
          </div>
        ))}
        <div className={drawing.total}>
          <dt>{page.toPay}</dt>
          <dd>{rupees(basket.total)}</dd>
        </div>
        <div>
          <dt>{page.wallet}</dt>
          <dd>{rupees(basket.wallet)}</dd>
        </div>
        <div>
          <dt>{page.after}</dt>
          <dd>{rupees(basket.after)}</dd>
        </div>
      </dl>
      {reason && (
        <p id={id} className={isEmpty ? tuckshopStyles.hint : tuckshopStyles.problem}>
          {reason}
        </p>
      )}
      <button
        ref={payButton}
        type="button"
        className={styles.pay}
        aria-disabled={basket.refused ? true : undefined}
        aria-describedby={reason ? id : undefined}
        onClick={pay}
      >
        {fill(words.pay, { amount: rupees(basket.total) })}
      </button>
      {(!isEmpty || cleared.length > 0) && (
        <p className={styles.slip}>
          <Act onClick={isEmpty ? restore : clear}>{isEmpty ? words.restore : words.clear}</Act>
        </p>
      )}
      <TopUp resident={resident} missing={basket.missing} onDone={() => payButton.current?.focus()} />
    </div>
  );
}
