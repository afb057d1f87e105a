import { useRef } from 'react';
import { clockSeconds } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import styles from './AttendanceLive.island.module.css';
import { ownScans, whoOf } from './scans.ts';
import { UndoScan } from './UndoScan.tsx';

/** So many of the visitor's own scans can be taken back one by one; the clock's Undo goes further. */
const MOST = 4;

/** The visitor's scans before the last one; each can be undone. */
export function OwnScans() {
  const { data } = useDemo();
  const { results } = data.page.attendance;
  const earlier = ownScans(useView(), MOST).slice(1);
  const title = useRef<HTMLHeadingElement>(null);
  if (earlier.length === 0) return null;
  return (
    <div className={styles.earlier}>
      <CellHead title={data.words.attendance.scans.earlier} titleRef={title} />
      <ul>
        {earlier.map((scan) => (
          <li key={scan.row.index}>
            <span>
              <span className="num">{clockSeconds(scan.row.at)}</span> {whoOf(scan.row)}{' '}
              <b>{results[scan.row.result]}</b>
            </span>
            <UndoScan scan={scan} onDone={() => title.current?.focus()} />
          </li>
        ))}
      </ul>
    </div>
  );
}
