import { useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { TextForm, useTyped } from '../../controls/TextForm.tsx';
import { shelf } from '../../engine/selectors/shop.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import { looks } from './looks.ts';
import { tell } from './Said.tsx';
import { TakeBack } from './TakeBack.tsx';
import styles from './Tuckshop.island.module.css';
import { useOutcome } from './useOutcome.ts';

/** Goods come in: which, and how many. At first the item that is lowest. */
export function Delivery() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { delivery: words } = data.words.tuckshop;
  const { refused: reasons } = data.words.shared;
  const { items } = data.plan.shop;
  const [item, setItem] = useState(() => shelf(state)[0]?.id ?? '');
  const typed = useTyped(tell);
  const [said, say] = useOutcome();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const at = state.hostel.itemOf.get(item) ?? 0;
  const { name = '', capacity = 0 } = items[at] ?? {};
  const room = Math.max(0, capacity - (state.stock[at] ?? 0));

  const submit = () => {
    const count = typed.value.trim() === '' ? Number.NaN : Number(typed.value);
    const { refused } = store.act({ type: 'receive-stock', item, count });
    if (refused) typed.refuse(room > 0 ? fill(words.bad, { room }) : reasons[refused]);
    else {
      say(fill(words.done, { count, item: name, stock: store.get().state.stock[at] ?? 0 }));
      typed.type('');
    }
    field.current?.focus();
  };
  return (
    <div>
      <CellHead level={5} title={words.title} />
      <TextForm
        looks={looks}
        label={words.count}
        button={words.button}
        typed={typed}
        hint={`${said.text} ${fill(words.room, { room })}`.trim()}
        foot={
          <TakeBack
            what="receive-stock"
            onUndone={(text) => {
              say(text);
              field.current?.focus();
            }}
          />
        }
        onSubmit={submit}
        ref={field}
        inputMode="numeric"
      >
        <div className={styles.field}>
          <label htmlFor={id}>{data.page.tuckshop.columns.item}</label>
          <select
            id={id}
            value={item}
            onChange={({ target }) => {
              setItem(target.value);
              typed.type(typed.value);
            }}
          >
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      </TextForm>
    </div>
  );
}
