import { fill } from '../../content/fill.ts';
import { Button, CellHead } from '../controls/controls.tsx';
import { type OrderRow, orderAt, waitingOrders } from '../engine/selectors/orders.ts';
import { clock, rupees } from '../format.ts';
import { useDemo, useView } from '../store/context.ts';
import { usePlaces } from './places.ts';
import { speak } from './spoken.tsx';
import styles from './TuckshopPanel.module.css';

/** The pick-up window: the waiting orders, each with the code that its student shows. */
export function Window() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { window: words } = data.words.tuckshop;
  const waiting = waitingOrders(state);
  const orders = usePlaces(waiting).flatMap((number) => orderAt(state, number) ?? []);
  const handOver = ({ number, name }: OrderRow) => {
    const { refused } = store.act({ type: 'collect-order', order: number });
    if (refused) return speak(data.words.shared.refused[refused]);
    speak(fill(words.done, { number, name }));
  };
  return (
    <div>
      <CellHead level={5} title={words.title}>
        <span className="num">{fill(words.waiting, { count: waiting.length })}</span>
      </CellHead>
      {orders.length === 0 && <p>{words.none}</p>}
      <ul className={styles.waiting}>
        {orders.map((order) => (
          <Waiting key={order.number} order={order} onHandOver={() => handOver(order)} />
        ))}
      </ul>
    </div>
  );
}

function Waiting({ order, onHandOver }: { order: OrderRow; onHandOver: () => void }) {
  const { data } = useDemo();
  const { window: words, receipt } = data.words.tuckshop;
  const { code, name, room, lines, number, at, paise, status } = order;
  const isWaiting = status === 'placed';
  return (
    <li>
      <b>{code}</b>
      <p>
        <b>{name}</b>, {room}
        <span>{lines.map((line) => `${line.name} × ${line.count}`).join(', ')}</span>
        <span className="num">
          {[fill(data.page.tuckshop.order, { number }), clock(at / 60), rupees(paise)].join(', ')}
        </span>
      </p>
      <Button
        look={isWaiting ? 'firm' : 'plain'}
        label={isWaiting ? fill(words.handOver, { number }) : undefined}
        isOff={!isWaiting}
        onClick={() => isWaiting && onHandOver()}
      >
        {isWaiting ? words.button : receipt.status[status]}
      </Button>
    </li>
  );
}
