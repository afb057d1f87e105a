import { PanelRoot } from '../island/PanelRoot.tsx';
import { useAnnounced, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { Scans } from './Scans.tsx';
import { heardOfScans } from './scans.ts';

/** QR Attendance: the latest check-ins, and a scan of the visitor's own. */
export default function AttendancePanel() {
  return (
    <PanelRoot id="attendance">
      <CheckIns />
    </PanelRoot>
  );
}

function CheckIns() {
  useAnnounced(heardOfScans(useView()));
  return (
    <div className={styles.panel}>
      <Scans />
    </div>
  );
}
