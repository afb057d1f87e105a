import { ClockBar } from '../../controls/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';
import { Said } from './Said.tsx';
import { Shop } from './Shop.tsx';
import { Student } from './Student.tsx';

/** The live part of Tuckshop: the student's screen, and below it the shop's. */
export default function TuckshopLive() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
      <Said />
      <Student />
      <Shop />
    </div>
  );
}
