import { useState } from 'react';
import { t } from '../../content/t.ts';
import { Button, CellHead } from '../controls/controls.tsx';
import { type Movement, movements, walletOf } from '../engine/selectors/wallet.ts';
import { clock, rupees } from '../format.ts';
import { refusalText } from '../refusals.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import styles from './Bill.module.css';
import { speak } from './spoken.tsx';

/** In paise. */
const AMOUNTS = [10000, 20000, 50000];
/** Movements shown. */
const COUNT = 3;

/** @returns why the top-up was refused, in words */
export function useTopUp(resident: string): (paise: number) => string {
  const { store } = useDemo();
  return (paise) => {
    const refused = store.act({ type: 'top-up', resident, paise });
    const problem = refused ? refusalText(refused) : '';
    const wallet = rupees(walletOf(store.get().state, resident));
    speak(problem || t('{amount} added. The wallet has {wallet}.', { amount: rupees(paise), wallet }));
    return problem;
  };
}

export function Wallet({ resident }: { resident: string }) {
  const { state } = useCurrentView();
  const topUp = useTopUp(resident);
  const wallet = walletOf(state, resident);
  /** Why a top-up failed, and the balance then: with another balance it is no longer true. */
  const [refused, setRefused] = useState({ problem: '', wallet });
  return (
    <div>
      <CellHead level={5} title={t('Wallet')}>
        <span className="num">{t('Balance {wallet}', { wallet: rupees(wallet) })}</span>
      </CellHead>
      <div data-control className={styles.amounts}>
        {AMOUNTS.map((paise) => (
          <Button key={paise} onClick={() => setRefused({ problem: topUp(paise), wallet })}>
            {t('Top up {amount}', { amount: rupees(paise) })}
          </Button>
        ))}
      </div>
      {refused.problem && refused.wallet === wallet && <p className={styles.problem}>{refused.problem}</p>}
      <ul className={`num ${styles.movements}`}>
        {movements(state, resident, COUNT).map((movement, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row stays, and its words change
          <MovementRow key={row} {...movement} />
        ))}
      </ul>
    </div>
  );
}

function MovementRow({ kind, at, paise, order }: Movement) {
  return (
    <li>
      <span>{movementText(kind, order)}</span> <span>{at > 0 && clock(at / 60)}</span>{' '}
      <b>{paise < 0 ? `− ${rupees(-paise)}` : `+ ${rupees(paise)}`}</b>
    </li>
  );
}

const movementText = (kind: Movement['kind'], number: number): string =>
  ({
    morning: t('This morning'),
    'top-up': t('Top-up'),
    order: t('Order {number}', { number }),
    refund: t('Order {number}, undone', { number }),
  })[kind];
