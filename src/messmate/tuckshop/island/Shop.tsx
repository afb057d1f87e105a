import { useId } from 'react';
import { useDemo } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import { BestSellers } from './BestSellers.tsx';
import { Counter } from './Counter.tsx';
import { Delivery } from './Delivery.tsx';
import { Inventory } from './Inventory.tsx';
import { Ledger } from './Ledger.tsx';
import { SalesHours } from './SalesHours.tsx';
import styles from './Tuckshop.island.module.css';

/** The shop's screen: what to hand over, what is on the shelf, what has been sold, and the books. */
export function Shop() {
  const { data } = useDemo();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.screen}>
      <div className={styles.band}>
        <h4 id={id}>{data.words.tuckshop.shop}</h4>
      </div>
      <div className={`${instrument.instrument} ${instrument.two}`}>
        <div className={styles.stack}>
          <Counter />
          <BestSellers />
          <Ledger />
        </div>
        <div className={`${instrument.beside} ${styles.stack}`}>
          <Inventory />
          <Delivery />
        </div>
        <SalesHours />
      </div>
    </section>
  );
}
