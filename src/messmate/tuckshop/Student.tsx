import { useCallback, useMemo, useRef } from 'react';
import { t } from '../../content/t.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { availableOf, findSamplePayer, ordersOf, readBasket, withCount } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import { useChoice, useCurrentView, useDemo } from '../store/context.ts';
import { announceNow, announceSoon } from './announcements.ts';
import { Bill } from './Bill.tsx';
import { Shelf } from './Shelf.tsx';
import styles from './TuckshopPanel.module.css';

/** The student at the counter and what he wants, as the visitor chose: at first a sample order. */
function useVisit() {
  const { store } = useDemo();
  // Not the view of `useView`: it is a frame or two older, and a paid order would appear as a basket again.
  const { state } = useCurrentView();
  const sampleVisit = useMemo(() => {
    const { state } = store.initialView;
    return { resident: findSamplePayer(state), wanted: state.hostel.plan.shop.sampleOrder };
  }, [store]);
  const [visit, setVisit] = useChoice('shop', sampleVisit);

  const changeCount = useCallback(
    (item: string, by: number) => {
      const { state: currentState, choices } = store.get();
      const { resident, wanted } = choices.shop ?? sampleVisit;
      const available = availableOf(currentState, item);
      const { name = '' } =
        currentState.hostel.plan.shop.items[currentState.hostel.indexOfItem.get(item) ?? -1] ?? {};
      const wantedCount = wanted.find((line) => line.item === item)?.count ?? 0;
      const count = Math.min(wantedCount, available);
      if (by < 0 && wantedCount === 0) return announceNow(t('{item} is not in the basket.', { item: name }));
      if (by > 0 && available === 0)
        return announceNow(t('{item} is out of stock until the next delivery.', { item: name }));
      if (by > 0 && count === available)
        return announceNow(t('No more {item}: all {count} are in the basket.', { item: name, count }));
      const newVisit = { resident, wanted: withCount(wanted, item, count + by) };
      setVisit(newVisit);
      const { pieces, total } = readBasket(currentState, resident, newVisit.wanted);
      announceSoon(t('Basket: {count} for {amount}.', { count: pieces, amount: rupees(total) }));
    },
    [store, sampleVisit, setVisit],
  );
  return { state, visit, setVisit, changeCount };
}

/** The student's view of the shop: the shelf and the bill. */
export function Student() {
  const { state, visit, setVisit, changeCount } = useVisit();
  const { resident, wanted, paidOrder } = visit;
  const billRef = useRef<HTMLHeadingElement>(null);
  const basket = readBasket(state, resident, wanted);
  const receipt =
    wanted.length === 0 ? ordersOf(state, resident).find(({ number }) => number === paidOrder) : undefined;
  const goToBill = () => {
    billRef.current?.scrollIntoView({ block: 'start' });
    billRef.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('The student')} className={styles.student}>
      <Shelf basket={basket} onChange={changeCount} />
      {/* For narrow screens, where the bill is below the shelf. */}
      <button type="button" data-control className={styles.toBill} onClick={goToBill}>
        <span>
          {receipt?.status === 'placed'
            ? `${t('Pick-up code')} ${receipt.code}`
            : t('Basket: {amount}', { amount: rupees(basket.total) })}
        </span>
        <Arrow to="down" />
      </button>
      <Bill titleRef={billRef} visit={visit} basket={basket} receipt={receipt} onVisitChange={setVisit} />
    </section>
  );
}
