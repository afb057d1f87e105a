import { type FormEvent, useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../demo/Act.tsx';
import { say, useDemo, useView } from '../../demo/context.ts';
import { type OrderRow, orderByCode, waitingOrders } from '../../engine/readouts/orders.ts';
import { clock, rupees } from '../../format.ts';
import styles from './Tuckshop.live.module.css';
import { UndoLast } from './UndoLast.tsx';

/** The pick-up window: the code that a student shows is typed in, or the order is picked from those that wait. */
export function Counter() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { counter: words, orders: orderWords } = data.words.tuckshop;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const waiting = waitingOrders(state);

  const handOver = ({ number, code, name }: OrderRow): string => {
    const { refused } = store.act({ type: 'collect-order', order: number, code });
    if (refused) return data.words.shared.refused[refused];
    say(fill(words.done, { number, name }));
    return '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const order = orderByCode(store.get().state, typed);
    const code = typed.trim().toUpperCase();
    const wrong = order ? handOver(order) : code ? fill(words.unknown, { code }) : words.needed;
    setProblem(wrong);
    if (wrong) say(wrong);
    else setTyped('');
    field.current?.focus();
  };
  return (
    <div>
      <div className={styles.head}>
        <h5 ref={title} tabIndex={-1}>
          {words.title}
        </h5>
        <span className="num">{fill(words.waiting, { count: waiting.length })}</span>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.field}>
          <label htmlFor={id}>{words.field}</label>
          <input
            ref={field}
            id={id}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
        </p>
        <Act type="submit" look="firm">
          {words.button}
        </Act>
        {problem && (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
      </form>
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
