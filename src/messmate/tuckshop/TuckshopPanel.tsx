import { t } from '../../content/t.ts';
import instrument from '../controls/Instrument.module.css';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { Inventory } from './Inventory.tsx';
import { SalesByHour } from './SalesByHour.tsx';
import { Student } from './Student.tsx';
import { Window } from './Window.tsx';

/** The student's side of the shelf, and below it the shop's. */
export default function TuckshopPanel() {
  return (
    <PanelRoot id="tuckshop">
      <Student />
      <section aria-label={t('The shop')} className={`${instrument.instrument} ${instrument.two}`}>
        <Window />
        <Inventory />
        <SalesByHour />
      </section>
    </PanelRoot>
  );
}
