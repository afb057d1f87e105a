import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { t } from '../../content/t.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import instrument from '../controls/Instrument.module.css';
import { availableOf, type Basket, basketOf, withCount } from '../engine/selectors/basket.ts';
import { type OrderRow, ordersOf } from '../engine/selectors/orders.ts';
import { samplePayer } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import { useChosen, useCurrentView, useDemo } from '../store/context.ts';
import bill from './Bill.module.css';
import { Bill } from './Bill.tsx';
import { Shelf } from './Shelf.tsx';
import { speak, speakSoon } from './spoken.tsx';
import panel from './TuckshopPanel.module.css';
import { Wallet } from './Wallet.tsx';

/** At first a sample order is ready to be paid. */
function useVisit() {
  const { store } = useDemo();
  // The current state, not the deferred one: what has just been paid must not appear as a basket again.
  const { state } = useCurrentView();
  const first = useMemo(() => {
    const { state } = store.initial;
    return { resident: samplePayer(state), wanted: state.hostel.plan.shop.sampleOrder };
  }, [store]);
  const [visit, choose] = useChosen('basket', first);

  const step = useCallback(
    (item: string, by: number) => {
      const { state: now, choices } = store.get();
      const { resident, wanted } = choices.basket ?? first;
      const available = availableOf(now, item);
      const { name = '' } = now.hostel.plan.shop.items[now.hostel.itemOf.get(item) ?? -1] ?? {};
      const had = wanted.find((line) => line.item === item)?.count ?? 0;
      const count = Math.min(had, available);
      if (by < 0 && had === 0) return speak(t('{item} is not in the basket.', { item: name }));
      if (by > 0 && available === 0)
        return speak(t('{item} is out of stock until the next delivery.', { item: name }));
      if (by > 0 && count === available)
        return speak(t('No more {item}: all {count} are in the basket.', { item: name, count }));
      const next = { resident, wanted: withCount(wanted, item, count + by) };
      choose(next);
      const { pieces, total } = basketOf(now, resident, next.wanted);
      speakSoon(t('Basket: {count} for {amount}.', { count: pieces, amount: rupees(total) }));
    },
    [store, first, choose],
  );
  return { state, visit, choose, step };
}

export function Student() {
  const { state, visit, choose, step } = useVisit();
  const { resident, wanted, paid } = visit;
  const titleId = useId();
  const [isAll, setAll] = useState(false);
  const billRef = useRef<HTMLHeadingElement>(null);
  const basket = basketOf(state, resident, wanted);
  const receipt =
    wanted.length === 0 ? ordersOf(state, resident).find(({ number }) => number === paid) : undefined;
  const who = state.hostel.residents[state.hostel.placeOf.get(resident) ?? -1];
  const goToBill = () => {
    billRef.current?.scrollIntoView({ block: 'start' });
    billRef.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={titleId} className={panel.screen}>
      <div className={panel.band}>
        <h4 id={titleId}>{t('The student')}</h4>
        <p translate="no">
          {who?.name}, {who?.room}
        </p>
      </div>
      <div className={`${instrument.instrument} ${instrument.two} ${bill.student}`}>
        <div className={panel.shelf}>
          <Shelf basket={basket} isAll={isAll} onAll={setAll} onStep={step} />
          {isAll && <ToBill basket={basket} receipt={receipt} onGo={goToBill} />}
        </div>
        <div className={`${instrument.beside} ${bill.counter}`}>
          <Bill titleRef={billRef} visit={visit} basket={basket} receipt={receipt} onVisit={choose} />
        </div>
        <Wallet resident={resident} />
      </div>
    </section>
  );
}

type ToBillProps = { basket: Basket; receipt: OrderRow | undefined; onGo: () => void };

/** Leads to the bill, with its amount, where the whole shelf is shown and the bill does not stand beside it. */
function ToBill({ basket, receipt, onGo }: ToBillProps) {
  const code = receipt?.status === 'placed' && receipt.code;
  return (
    <div data-control className={panel.toBill}>
      <button type="button" onClick={onGo}>
        <span>
          {code ? `${t('Pick-up code')} ${code}` : t('Basket: {amount}', { amount: rupees(basket.total) })}
        </span>
        <Arrow to="down" />
      </button>
    </div>
  );
}
