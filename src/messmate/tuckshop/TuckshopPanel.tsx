import { ClockBar } from '../controls/ClockBar.tsx';
import instrument from '../tabs/Instrument.module.css';
import { Said } from './island/Said.tsx';
import { Shop } from './island/Shop.tsx';
import { Student } from './island/Student.tsx';

/** The live part of Tuckshop: the student's screen, and below it the shop's. */
export default function TuckshopPanel() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      <Said />
      <Student />
      <Shop />
    </div>
  );
}
