import { ClockBar } from '../../controls/ClockBar.tsx';
import instrument from '../../tabs/Instrument.module.css';
import styles from './AttendanceLive.island.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Count } from './Count.tsx';
import { MoreWays } from './MoreWays.tsx';
import { Pass } from './Pass.tsx';
import { useShown } from './useShown.ts';

/** The live part of QR Attendance, in the order of its drawing: what is scanned, the count, and who has come. */
export default function AttendanceLive() {
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
