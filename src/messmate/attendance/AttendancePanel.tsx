import { PanelRoot } from '../island/PanelRoot.tsx';
import { useAnnounced, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Codes } from './Codes.tsx';
import { heardOfScans } from './scans.ts';

/** QR Attendance: the door's code and a student's pass, and the latest check-ins beside them. */
export default function AttendancePanel() {
  return (
    <PanelRoot id="attendance">
      <Attendance />
    </PanelRoot>
  );
}

function Attendance() {
  useAnnounced(heardOfScans(useView()));
  return (
    <div className={styles.panel}>
      <Codes />
      <CheckIns />
    </div>
  );
}
