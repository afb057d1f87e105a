import { ClockBar } from '../../demo/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';

/** The live part of Tuckshop. */
export function TuckshopLive() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
    </div>
  );
}
