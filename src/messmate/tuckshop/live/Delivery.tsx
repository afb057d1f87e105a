import { type FormEvent, useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../demo/Act.tsx';
import { say, useDemo, useView } from '../../demo/context.ts';
import { type ShelfItem, shelf } from '../../engine/readouts/shop.ts';
import styles from './Tuckshop.live.module.css';
import { UndoLast } from './UndoLast.tsx';

/** Goods come in: which, and how many. At first the item that is lowest. */
export function Delivery() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { delivery: words } = data.words.tuckshop;
  const { refused: reasons } = data.words.shared;
  const { items } = data.plan.shop;
  const [item, setItem] = useState(() => shelf(state)[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const at = state.hostel.itemOf.get(item) ?? 0;
  const { name = '', capacity = 0 } = items[at] ?? ({} as Partial<ShelfItem>);
  const room = Math.max(0, capacity - (state.stock[at] ?? 0));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = typed.trim() === '' ? Number.NaN : Number(typed);
    const { refused } = store.act({ type: 'receive-stock', item, count });
    const now = store.get().state.stock[at] ?? 0;
    const wrong = refused ? (room > 0 ? fill(words.bad, { room }) : reasons[refused]) : '';
    setProblem(wrong);
    say(wrong || fill(words.done, { count, item: name, stock: now }));
    if (!wrong) setTyped('');
    field.current?.focus();
  };
  return (
    <div>
      <div className={styles.head}>
        <h5>{words.title}</h5>
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.field}>
          <label htmlFor={`${id}-item`}>{data.page.tuckshop.columns.item}</label>
          <select
            id={`${id}-item`}
            value={item}
            onChange={({ target }) => {
              setItem(target.value);
              setProblem('');
            }}
          >
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </p>
        <p className={styles.field}>
          <label htmlFor={id}>{words.count}</label>
          <input
            ref={field}
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-room`}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem('');
            }}
          />
        </p>
        <Act type="submit" look="firm">
          {words.button}
        </Act>
        <p id={`${id}-room`} className={problem ? styles.problem : styles.hint}>
          {problem || fill(words.room, { room })}
        </p>
      </form>
      <UndoLast what="receive-stock" onUndone={() => field.current?.focus()} />
    </div>
  );
}
