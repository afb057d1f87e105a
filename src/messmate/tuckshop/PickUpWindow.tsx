import { formatNumber } from '../../content/language/locale.ts';
import { t } from '../../content/t.ts';
import { BoxHeader, Button } from '../controls/controls.tsx';
import { findOrder, type OrderRow, waitingOrders } from '../engine/selectors/shop.ts';
import { formatTime, rupees } from '../format.ts';
import { refusalText } from '../refusals.ts';
import { useDemo, useView } from '../store/context.ts';
import { announceNow } from './announcements.ts';
import { statusText } from './Bill.tsx';
import { useStableRows } from './stable-rows.ts';
import styles from './TuckshopPanel.module.css';

/** Lists the waiting orders, each with a button to hand it over, and finished orders until a new one replaces them. */
export function PickUpWindow() {
  const { state } = useView();
  const waitingNumbers = waitingOrders(state);
  const orders = useStableRows(waitingNumbers).flatMap((number) => findOrder(state, number) ?? []);
  return (
    <div>
      <BoxHeader title={t('Orders to hand over')}>
        <span className="num">{t('{count} waiting', { count: waitingNumbers.length })}</span>
      </BoxHeader>
      {orders.length === 0 && <p>{t('No order is waiting.')}</p>}
      <ul className={styles.waiting}>
        {orders.map((order) => (
          <PickUpOrder key={order.number} order={order} />
        ))}
      </ul>
    </div>
  );
}

function PickUpOrder({ order }: { order: OrderRow }) {
  const { code, name, room, lines, number, at, paise, status } = order;
  const { store } = useDemo();
  const isWaiting = status === 'placed';
  const handOver = () => {
    const refusal = store.dispatch({ type: 'collect-order', order: number });
    announceNow(
      refusal ? refusalText(refusal) : t('Order {number} is handed over to {name}.', { number, name }),
    );
  };
  return (
    <li>
      <b translate="no">{code}</b>
      <p>
        <b translate="no">{name}</b>, <bdi translate="no">{room}</bdi>{' '}
        <span>{lines.map((line) => `${line.name} × ${formatNumber(line.count)}`).join(', ')}</span>{' '}
        <span className="num">
          {[t('Order {number}', { number }), formatTime(at / 60), rupees(paise)].join(', ')}
        </span>
      </p>
      <Button
        variant={isWaiting ? 'strong' : 'plain'}
        label={isWaiting ? t('Hand over order {number}', { number }) : undefined}
        disabled={!isWaiting}
        onClick={() => isWaiting && handOver()}
      >
        {isWaiting ? t('Hand over') : statusText(status)}
      </Button>
    </li>
  );
}
