import { useState } from 'react';
import { fill } from '../../content/fill.ts';
import { Button, CellHead } from '../controls/controls.tsx';
import { type Movement, movements, walletOf } from '../engine/selectors/wallet.ts';
import { clock, rupees } from '../format.ts';
import { useDemo, useNow } from '../store/context.ts';
import styles from './Bill.module.css';
import { speak } from './spoken.tsx';

/** Usual top-ups, in paise. */
const AMOUNTS = [10000, 20000, 50000];
/** The number of movements shown. */
const COUNT = 3;

/** Pays paise into a resident's wallet and reads out the result. @returns why it was refused, in words */
export function useTopUp(resident: string): (paise: number) => string {
  const { store, data } = useDemo();
  return (paise) => {
    const { refused } = store.act({ type: 'top-up', resident, paise });
    const problem = refused ? data.words.shared.refused[refused] : '';
    const wallet = rupees(walletOf(store.get().state, resident));
    speak(problem || fill(data.words.tuckshop.wallet.done, { amount: rupees(paise), wallet }));
    return problem;
  };
}

/** The wallet's balance, buttons for round top-ups, and the last movements. */
export function Wallet({ resident }: { resident: string }) {
  const { wallet: words } = useDemo().data.words.tuckshop;
  const { state } = useNow();
  const topUp = useTopUp(resident);
  const wallet = walletOf(state, resident);
  /** Why it could not be topped up, and what it held then: with another balance that is no longer true. */
  const [refused, setRefused] = useState({ problem: '', wallet });
  return (
    <div>
      <CellHead level={5} title={words.title}>
        <span className="num">{fill(words.holds, { wallet: rupees(wallet) })}</span>
      </CellHead>
      <div data-control className={styles.amounts}>
        {AMOUNTS.map((paise) => (
          <Button key={paise} onClick={() => setRefused({ problem: topUp(paise), wallet })}>
            {fill(words.topUp, { amount: rupees(paise) })}
          </Button>
        ))}
      </div>
      {refused.problem && refused.wallet === wallet && <p className={styles.problem}>{refused.problem}</p>}
      <ul className={`num ${styles.movements}`}>
        {movements(state, resident, COUNT).map((movement, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place, whose words change
          <MovementRow key={place} {...movement} />
        ))}
      </ul>
    </div>
  );
}

function MovementRow({ kind, at, paise, order }: Movement) {
  const { wallet: words } = useDemo().data.words.tuckshop;
  return (
    <li>
      <span>{fill(words.movements[kind], { number: order })}</span> <span>{at > 0 && clock(at / 60)}</span>{' '}
      <b>{paise < 0 ? `− ${rupees(-paise)}` : `+ ${rupees(paise)}`}</b>
    </li>
  );
}
