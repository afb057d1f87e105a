import { useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { TextForm, useTyped } from '../../controls/TextForm.tsx';
import { type OrderRow, orderByCode, waitingOrders } from '../../engine/selectors/orders.ts';
import { clock, rupees } from '../../format.ts';
import { say, useDemo, useView } from '../../store/context.ts';
import { looks } from './looks.ts';
import styles from './Shop.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';
import { UndoLast } from './UndoLast.tsx';

/** The pick-up window: the code that a student shows is typed in, or the order is picked from those that wait. */
export function Counter() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { counter: words, orders: orderWords } = data.words.tuckshop;
  const typed = useTyped();
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const waiting = waitingOrders(state);

  const handOver = ({ number, code, name }: OrderRow): string => {
    const { refused } = store.act({ type: 'collect-order', order: number, code });
    if (refused) return data.words.shared.refused[refused];
    say(fill(words.done, { number, name }));
    return '';
  };
  const submit = () => {
    const order = orderByCode(store.get().state, typed.value);
    const code = typed.value.trim().toUpperCase();
    const wrong = order ? handOver(order) : code ? fill(words.unknown, { code }) : words.needed;
    if (wrong) typed.refuse(wrong);
    else typed.type('');
    field.current?.focus();
  };
  return (
    <div>
      <div className={tuckshopStyles.head}>
        <h5 ref={title} tabIndex={-1}>
          {words.title}
        </h5>
        <span className="num">{fill(words.waiting, { count: waiting.length })}</span>
      </div>
      <TextForm
        looks={looks}
        label={words.field}
        button={words.button}
        typed={typed}
        onSubmit={submit}
        ref={field}
        autoCapitalize="characters"
      />
      {waiting.length === 0 && <p>{words.none}</p>}
      <ul className={styles.waiting}>
        {waiting.map((order) => (
          <li key={order.number}>
            <b className={styles.short}>{order.code}</b>
            <p>
              <b>{order.name}</b>, {order.room}
              <span>{order.lines.map(({ name, count }) => `${name} × ${count}`).join(', ')}</span>
              <span className="num">
                {fill(orderWords.order, { number: order.number })}, {clock(order.at / 60)},{' '}
                {rupees(order.paise)}
              </span>
            </p>
            <Act
              look="firm"
              label={fill(words.handOver, { number: order.number })}
              onClick={() => {
                const wrong = handOver(order);
                if (wrong) say(wrong);
                title.current?.focus();
              }}
            >
              {words.button}
            </Act>
          </li>
        ))}
      </ul>
      <UndoLast what="collect-order" onUndone={() => title.current?.focus()} />
    </div>
  );
}
