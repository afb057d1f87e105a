import { useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { Details } from '../../controls/Details.tsx';
import type { Hostel } from '../../engine/hostel.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { Residents } from './Residents.tsx';
import styles from './Student.island.module.css';
import { TakeBack } from './TakeBack.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';
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

type Props = { hostel: Hostel; resident: string; wallet: number; onBecome: (resident: string) => void };

/** Whose wallet it is and what it holds; on a press, money into it in round sums, and another resident. */
export function Wallet({ hostel, resident, wallet, onBecome }: Props) {
  const { topUp: words } = useDemo().data.words.tuckshop;
  const amounts = useRef<HTMLDivElement>(null);
  const [said, say] = useOutcome();
  const topUp = useTopUp(resident, say);
  const summary = (
    <>
      <h5>{words.title}</h5>
      <span className="num">{fill(words.holds, { wallet: rupees(wallet) })}</span>
    </>
  );
  return (
    <Details className={tuckshopStyles.more} summary={summary}>
      {() => (
        <div className={styles.opened}>
          <div ref={amounts} tabIndex={-1} className={styles.amounts}>
            {AMOUNTS.map((paise) => (
              <Act
                key={paise}
                label={fill(words.button, { amount: rupees(paise) })}
                onClick={() => topUp(paise)}
              >
                {rupees(paise)}
              </Act>
            ))}
            <TakeBack
              what="top-up"
              onUndone={(text) => {
                say(text);
                amounts.current?.focus({ preventScroll: true });
              }}
            />
          </div>
          {said.isProblem && <p className={tuckshopStyles.problem}>{said.text}</p>}
          <Residents hostel={hostel} value={resident} onChange={onBecome} />
        </div>
      )}
    </Details>
  );
}
