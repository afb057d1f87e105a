import { useDemo } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import styles from './AttendanceLive.island.module.css';
import { Camera } from './Camera.tsx';
import { ImageFile } from './ImageFile.tsx';
import { RoomForm } from './RoomForm.tsx';

/** The counter's side: the ways to scan beside a tap on the pass. */
export function Desk() {
  const { counter } = useDemo().data.words.attendance;
  return (
    <div className={styles.cell}>
      <CellHead title={counter.title} />
      <RoomForm />
      <Camera />
      <ImageFile />
      <p className={styles.small}>{counter.local}</p>
    </div>
  );
}
