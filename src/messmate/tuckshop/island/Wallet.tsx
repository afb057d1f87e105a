import { useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './Student.island.module.css';
import { useOutcome } from './useOutcome.ts';

/** What a student usually pays in, in paise. */
const AMOUNTS = [10000, 20000, 50000];

/** Pays paise into a resident's wallet, and says what came of it. */
export function useTopUp(resident: string, say: (text: string, isProblem?: boolean) => void) {
  const { store, data } = useDemo();
  return (paise: number) => {
    const { refused } = store.act({ type: 'top-up', resident, paise });
    if (refused) return say(data.words.shared.refused[refused], true);
    const { state } = store.get();
    const wallet = state.wallets[state.hostel.placeOf.get(resident) ?? -1] ?? 0;
    const amounts = { amount: rupees(paise), wallet: rupees(wallet) };
    say(fill(data.words.tuckshop.topUp.done, amounts));
  };
}

/** Money into the wallet, in round sums. */
export function Wallet({ resident, wallet }: { resident: string; wallet: number }) {
  const { topUp: words } = useDemo().data.words.tuckshop;
  const title = useRef<HTMLHeadingElement>(null);
  const [said, say] = useOutcome();
  const topUp = useTopUp(resident, say);
  return (
    <div>
      <CellHead level={5} title={words.title} titleRef={title}>
        <span className="num">{fill(words.holds, { wallet: rupees(wallet) })}</span>
      </CellHead>
      <div className={styles.amounts}>
        {AMOUNTS.map((paise) => (
          <Act key={paise} onClick={() => topUp(paise)}>
            {fill(words.button, { amount: rupees(paise) })}
          </Act>
        ))}
      </div>
      <Outcome
        said={said}
        what="top-up"
        onUndone={(text) => {
          say(text);
          title.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
