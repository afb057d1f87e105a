import { useId, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import type { Line } from '../../engine/plan.ts';
import type { Basket } from '../../engine/selectors/basket.ts';
import { pickUpCode } from '../../engine/tuckshop.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import drawing from '../Bill.module.css';
import { BillLines } from './BillLines.tsx';
import { tell } from './Said.tsx';
import styles from './Till.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';
import { useOutcome } from './useOutcome.ts';
import { useTopUp } from './Wallet.tsx';

type Props = {
  basket: Basket;
  resident: string;
  wanted: readonly Line[];
  onWanted: (wanted: readonly Line[]) => void;
  onPaid: (order: number) => void;
  /** The button that had the focus is gone. */
  onGone: () => void;
};

/** What is in the basket and what it costs; paying, emptying, and topping up by what is missing. */
export function ToPay({ basket, resident, wanted, onWanted, onPaid, onGone }: Props) {
  const { store, data } = useDemo();
  const { basket: words, topUp: topUpWords } = data.words.tuckshop;
  const { refused } = data.words.shared;
  const page = data.page.tuckshop;
  const [cleared, setCleared] = useState<readonly Line[]>([]);
  const [said, say] = useOutcome();
  const topUp = useTopUp(resident, say);
  const id = useId();
  const isEmpty = wanted.length === 0;
  const why = basket.refused === 'empty-order' ? null : basket.refused;
  const reason = basket.missing > 0 ? fill(words.missing, { amount: rupees(basket.missing) }) : '';
  const problem = reason || (why ? refused[why] : '');

  const pay = () => {
    const { events, refused: why } = store.act({ type: 'place-order', resident, lines: basket.order });
    const [placed] = events;
    if (placed?.type !== 'order-placed') return tell(problem || refused[why ?? 'unknown-command']);
    setCleared([]);
    const code = pickUpCode(store.get().state, placed.order);
    onPaid(placed.order);
    tell(fill(words.paid, { number: placed.order, code }));
  };
  const clear = () => {
    setCleared(wanted);
    onWanted([]);
    tell(words.cleared);
  };
  const restore = () => {
    onWanted(cleared);
    setCleared([]);
    tell(words.restored);
    onGone();
  };
  return (
    <>
      <BillLines
        lines={basket.lines}
        empty={words.empty}
        note={({ count, wanted: want }) =>
          count < want && <small>{fill(words.fewer, { count, wanted: want })}</small>
        }
      />
      <dl className="num">
        <div className={drawing.total}>
          <dt>{page.toPay}</dt>
          <dd>{rupees(basket.total)}</dd>
        </div>
        <div>
          <dt>{page.wallet}</dt>
          <dd>{rupees(basket.wallet)}</dd>
        </div>
        <div className={basket.missing > 0 ? styles.noAfter : undefined}>
          <dt>{page.after}</dt>
          <dd>{rupees(basket.after)}</dd>
        </div>
      </dl>
      <p id={id} className={`${styles.message} ${problem || said.isProblem ? tuckshopStyles.problem : ''}`}>
        {said.isProblem ? said.text : problem || said.text || (isEmpty ? '' : words.ready)}
      </p>
      <button
        type="button"
        className={styles.pay}
        aria-disabled={basket.refused ? true : undefined}
        aria-describedby={id}
        onClick={pay}
      >
        {fill(words.pay, { amount: rupees(basket.total) })}
      </button>
      <div className={styles.acts}>
        {(!isEmpty || cleared.length > 0) && (
          <Act disabled={isEmpty} onClick={clear}>
            {words.clear}
          </Act>
        )}
        {isEmpty && cleared.length > 0 && <Act onClick={restore}>{words.restore}</Act>}
        {basket.missing > 0 && (
          <Act
            onClick={() => {
              topUp(basket.missing);
              onGone();
            }}
            look="firm"
          >
            {fill(topUpWords.button, { amount: rupees(basket.missing) })}
          </Act>
        )}
      </div>
    </>
  );
}
