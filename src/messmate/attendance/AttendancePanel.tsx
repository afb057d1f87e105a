import { ClockBar } from '../controls/ClockBar.tsx';
import instrument from '../tabs/Instrument.module.css';
import styles from './island/AttendanceLive.island.module.css';
import { CheckIns } from './island/CheckIns.tsx';
import { Count } from './island/Count.tsx';
import { MoreWays } from './island/MoreWays.tsx';
import { Pass } from './island/Pass.tsx';
import { useShown } from './island/useShown.ts';

/** The live part of QR Attendance, in the order of its drawing: what is scanned, the count, and who has come. */
export default function AttendancePanel() {
  const onShow = useShown();
  return (
    <div className={`${instrument.instrument} ${styles.live}`}>
      <ClockBar />
      <Count />
      <Pass onShow={onShow} />
      <div className={`${instrument.beside} ${styles.list}`}>
        <CheckIns />
      </div>
      <MoreWays onShow={onShow} />
    </div>
  );
}
