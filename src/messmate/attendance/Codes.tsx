import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { t } from '../../content/t.ts';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { VegMark } from '../../ui/VegMark/VegMark.tsx';
import { Button } from '../controls/controls.tsx';
import type { Scan } from '../engine/events.ts';
import { hasMarkedLeave } from '../engine/presence.ts';
import { attendanceOf, findNextResident } from '../engine/selectors/checkins.ts';
import type { HostelState } from '../engine/state.ts';
import { currentMeal, lastOpenedMeal, phaseOf } from '../engine/time.ts';
import { formatTimeWithSeconds, nameAndRoom } from '../format.ts';
import { refusalText, scanResultText } from '../refusals.ts';
import { notify, useChoice, useDemo, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { buildCodes, describePass, explainScan, findLastScan, type LastScan } from './scans.ts';

/** Memoised, because each step of the clock would otherwise compute the code again. */
const Code = memo(QrCode);

/** The code at the entrance and the pass of a student, with a button to scan each. */
export function Codes() {
  const { store } = useDemo();
  const view = useViewWhilePaused();
  const { nextScan, setNextScan, showNextPass } = useNextScan();
  // The buttons respond first; the codes follow.
  const deferredScan = useDeferredValue(nextScan);
  const { pass, door } = buildCodes(view.state, { ...deferredScan, place: 'door' });
  const change = { time: formatTimeWithSeconds(door.until) };
  const { text: passText } = buildCodes(view.state, { ...deferredScan, place: 'counter' });
  const lastScan = findLastScan(view);
  const passScan = lastScan?.row.resident === deferredScan.resident ? lastScan : null;
  const isAdmitted = passScan?.row.result === 'in';
  const buttonsRef = useRef<HTMLDivElement>(null);
  const scan = (place: Scan['place']) => {
    store.set({ isPlaying: false });
    setNextScan({ ...nextScan, place });
    store.dispatch({ ...nextScan, place, type: 'scan' });
  };
  const startOver = () => {
    store.startOver();
    notify(t('The demo is back at its beginning.'));
  };
  return (
    <div className={`stack ${styles.codes}`}>
      <Device
        name={t('At the door')}
        note={deferredScan.isOld ? t('Changed at {time}', change) : t('Changes at {time}', change)}
      >
        <Code text={door.text} label={t('The code at the mess entrance, to be read by a student’s phone')} />
      </Device>{' '}
      <Device
        name={
          <>
            <span translate="no">{pass.name}</span> <VegMark kind={pass.diet} />
          </>
        }
        note={
          <>
            <span translate="no">{pass.room}</span>. {describePass(view.state, deferredScan)}
          </>
        }
      >
        <Code text={passText} label={t('Sample mess pass of {name} as a QR code', { name: pass.name })} />
      </Device>
      <div ref={buttonsRef} data-control className={styles.buttons}>
        {/* One button for both actions, so that it keeps the focus. */}
        <Button variant="primary" onClick={() => (isAdmitted ? showNextPass('to-come') : scan('door'))}>
          {isAdmitted ? t('Next student') : t('Scan the door code')}
        </Button>
        <Button variant="strong" onClick={() => scan('counter')}>
          {t('Scan this pass')}
        </Button>
      </div>
      {passScan ? (
        <ScanResult scan={passScan} onUndone={() => buttonsRef.current?.querySelector('button')?.focus()} />
      ) : (
        <LeaveButton scan={deferredScan} onMarked={() => setNextScan({ ...nextScan, isOld: false })} />
      )}
      <details data-control className={styles.moreToTry}>
        <summary>{t('More to try')}</summary>
        <div>
          <Button onClick={() => showNextPass('away')}>{t('A student on leave')}</Button>
          <Button onClick={() => showNextPass('to-come', true)}>{t('Old codes')}</Button>
          <Button onClick={startOver}>{t('Start over')}</Button>
        </div>
      </details>
    </div>
  );
}

/** Returns the same view while the clock runs, because new codes at each step would slow down the plate's animation. */
function useViewWhilePaused() {
  const view = useView();
  const [pausedView, setPausedView] = useState(view);
  if (view !== pausedView && !view.isPlaying) setPausedView(view);
  return view.isPlaying ? pausedView : view;
}

/** Returns the visitor's next scan, at first of a resident still to come, and functions to change it. */
function useNextScan() {
  const { store } = useDemo();
  const { plan, residents } = store.initialView.state.hostel;
  const findNext = (state: HostelState, attendance: 'to-come' | 'away', after?: string) =>
    findNextResident(state, lastOpenedMeal(plan, state.second), attendance, after);
  const student = findNext(store.initialView.state, 'to-come') ?? residents[0];
  const initialScan: Scan = { resident: student?.id ?? '', place: 'door', isOld: false };
  const [nextScan, setNextScan] = useChoice('nextScan', initialScan);
  const showNextPass = (attendance: 'to-come' | 'away', isOld = false) => {
    store.set({ isPlaying: false });
    const next = findNext(store.get().state, attendance, nextScan.resident);
    if (next) setNextScan({ ...nextScan, resident: next.id, isOld });
    else notify(t('No such student at this meal.'));
  };
  return { nextScan, setNextScan, showNextPass };
}

type DeviceProps = { name: ReactNode; note: ReactNode; children: ReactNode };

const Device = ({ name, note, children }: DeviceProps) => (
  <figure className={styles.device}>
    {children}
    <figcaption className="num">
      <b>{name}</b> <span>{note}</span>
    </figcaption>
  </figure>
);

function ScanResult({ scan, onUndone }: { scan: LastScan; onUndone: () => void }) {
  const { store } = useDemo();
  const { row } = scan;
  const isAdmitted = row.result === 'in';
  const result = scanResultText(row.result);
  const undo = () => {
    store.set({ isPlaying: false });
    store.undoScan();
    notify(t('Scan undone: {name}.', { name: row.name }));
    onUndone();
  };
  return (
    <section
      className={`cluster ${styles.leaveOrResult} ${isAdmitted ? `on-accent ${styles.admitted}` : styles.refused}`}
      aria-label={t('Your last scan')}
    >
      <p key={row.index}>
        <b>{result}</b> <span>{explainScan(scan)}</span>
      </p>
      {isAdmitted && (
        <Button label={`${t('Undo')} ${result} ${nameAndRoom(row)}`} onClick={undo}>
          {t('Undo')}
        </Button>
      )}
    </section>
  );
}

/** A button that marks or withdraws leave, as a student does in the app. The forecast changes at once. */
function LeaveButton({ scan, onMarked }: { scan: Scan; onMarked: () => void }) {
  const { store } = useDemo();
  const { state } = useView();
  const index = state.hostel.indexOfResident.get(scan.resident) ?? -1;
  const { name = '' } = state.hostel.residents[index] ?? {};
  const { plan } = state.hostel;
  const meal = currentMeal(plan, state.second);
  const isOver = phaseOf(plan.meals[meal], state.second) === 'done';
  const isMarked = hasMarkedLeave(state, index, meal);
  const label = isMarked ? t('Is back') : t('Mark away');
  const mark = () => {
    const refusal = store.dispatch({ type: 'mark-leave', resident: scan.resident, isAway: !isMarked });
    if (refusal) notify(refusalText(refusal));
    else onMarked();
  };
  return (
    <div className={`cluster ${styles.leaveOrResult}`}>
      <p>{t('Going home? A student marks leave in the app, and the kitchen cooks a plate less.')}</p>
      <Button
        label={`${label}: ${name}`}
        disabled={isOver || (!isMarked && attendanceOf(state, index, meal) !== 'to-come')}
        onClick={mark}
      >
        {label}
      </Button>
    </div>
  );
}
