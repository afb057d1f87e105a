import { useCallback, useId, useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import type { Line } from '../../engine/plan.ts';
import { availableOf, basketOf, withCount } from '../../engine/selectors/basket.ts';
import { sampleOrder } from '../../engine/selectors/shop.ts';
import { rupees } from '../../format.ts';
import { useChosen } from '../../store/chosen.ts';
import { say, saySoon, useDemo, useView } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import drawing from '../TuckshopDrawing.module.css';
import { BasketBill } from './BasketBill.tsx';
import { Browse } from './Browse.tsx';
import { MyOrders } from './MyOrders.tsx';
import { Residents } from './Residents.tsx';
import styles from './Student.island.module.css';
import tuckshopStyles from './Tuckshop.island.module.css';

/** Who shops, and what they have put into the basket. */
type Visit = { readonly resident: string; readonly wanted: readonly Line[] };

/** The student's screen: the shelf to choose from, the bill to pay, and the orders with their codes. */
export function Student() {
  const { store, data } = useDemo();
  const { state } = useView();
  const { browse, basket: words, student } = data.words.tuckshop;
  const { itemOf, placeOf } = state.hostel;
  const [chosen, choose] = useChosen<Visit>(
    'basket',
    () => ({ resident: sampleOrder(state).resident, wanted: [] }),
    ({ resident, wanted }) =>
      placeOf.has(resident) &&
      wanted.every(({ item, count }) => itemOf.has(item) && Number.isInteger(count) && count > 0),
  );
  const { resident, wanted } = chosen;
  const latest = useRef({ chosen, choose });
  latest.current = { chosen, choose };
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
      if (by < 0 && had === 0) return say(fill(browse.notIn, { item: name }));
      if (by > 0 && available === 0) return say(fill(browse.outWhy, { item: name }));
      if (by > 0 && count === available) return say(fill(browse.noMore, { item: name, count }));
      const next = { resident, wanted: withCount(wanted, item, count + by) };
      latest.current.choose(next);
      latest.current.chosen = next;
      const { pieces, total } = basketOf(now, resident, next.wanted);
      saySoon(fill(words.changed, { count: pieces, amount: rupees(total) }));
    },
    [store, browse, words],
  );

  const become = useCallback((next: string) => {
    const { choose, chosen } = latest.current;
    choose({ ...chosen, resident: next });
  }, []);

  const basket = basketOf(state, resident, wanted);
  return (
    <section aria-labelledby={titleId} className={tuckshopStyles.screen}>
      <div className={tuckshopStyles.band}>
        <h4 id={titleId}>{student}</h4>
        <Residents value={resident} onChange={become} />
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
            onWanted={(next) => choose({ resident, wanted: next })}
          />
          <MyOrders resident={resident} />
        </div>
      </div>
    </section>
  );
}
