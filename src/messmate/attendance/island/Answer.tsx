import { useId, useRef } from 'react';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { clockSeconds } from '../../format.ts';
import { say, useDemo, useView } from '../../store/context.ts';
import styles from './AttendanceLive.island.module.css';
import { type OwnScan, ownScans, reasonOf, whoOf } from './scans.ts';

/** So many of the visitor's own scans can be taken back one by one; the clock's Undo goes further. */
const MOST = 4;

/** What came of the visitor's last scan, large, and of those before; each can be undone. */
export function Answer() {
  const { store, data } = useDemo();
  const view = useView();
  const words = data.words.attendance.scans;
  const { results } = data.page.attendance;
  const [last, ...earlier] = ownScans(view, MOST);
  const title = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const undo = ({ entry, row }: OwnScan) => {
    const count = () => ownScans(store.get(), Number.POSITIVE_INFINITY).length;
    const before = count();
    if (!store.undo(entry)) return;
    const [result, who] = [results[row.result], whoOf(row)];
    const undone = fill(words.undone, { result, who }).replace(', .', '.');
    say(before - count() > 1 ? `${undone} ${words.undoneToo}` : undone);
    // The button that had the focus is gone.
    title.current?.focus();
  };
  const undoButton = (scan: OwnScan) => (
    <Act
      look="firm"
      label={`${words.undo} ${results[scan.row.result]} ${whoOf(scan.row)}`.trim()}
      onClick={() => undo(scan)}
    >
      {words.undo}
    </Act>
  );
  return (
    <section aria-labelledby={id}>
      <p ref={title} id={id} tabIndex={-1} className={styles.small}>
        {words.latest}
      </p>
      {last ? (
        <div className={last.row.result === 'in' ? styles.in : styles.out}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={last.row.result === 'in' ? 'M3 10.5 8 16 17 4' : 'M4 4 16 16M16 4 4 16'} />
          </svg>
          <div>
            <p className={styles.word}>{results[last.row.result]}</p>
            {last.row.name && (
              <p>
                <b>{last.row.name}</b> <span className="num">{last.row.room}</span>
              </p>
            )}
            <p>
              <span className="num">{clockSeconds(last.row.at)}</span> {reasonOf(data, last)}
            </p>
          </div>
          {undoButton(last)}
        </div>
      ) : (
        <p className={styles.waiting}>{words.none}</p>
      )}
      {earlier.length > 0 && (
        <>
          <p className={styles.small}>{words.earlier}</p>
          <ul className={styles.earlier}>
            {earlier.map((scan) => (
              <li key={scan.row.index}>
                <span>
                  <span className="num">{clockSeconds(scan.row.at)}</span> {whoOf(scan.row)}{' '}
                  <b>{results[scan.row.result]}</b>
                </span>
                {undoButton(scan)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
