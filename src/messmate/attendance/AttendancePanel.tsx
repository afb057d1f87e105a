import { PanelRoot } from '../island/PanelRoot.tsx';
import { useAnnouncement, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Codes } from './Codes.tsx';
import { scanAnnouncement } from './scans.ts';

export default function AttendancePanel() {
  return (
    <PanelRoot id="attendance">
      <Attendance />
    </PanelRoot>
  );
}

function Attendance() {
  useAnnouncement(scanAnnouncement(useView()));
  return (
    <div className={styles.panel}>
      <Codes />
      <CheckIns />
    </div>
  );
}
