import { useCallback, useId, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { say, saySoon, useDemo, useView } from '../../demo/context.ts';
import type { Line } from '../../engine/plan.ts';
import { availableOf, basketOf, withCount } from '../../engine/readouts/basket.ts';
import { sampleOrder } from '../../engine/readouts/shop.ts';
import type { HostelState } from '../../engine/state.ts';
import { rupees } from '../../format.ts';
import instrument from '../../tabs/Instrument.module.css';
import drawing from '../TuckshopDrawing.module.css';
import { BasketBill } from './BasketBill.tsx';
import { Browse } from './Browse.tsx';
import { MyOrders } from './MyOrders.tsx';
import { Residents } from './Residents.tsx';
import styles from './Tuckshop.live.module.css';

/** The student's screen: the shelf to choose from, the bill to pay, and the orders with their codes. */
export function Student() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { browse, basket: words, student } = data.words.tuckshop;
  const [resident, setResident] = useState(() => firstResident(state));
  const [wanted, setWanted] = useState<readonly Line[]>([]);
  const latest = useRef({ wanted, resident });
  latest.current = { wanted, resident };
  const titleId = useId();
  const billRef = useRef<HTMLHeadingElement>(null);

  const step = useCallback(
    (item: string, by: number) => {
      const now = store.get().state;
      const available = availableOf(now, item);
      const { name = '' } = now.hostel.plan.shop.items[now.hostel.itemOf.get(item) ?? -1] ?? {};
      const had = latest.current.wanted.find((line) => line.item === item)?.count ?? 0;
      const count = Math.min(had, available);
      if (by < 0 && had === 0) return say(fill(browse.notIn, { item: name }));
      if (by > 0 && available === 0) return say(fill(browse.outWhy, { item: name }));
      if (by > 0 && count === available) return say(fill(browse.noMore, { item: name, count }));
      const next = withCount(latest.current.wanted, item, count + by);
      setWanted(next);
      latest.current.wanted = next;
      const { pieces, total } = basketOf(now, latest.current.resident, next);
      saySoon(fill(words.changed, { count: pieces, amount: rupees(total) }));
    },
    [store, browse, words],
  );

  const basket = basketOf(state, resident, wanted);
  return (
    <section aria-labelledby={titleId} className={styles.screen}>
      <div className={styles.band}>
        <h4 id={titleId}>{student}</h4>
        <Residents value={resident} onChange={setResident} />
      </div>
      <div className={`${instrument.instrument} ${instrument.two}`}>
        <Browse
          basket={basket}
          onStep={step}
          onGoToBasket={() => {
            billRef.current?.scrollIntoView({ block: 'start' });
            billRef.current?.focus();
          }}
        />
        <div className={`${instrument.beside} ${drawing.counter} ${styles.counter}`}>
          <BasketBill
            titleRef={billRef}
            basket={basket}
            resident={resident}
            wanted={wanted}
            onWanted={setWanted}
          />
          <MyOrders resident={resident} />
        </div>
      </div>
    </section>
  );
}

/** Who has ordered last by hand, so that a reload shows the code again; else one with money for a usual order. */
function firstResident(state: HostelState): string {
  const last = state.log.findLast((event) => event.type === 'order-placed' && event.visit < 0);
  return last?.type === 'order-placed' ? last.resident : sampleOrder(state).resident;
}
