import type { CSSProperties, RefObject } from 'react';
import { useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import type { Line } from '../../engine/plan.ts';
import type { Basket } from '../../engine/selectors/basket.ts';
import type { OrderRow } from '../../engine/selectors/orders.ts';
import { clock } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import drawing from '../Bill.module.css';
import { Receipt } from './Receipt.tsx';
import styles from './Till.island.module.css';
import { ToPay } from './ToPay.tsx';

type Props = {
  titleRef: RefObject<HTMLHeadingElement | null>;
  basket: Basket;
  resident: string;
  wanted: readonly Line[];
  /** What has been paid, until the next basket is begun. */
  receipt: OrderRow | undefined;
  /** Number that the next order gets, and the second of the day. */
  next: { number: number; second: number };
  onWanted: (wanted: readonly Line[]) => void;
  onPaid: (order: number) => void;
};

/**
 * The basket as a bill, and once it is paid the receipt, in the same place and as high: whoever presses twice is not to
 * press something else the second time.
 */
export function Till({ titleRef, basket, resident, wanted, receipt, next, onWanted, onPaid }: Props) {
  const { data } = useDemo();
  const { basket: words } = data.words.tuckshop;
  const bill = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const { number, second } = receipt ? { number: receipt.number, second: receipt.at } : next;
  const focusTitle = () => titleRef.current?.focus({ preventScroll: true });
  return (
    <div
      ref={bill}
      className={`${drawing.bill} ${styles.till}`}
      style={{ '--as-before': `${receipt ? height.current : 0}px` } as CSSProperties}
    >
      <CellHead level={5} title={receipt ? words.receipt : words.title} titleRef={titleRef}>
        <span className="num">
          {fill(data.page.tuckshop.order, { number })}, {clock(second / 60)}
        </span>
      </CellHead>
      {receipt ? (
        <Receipt order={receipt} wallet={basket.wallet} />
      ) : (
        <ToPay
          basket={basket}
          resident={resident}
          wanted={wanted}
          onWanted={onWanted}
          onPaid={(order) => {
            height.current = bill.current?.getBoundingClientRect().height ?? 0;
            onPaid(order);
            focusTitle();
          }}
          onGone={focusTitle}
        />
      )}
    </div>
  );
}
