import { PanelRoot } from '../island/PanelRoot.tsx';
import { useAnnounced, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Codes } from './Codes.tsx';
import { heardOfScans } from './scans.ts';

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
