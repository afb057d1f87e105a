import { ClockBar } from '../../demo/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';

/** The live part of Attendance. */
export function AttendanceLive() {
  return (
    <div className={instrument.instrument}>
      <ClockBar />
    </div>
  );
}
