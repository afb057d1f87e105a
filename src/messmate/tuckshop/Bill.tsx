import { type ReactNode, type RefObject, useId } from 'react';
import { numberText } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { Button, CellHead } from '../controls/controls.tsx';
import type { Basket, Visit } from '../engine/selectors/basket.ts';
import type { OrderRow } from '../engine/selectors/orders.ts';
import { pickUpCode } from '../engine/tuckshop.ts';
import { clock, rupees } from '../format.ts';
import { refusalText } from '../refusals.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import styles from './Bill.module.css';
import { speak } from './spoken.tsx';
import { useTopUp } from './Wallet.tsx';

type Props = {
  titleRef: RefObject<HTMLHeadingElement | null>;
  visit: Visit;
  basket: Basket;
  /** The paid order, until the next basket is begun. */
  receipt: OrderRow | undefined;
  onVisit: (visit: Visit) => void;
};

/** Bill and receipt have the same place and height, so a second press hits nothing else. */
export function Bill({ titleRef, visit, basket, receipt, onVisit }: Props) {
  const { state } = useCurrentView();
  const number = receipt?.number ?? state.orders.length + 1;
  const focusTitle = () => titleRef.current?.focus({ preventScroll: true });
  return (
    <div className={styles.bill}>
      <CellHead level={5} title={receipt ? t('Receipt') : t('Basket')} titleRef={titleRef}>
        <span className="num">
          {`${t('Order {number}', { number })}, ${clock((receipt?.at ?? state.second) / 60)}`}
        </span>
      </CellHead>
      <Lines lines={receipt?.lines ?? basket.lines} wanted={receipt ? [] : visit.wanted} />
      <dl className="num">
        <div className={styles.total}>
          <dt>{receipt ? t('Paid') : t('To pay')}</dt>
          <dd>{rupees(receipt?.paise ?? basket.total)}</dd>
        </div>
        <div>
          <dt>{t('Wallet')}</dt>
          <dd>{rupees(basket.wallet)}</dd>
        </div>
        <div key={receipt?.status} className={basket.missing > 0 ? styles.noAfter : undefined}>
          <dt>{receipt ? t('Order') : t('After this order')}</dt>
          <dd>{receipt ? statusText(receipt.status) : rupees(basket.after)}</dd>
        </div>
      </dl>
      {receipt ? (
        <Receipt
          order={receipt}
          onUndone={() => {
            onVisit({ ...visit, wanted: receipt.lines.map(({ item, count }) => ({ item, count })) });
            focusTitle();
          }}
        />
      ) : (
        <Pay
          basket={basket}
          resident={visit.resident}
          onPaid={(paid) => {
            onVisit({ ...visit, wanted: [], paid });
            focusTitle();
          }}
          onToppedUp={focusTitle}
        />
      )}
    </div>
  );
}

type LinesProps = { lines: Basket['lines'] | OrderRow['lines']; wanted: Visit['wanted'] };

function Lines({ lines, wanted }: LinesProps) {
  if (lines.length === 0) return <p className={styles.empty}>{t('Press + beside a snack.')}</p>;
  return (
    <dl className="num">
      {lines.map(({ item, name, count, paise }) => {
        const asked = wanted.find((line) => line.item === item)?.count ?? 0;
        return (
          <div key={item}>
            <dt>
              {name} × {numberText(count)}{' '}
              {count < asked && (
                <small>{t('Only {count} left, you wanted {wanted}', { count, wanted: asked })}</small>
              )}
            </dt>
            <dd>{rupees(paise)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

type PayProps = {
  basket: Basket;
  resident: string;
  onPaid: (order: number) => void;
  /** Called when the focused button has disappeared. */
  onToppedUp: () => void;
};

function Pay({ basket, resident, onPaid, onToppedUp }: PayProps) {
  const { store } = useDemo();
  const topUp = useTopUp(resident);
  const id = useId();
  const isEmpty = basket.refused === 'empty-order';
  const missing =
    basket.missing > 0 && t('The wallet is {amount} short.', { amount: rupees(basket.missing) });
  const problem = missing || (basket.refused && !isEmpty ? refusalText(basket.refused) : '');
  const pay = () => {
    const refused = store.act({ type: 'place-order', resident, lines: basket.order });
    if (refused) return speak(problem || refusalText(refused));
    const { state } = store.get();
    const number = state.orders.length;
    onPaid(number);
    speak(
      t('Order {number} is paid. Its pick-up code is {code}.', { number, code: pickUpCode(state, number) }),
    );
  };
  return (
    <Foot
      note={
        <span id={id} className={problem ? styles.problem : undefined}>
          {problem || (isEmpty ? '' : t('You get a code to show at the window.'))}
        </span>
      }
      act={
        basket.missing > 0 && (
          <Button
            look="firm"
            onClick={() => {
              topUp(basket.missing);
              onToppedUp();
            }}
          >
            {t('Top up {amount}', { amount: rupees(basket.missing) })}
          </Button>
        )
      }
    >
      <Button look="primary" isOff={basket.refused !== null} describedBy={id} onClick={pay}>
        {t('Pay {amount} from the wallet', { amount: rupees(basket.total) })}
      </Button>
    </Foot>
  );
}

function Receipt({ order, onUndone }: { order: OrderRow; onUndone: () => void }) {
  const { store } = useDemo();
  const isWaiting = order.status === 'placed';
  const undo = () => {
    const refused = store.act({ type: 'cancel-order', order: order.number });
    speak(
      refused
        ? refusalText(refused)
        : t('Order {number} is undone: the money is back in the wallet.', { number: order.number }),
    );
    if (!refused) onUndone();
  };
  return (
    <Foot
      note={isWaiting && t('Show this code at the window.')}
      act={
        isWaiting && (
          <Button label={`${t('Undo')} ${t('Order {number}', { number: order.number })}`} onClick={undo}>
            {t('Undo')}
          </Button>
        )
      }
    >
      <p className={`${styles.code} ${isWaiting ? '' : styles.past}`}>
        {t('Pick-up code')} <b translate="no">{order.code}</b>
      </p>
    </Foot>
  );
}

type FootProps = { note: ReactNode; act: ReactNode; children: ReactNode };

/** As high for the bill as for the receipt. */
const Foot = ({ note, act, children }: FootProps) => (
  <div className={`screen-only ${styles.foot}`}>
    <div className={styles.note}>
      <p>{note}</p>
      {act}
    </div>
    {children}
  </div>
);

export const statusText = (status: OrderRow['status']): string =>
  ({ placed: t('Waiting'), collected: t('Handed over'), cancelled: t('Cancelled') })[status];
