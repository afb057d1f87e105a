import { fill } from '../../../content/fill.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import type { Basket } from '../../engine/selectors/basket.ts';
import type { OrderRow } from '../../engine/selectors/orders.ts';
import { rupees } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import styles from './Student.island.module.css';

type Props = { basket: Basket; receipt: OrderRow | undefined; onGo: () => void };

/** Where the bill does not stand beside the shelf: what is in the basket, always in view, and the way there. */
export function ToBasket({ basket, receipt, onGo }: Props) {
  const { basket: words, orders } = useDemo().data.words.tuckshop;
  const code = receipt?.status === 'placed' && receipt.code;
  const amounts = { count: basket.pieces, amount: rupees(basket.total) };
  if (!code && basket.pieces === 0) {
    return (
      <p key="empty" className={styles.toBasket}>
        <b>{words.title}</b> {words.empty}
      </p>
    );
  }
  return (
    <p key="full" className={styles.toBasket}>
      <button type="button" onClick={onGo}>
        {code ? (
          <span key="code">
            {orders.code} <b>{code}</b>
          </span>
        ) : (
          <span key="amounts">{fill(words.goTo, amounts)}</span>
        )}
        <Arrow to="down" />
      </button>
    </p>
  );
}
