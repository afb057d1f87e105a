import { ClockBar } from '../../demo/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';

/** The live part of Analytics. */
export function AnalyticsLive() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
    </div>
  );
}
