import { useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { TextForm, useTyped } from '../../controls/TextForm.tsx';
import { type OrderRow, orderByCode, waitingOrders } from '../../engine/selectors/orders.ts';
import { clock, rupees } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { looks } from './looks.ts';
import { tell } from './Said.tsx';
import styles from './Shop.island.module.css';
import { TakeBack } from './TakeBack.tsx';
import { useOutcome } from './useOutcome.ts';

/**
 * The pick-up window: the code that a student shows is typed in, or the order is picked from those that wait. What has
 * been handed over from here keeps its row: with it gone, the next order's button would come to where the finger is.
 */
export function Counter() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { counter: words, orders: orderWords } = data.words.tuckshop;
  const typed = useTyped(tell);
  const field = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly number[]>([]);
  const [said, say] = useOutcome();
  const orders = waitingOrders(state, given);
  const waiting = orders.filter(({ status }) => status === 'placed').length;

  const handOver = ({ number, code, name }: OrderRow): string => {
    const { refused } = store.act({ type: 'collect-order', order: number, code });
    if (refused) return data.words.shared.refused[refused];
    setGiven([...given, number]);
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
      <CellHead level={5} title={words.title}>
        <span className="num">{fill(words.waiting, { count: waiting })}</span>
      </CellHead>
      <TextForm
        looks={looks}
        label={words.field}
        button={words.button}
        typed={typed}
        hint={said.text || words.hint}
        foot={
          <TakeBack
            what="collect-order"
            onUndone={(text) => {
              say(text);
              field.current?.focus();
            }}
          />
        }
        onSubmit={submit}
        ref={field}
        autoCapitalize="characters"
      />
      {orders.length === 0 && <p>{words.none}</p>}
      <ul className={styles.waiting}>
        {orders.map((order) => (
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
              look={order.status === 'placed' ? 'firm' : 'plain'}
              label={order.status === 'placed' ? fill(words.handOver, { number: order.number }) : undefined}
              disabled={order.status !== 'placed'}
              onClick={() => {
                const wrong = handOver(order);
                if (wrong) typed.refuse(wrong);
              }}
            >
              {order.status === 'placed' ? words.button : orderWords.status[order.status]}
            </Act>
          </li>
        ))}
      </ul>
    </div>
  );
}
