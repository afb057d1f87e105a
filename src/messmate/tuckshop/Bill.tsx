import { type ReactNode, type RefObject, useId } from 'react';
import { t } from '../../content/t.ts';
import { Pieces } from '../../ui/Thali/Pieces.tsx';
import { Button } from '../controls/controls.tsx';
import type { Basket, OrderRow, ShopChoices } from '../engine/selectors/shop.ts';
import { walletOf } from '../engine/state.ts';
import { pickUpCode } from '../engine/tuckshop.ts';
import { formatTime, rupees } from '../format.ts';
import { refusalText } from '../refusals.ts';
import { useDemo } from '../store/context.ts';
import { announceNow } from './announcements.ts';
import styles from './Bill.module.css';

type Props = {
  titleRef: RefObject<HTMLHeadingElement | null>;
  visit: ShopChoices;
  basket: Basket;
  /** The paid order, until the visitor puts an item into the next basket. */
  receipt: OrderRow | undefined;
  onVisitChange: (visit: ShopChoices) => void;
};

/** The basket or, once paid, the receipt: in the same place and height, so that a second press hits no other button. */
export function Bill({ titleRef, visit, basket, receipt, onVisitChange }: Props) {
  const { residents, indexOfResident } = useDemo().store.initialView.state.hostel;
  const student = residents[indexOfResident.get(visit.resident) ?? -1];
  // The pressed button disappears, so the focus moves to the heading.
  const changeVisit = (newVisit: ShopChoices) => {
    onVisitChange(newVisit);
    titleRef.current?.focus({ preventScroll: true });
  };
  return (
    <div className={`accent ${styles.billArea}`}>
      <div className={styles.bill}>
        <h4 ref={titleRef} tabIndex={-1}>
          {receipt ? t('Receipt') : t('Basket')}
        </h4>
        <p translate="no">
          {student?.name}, {student?.room}
        </p>
        <Lines lines={receipt?.lines ?? basket.lines} wanted={receipt ? [] : visit.wanted} />
        {receipt ? (
          <Receipt
            order={receipt}
            onUndone={() =>
              changeVisit({ ...visit, wanted: receipt.lines.map(({ item, count }) => ({ item, count })) })
            }
          />
        ) : (
          <Pay
            basket={basket}
            resident={visit.resident}
            onPaid={(paidOrder) => changeVisit({ ...visit, wanted: [], paidOrder })}
            onToppedUp={() => changeVisit(visit)}
          />
        )}
      </div>
    </div>
  );
}

type LinesProps = { lines: Basket['lines'] | OrderRow['lines']; wanted: ShopChoices['wanted'] };

function Lines({ lines, wanted }: LinesProps) {
  const { indexOfItem, plan } = useDemo().store.initialView.state.hostel;
  if (lines.length === 0) return <p>{t('Press + beside a snack.')}</p>;
  return (
    <>
      <div className={styles.pieces}>
        {lines.map(({ item, count }) => {
          const { drawing, colour } = plan.shop.items[indexOfItem.get(item) ?? -1] ?? {};
          return drawing && <Pieces key={item} dish={{ drawing, colour }} count={count} />;
        })}
      </div>
      <ul className={`num ${styles.lines}`}>
        {lines.map(({ item, name, count, paise }) => {
          const wantedCount = wanted.find((line) => line.item === item)?.count ?? 0;
          return (
            <li key={item}>
              <span>
                {t('{count} × {item}', { count, item: name })}{' '}
                {count < wantedCount &&
                  t('Only {count} left, you wanted {wanted}', { count, wanted: wantedCount })}
              </span>{' '}
              <span>{rupees(paise)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type PayProps = { basket: Basket; resident: string; onPaid: (order: number) => void; onToppedUp: () => void };

function Pay({ basket, resident, onPaid, onToppedUp }: PayProps) {
  const { store } = useDemo();
  const id = useId();
  const { missing, refused, total, wallet, walletAfter } = basket;
  const isEmpty = refused === 'empty-order';
  const shortage = missing > 0 && t('The wallet is {amount} short.', { amount: rupees(missing) });
  const problem = shortage || (refused && !isEmpty ? refusalText(refused) : '');
  const pay = () => {
    const refusal = store.dispatch({ type: 'place-order', resident, lines: basket.order });
    if (refusal) return announceNow(problem || refusalText(refusal));
    const { state } = store.get();
    const number = state.orders.length;
    onPaid(number);
    const code = pickUpCode(state, number);
    announceNow(t('Order {number} is paid. Its pick-up code is {code}.', { number, code }));
  };
  const topUp = () => {
    const refusal = store.dispatch({ type: 'top-up', resident, paise: missing });
    const amounts = { amount: rupees(missing), wallet: rupees(walletOf(store.get().state, resident)) };
    announceNow(refusal ? refusalText(refusal) : t('{amount} added. The wallet has {wallet}.', amounts));
    onToppedUp();
  };
  return (
    <BillEnd
      amount={rupees(total)}
      note={
        <span id={id} className="num">
          {problem ||
            (isEmpty
              ? t('{amount} in the wallet.', { amount: rupees(wallet) })
              : t('{amount} stays in the wallet.', { amount: rupees(walletAfter) }))}
        </span>
      }
      action={
        missing > 0 && (
          <Button variant="strong" onClick={topUp}>
            {t('Top up {amount}', { amount: rupees(missing) })}
          </Button>
        )
      }
    >
      <Button variant="primary" disabled={refused !== null} describedBy={id} onClick={pay}>
        {t('Pay {amount} from the wallet', { amount: rupees(total) })}
      </Button>
    </BillEnd>
  );
}

function Receipt({ order, onUndone }: { order: OrderRow; onUndone: () => void }) {
  const { store } = useDemo();
  const { number, status, code, paise, at } = order;
  const isWaiting = status === 'placed';
  const undo = () => {
    const refusal = store.dispatch({ type: 'cancel-order', order: number });
    const undoneText = t('Order {number} is undone: the money is back in the wallet.', { number });
    announceNow(refusal ? refusalText(refusal) : undoneText);
    if (!refusal) onUndone();
  };
  return (
    <BillEnd
      amount={rupees(paise)}
      note={`${t('Order {number}', { number })}, ${formatTime(at / 60)}: ${statusText(status)}.`}
      action={
        isWaiting && (
          <Button label={`${t('Undo')} ${t('Order {number}', { number })}`} onClick={undo}>
            {t('Undo')}
          </Button>
        )
      }
    >
      <p className={`cluster ${styles.code} ${isWaiting ? '' : styles.voidCode}`}>
        {t('Pick-up code')} <b translate="no">{code}</b>
      </p>
    </BillEnd>
  );
}

type BillEndProps = { amount: string; note: ReactNode; action: ReactNode; children: ReactNode };

const BillEnd = ({ amount, note, action, children }: BillEndProps) => (
  <>
    <b className={`num ${styles.total}`}>{amount}</b>
    <div className={`cluster ${styles.statusRow}`}>
      <p>{note}</p>
      {action}
    </div>
    <div className={styles.pay}>{children}</div>
  </>
);

export const statusText = (status: OrderRow['status']): string =>
  ({ placed: t('Waiting'), collected: t('Handed over'), cancelled: t('Cancelled') })[status];
