import { useId, useRef } from 'react';
import { fill } from '../../content/fill.ts';
import { Grain } from '../../ui/Grain/Grain.tsx';
import { Button } from '../controls/controls.tsx';
import { say, useDemo, useView } from '../store/context.ts';
import styles from './Answer.module.css';
import { lastScan, type OwnScan, reasonOf, stepOf, whoOf } from './scans.ts';

/**
 * The result of the visitor's last scan. Its place is reserved from the start, so that nothing moves. A screen reader
 * hears it once, from here; no notice repeats it.
 */
export function Answer() {
  const { scans: words } = useDemo().data.words.attendance;
  const last = lastScan(useView());
  const isIn = last?.row.result === 'in';
  const place = useRef<HTMLElement>(null);
  const id = useId();
  const look = last ? (isIn ? styles.in : styles.out) : styles.waiting;
  return (
    <section
      ref={place}
      data-control
      tabIndex={-1}
      aria-labelledby={id}
      className={`${styles.answer} ${look}`}
    >
      <h5 id={id} className="visually-hidden">
        {words.title}
      </h5>
      <div aria-live="polite" aria-atomic="true">
        {last && <Result key={last.row.index} scan={last} />}
      </div>
      {!last && (
        <p className={styles.word}>
          <Grain state="due" />
          {words.none}
        </p>
      )}
      {isIn && <Undo scan={last} onDone={() => place.current?.focus()} />}
    </section>
  );
}

function Result({ scan }: { scan: OwnScan }) {
  const { data } = useDemo();
  const words = data.words.attendance.scans;
  const { row } = scan;
  const step = stepOf(scan);
  return (
    <div>
      <p className={styles.word}>
        {row.result === 'in' ? <Grain state="served" size={26} /> : <Cross />}
        {data.page.attendance.results[row.result]}
        {step && (
          <>
            <span className="num" aria-hidden="true">
              {fill(words.step, step)}
            </span>
            <span className="visually-hidden">. {fill(words.stepSaid, step)}</span>
          </>
        )}
      </p>
      <p className="num">
        {row.name && <b>{whoOf(row)}. </b>}
        {reasonOf(data, scan)}
      </p>
    </div>
  );
}

/** Undoes the visitor's last scan. The button disappears with its scan, so the focus has to be moved. */
function Undo({ scan: { row }, onDone }: { scan: OwnScan; onDone: () => void }) {
  const { store, data } = useDemo();
  const words = data.words.attendance.scans;
  const result = data.page.attendance.results[row.result];
  const undo = () => {
    store.undoScan();
    say(fill(words.undone, { scan: `${result}, ${whoOf(row)}` }));
    onDone();
  };
  return (
    <div className={styles.undo}>
      <Button look="firm" label={`${words.undo} ${result} ${whoOf(row)}`} onClick={undo}>
        {words.undo}
      </Button>
    </div>
  );
}

const Cross = () => (
  <svg className={styles.cross} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 4 16 16M16 4 4 16" />
  </svg>
);
