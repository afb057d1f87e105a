import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import type { Line } from '../../engine/plan.ts';
import { availableOf, basketOf, withCount } from '../../engine/selectors/basket.ts';
import { ordersOf } from '../../engine/selectors/orders.ts';
import { sampleOrder } from '../../engine/selectors/shop.ts';
import { rupees } from '../../format.ts';
import { useChosen } from '../../store/chosen.ts';
import { useDemo, useNow } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import drawing from '../TuckshopDrawing.module.css';
import { Browse } from './Browse.tsx';
import { MyOrders } from './MyOrders.tsx';
import { tell, tellSoon } from './Said.tsx';
import styles from './Student.island.module.css';
import { Till } from './Till.tsx';
import { ToBasket } from './ToBasket.tsx';
import tuckshopStyles from './Tuckshop.island.module.css';
import { Wallet } from './Wallet.tsx';

/** Who shops, what they have put into the basket, and the number of the order that they have just paid. */
type Visit = { readonly resident: string; readonly wanted: readonly Line[]; readonly paid?: number };

/** The student's screen: the shelf to choose from, the bill to pay, the wallet, and the orders with their codes. */
export function Student() {
  const { store, data } = useDemo();
  // As it is now, for the view of it comes later: what has just been paid is not to be a basket once more.
  const { state } = useNow();
  const { browse, basket: words, student } = data.words.tuckshop;
  const { itemOf, placeOf, residents } = state.hostel;
  const [chosen, choose] = useChosen<Visit>(
    'basket',
    () => ({ resident: sampleOrder(state).resident, wanted: [] }),
    ({ resident, wanted, paid = 0 }) =>
      placeOf.has(resident) &&
      Number.isInteger(paid) &&
      wanted.every(({ item, count }) => itemOf.has(item) && Number.isInteger(count) && count > 0),
  );
  const { resident, wanted, paid } = chosen;
  const latest = useRef({ chosen, choose });
  useLayoutEffect(() => {
    latest.current = { chosen, choose };
  }, [chosen, choose]);
  const titleId = useId();
  const billRef = useRef<HTMLHeadingElement>(null);

  const step = useCallback(
    (item: string, by: number) => {
      const now = store.get().state;
      const available = availableOf(now, item);
      const { name = '' } = now.hostel.plan.shop.items[now.hostel.itemOf.get(item) ?? -1] ?? {};
      const { resident, wanted } = latest.current.chosen;
      const had = wanted.find((line) => line.item === item)?.count ?? 0;
      const count = Math.min(had, available);
      if (by < 0 && had === 0) return tell(fill(browse.notIn, { item: name }));
      if (by > 0 && available === 0) return tell(fill(browse.outWhy, { item: name }));
      if (by > 0 && count === available) return tell(fill(browse.noMoreWhy, { item: name, count }));
      const next = { resident, wanted: withCount(wanted, item, count + by) };
      latest.current.choose(next);
      latest.current.chosen = next;
      const { pieces, total } = basketOf(now, resident, next.wanted);
      tellSoon(fill(words.changed, { count: pieces, amount: rupees(total) }));
    },
    [store, browse, words],
  );

  const become = useCallback((next: string) => {
    const { choose, chosen } = latest.current;
    choose({ ...chosen, resident: next });
  }, []);

  const basket = basketOf(state, resident, wanted);
  const receipt =
    wanted.length === 0 ? ordersOf(state, resident).find(({ number }) => number === paid) : undefined;
  const who = residents[placeOf.get(resident) ?? -1];
  return (
    <section aria-labelledby={titleId} className={tuckshopStyles.screen}>
      <div className={tuckshopStyles.band}>
        <h4 id={titleId}>{student}</h4>
        <p>
          {who?.name}, {who?.room}
        </p>
      </div>
      <div className={`${instrument.instrument} ${instrument.two} ${styles.student}`}>
        <div className={styles.shelf}>
          <Browse basket={basket} onStep={step} />
          <ToBasket
            basket={basket}
            receipt={receipt}
            onGo={() => {
              billRef.current?.scrollIntoView({ block: 'start' });
              billRef.current?.focus({ preventScroll: true });
            }}
          />
        </div>
        <div className={`${instrument.beside} ${drawing.counter} ${styles.counter}`}>
          <Till
            titleRef={billRef}
            basket={basket}
            resident={resident}
            wanted={wanted}
            receipt={receipt}
            next={{ number: state.orders.length + 1, second: state.second }}
            onWanted={(next) => choose({ resident, wanted: next })}
            onPaid={(order) => choose({ resident, wanted: [], paid: order })}
          />
        </div>
        <Wallet hostel={state.hostel} resident={resident} wallet={basket.wallet} onBecome={become} />
        <MyOrders resident={resident} />
      </div>
    </section>
  );
}
