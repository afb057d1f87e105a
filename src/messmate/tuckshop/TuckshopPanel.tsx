import { t } from '../../content/t.ts';
import boxes from '../controls/Boxes.module.css';
import { IslandRoot } from '../island/IslandRoot.tsx';
import { Inventory } from './Inventory.tsx';
import { PickUpWindow } from './PickUpWindow.tsx';
import { SalesByHour } from './SalesByHour.tsx';
import { Student } from './Student.tsx';

/** The student's side of the shop above, the shopkeeper's side below. */
export default function TuckshopPanel() {
  return (
    <IslandRoot id="tuckshop">
      <Student />
      <section aria-label={t('The shop')} className={`${boxes.grid} ${boxes.twoColumns}`}>
        <PickUpWindow />
        <Inventory />
        <SalesByHour />
      </section>
    </IslandRoot>
  );
}
