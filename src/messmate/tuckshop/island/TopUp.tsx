import { useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { rupees } from '../../format.ts';
import { say, useDemo } from '../../store/context.ts';
import styles from './Student.island.module.css';
import { UndoLast } from './UndoLast.tsx';

/** What a student usually pays in, in paise. */
const AMOUNTS = [10000, 20000, 50000];

type Props = {
  resident: string;
  /** Paise; 0 if the wallet is full enough. */
  missing: number;
  /** The missing money is there, and the button that offered it is gone. */
  onDone: () => void;
};

/** Money into the wallet: just what is missing, or a round sum. */
export function TopUp({ resident, missing, onDone }: Props) {
  const { store, data } = useDemo();
  const { topUp: words } = data.words.tuckshop;
  const own = useRef<HTMLFieldSetElement>(null);
  const pay = (paise: number) => {
    const { refused } = store.act({ type: 'top-up', resident, paise });
    if (refused) return say(data.words.shared.refused[refused]);
    const { state } = store.get();
    const wallet = state.wallets[state.hostel.placeOf.get(resident) ?? -1] ?? 0;
    say(fill(words.done, { amount: rupees(paise), wallet: rupees(wallet) }));
    if (paise === missing) onDone();
  };
  const amounts = missing > 0 ? [missing, ...AMOUNTS.filter((paise) => paise > missing)] : AMOUNTS;
  return (
    <fieldset ref={own} className={styles.topUp} tabIndex={-1}>
      <legend>{words.title}</legend>
      {amounts.map((paise) => (
        <Act key={paise} onClick={() => pay(paise)} look={paise === missing ? 'primary' : 'plain'}>
          {fill(words.button, { amount: rupees(paise) })}
        </Act>
      ))}
      <UndoLast what="top-up" onUndone={() => own.current?.focus()} />
    </fieldset>
  );
}
