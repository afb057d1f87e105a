import { ClockBar } from '../../controls/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';
import styles from './AttendanceLive.island.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Count } from './Count.tsx';
import { Desk } from './Desk.tsx';
import { Student } from './Student.tsx';

/** The live part of QR Attendance: a student's pass, the count, and the counter with what it has let in. */
export function AttendanceLive() {
  return (
    <div className={`${instrument.instrument} ${instrument.three} ${styles.live}`}>
      <ClockBar />
      <Student />
      <Count />
      <div className={`${instrument.beside} ${styles.desk}`}>
        <Desk />
        <CheckIns />
      </div>
    </div>
  );
}
