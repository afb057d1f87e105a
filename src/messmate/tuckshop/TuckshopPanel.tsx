import { useId } from 'react';
import { t } from '../../content/t.ts';
import { ClockBar } from '../controls/ClockBar.tsx';
import instrument from '../controls/Instrument.module.css';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { Inventory } from './Inventory.tsx';
import { SalesByHour } from './SalesByHour.tsx';
import { Student } from './Student.tsx';
import { Spoken } from './spoken.tsx';
import styles from './TuckshopPanel.module.css';
import { Window } from './Window.tsx';

/** The student's screen, and below it the shop's. */
export default function TuckshopPanel() {
  return (
    <PanelRoot id="tuckshop">
      <Screens />
    </PanelRoot>
  );
}

function Screens() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      <Spoken />
      <Student />
      <Shop />
    </div>
  );
}

function Shop() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.screen}>
      <h4 id={id} className={styles.band}>
        {t('The shop')}
      </h4>
      <div className={`${instrument.instrument} ${instrument.two}`}>
        <Window />
        <Inventory />
        <SalesByHour />
      </div>
    </section>
  );
}
