import { useId } from 'react';
import { Details } from '../../controls/Details.tsx';
import { useDemo } from '../../store/context.ts';
import instrument from '../../tabs/Instrument.module.css';
import { Alarm } from './Alarm.tsx';
import { BestSellers } from './BestSellers.tsx';
import { Counter } from './Counter.tsx';
import { Delivery } from './Delivery.tsx';
import { Inventory } from './Inventory.tsx';
import { Ledger } from './Ledger.tsx';
import { SalesHours } from './SalesHours.tsx';
import styles from './Tuckshop.island.module.css';

/** The shop's screen: what to hand over, what runs low, what has been sold; and on a press the shelf and the books. */
export function Shop() {
  const { data } = useDemo();
  const { shop, more } = data.words.tuckshop;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.screen}>
      <div className={styles.band}>
        <h4 id={id}>{shop}</h4>
      </div>
      <div className={`${instrument.instrument} ${instrument.two}`}>
        <Counter />
        <div className={`${instrument.beside} ${styles.stack}`}>
          <Alarm />
          <SalesHours />
        </div>
      </div>
      <Details className={styles.more} summary={<h5>{more}</h5>}>
        {() => (
          <div className={`${instrument.instrument} ${instrument.two}`}>
            <div className={styles.stack}>
              <Inventory />
              <Delivery />
            </div>
            <div className={`${instrument.beside} ${styles.stack}`}>
              <BestSellers />
              <Ledger />
            </div>
          </div>
        )}
      </Details>
    </section>
  );
}
