import { useId, useRef } from 'react';
import { fill } from '../../../content/fill.ts';
import { Grain } from '../../../ui/Grain/Grain.tsx';
import { type CheckInRow, latestCheckIns } from '../../engine/selectors/checkins.ts';
import { clockSeconds } from '../../format.ts';
import { useDemo, useView } from '../../store/context.ts';
import styles from './Answer.island.module.css';
import { ownScans, reasonOf, stepOf, whoOf } from './scans.ts';
import { UndoScan } from './UndoScan.tsx';

/**
 * What came of the visitor's last scan, in a place that is there from the start, so that nothing moves. A screen
 * reader hears it once, from here: no notice repeats it.
 */
export function Answer() {
  const { data } = useDemo();
  const words = data.words.attendance.scans;
  const { results } = data.page.attendance;
  const view = useView();
  const [last] = ownScans(view, 1);
  const step = last && stepOf(last);
  const place = useRef<HTMLElement>(null);
  const id = useId();
  const isIn = last?.row.result === 'in';
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className={last ? (isIn ? styles.in : styles.out) : styles.waiting}
    >
      <h5 id={id} className="visually-hidden">
        {words.title}
      </h5>
      <div aria-live="polite" aria-atomic="true">
        {last && (
          <div key={last.row.index}>
            <p className={styles.word}>
              {isIn ? <Grain state="served" size={26} /> : <Cross />}
              {results[last.row.result]}
              {step && (
                <>
                  <span className={`num ${styles.step}`} aria-hidden="true">
                    {fill(words.step, step)}
                  </span>
                  <span className="visually-hidden">. {fill(words.stepSaid, step)}</span>
                </>
              )}
            </p>
            <p className="num">
              {last.row.name && <b>{whoOf(last.row)}. </b>}
              {reasonOf(data, last)}
            </p>
          </div>
        )}
      </div>
      {!last && <LastOfAll row={latestCheckIns(view.state, 1)[0]} />}
      {isIn && (
        <div className={styles.undo}>
          <UndoScan scan={last} onDone={() => place.current?.focus()} />
        </div>
      )}
    </section>
  );
}

/** Until the visitor scans: who came last, and what to do. Not announced, for it changes with the clock. */
function LastOfAll({ row }: { row: CheckInRow | undefined }) {
  const { latest, none } = useDemo().data.words.attendance.scans;
  return (
    <>
      {row?.name && (
        <>
          <p className={`num ${styles.last}`}>{fill(latest, { time: clockSeconds(row.at) })}</p>
          <p className="num">{whoOf(row)}</p>
        </>
      )}
      <p className={styles.none}>
        <Grain state="due" />
        {none}
      </p>
    </>
  );
}

const Cross = () => (
  <svg className={styles.cross} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 4 16 16M16 4 4 16" />
  </svg>
);
