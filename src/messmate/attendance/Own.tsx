import { memo, useDeferredValue } from 'react';
import { fill } from '../../content/fill.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { Button, CellHead, SegmentedControl } from '../controls/controls.tsx';
import { DOOR_SECONDS } from '../engine/door.ts';
import { lastIn, nextWho, standingOf } from '../engine/selectors/people.ts';
import { currentMeal } from '../engine/time.ts';
import { clock, clockSeconds } from '../format.ts';
import { say, useChosen, useDemo, useView } from '../store/context.ts';
import styles from './AttendancePanel.module.css';
import { codeOf, dayWords, PLACES, type Shown, scan } from './scans.ts';

/** Memoised, or each step of the clock would compute the code again. */
const Code = memo(QrCode);

/** What is scanned: the student's pass at the counter, or the code at the door. */
export function Pass() {
  const { data } = useDemo();
  const { state } = useView();
  const { page, site, plan } = data;
  const words = data.words.attendance;
  const [chosen, choose] = useShown();
  // The buttons respond first; the code follows.
  const shown = useDeferredValue(chosen);
  const isDoor = shown.at === 'door';
  const { pass, door, text } = codeOf(state, shown);
  const { name } = plan.meals[pass.meal];
  return (
    <div className={`${styles.pass} ${isDoor ? styles.door : ''}`} data-code>
      <div className="hidden-below-tablet">
        <CellHead title={isDoor ? words.door.title : page.attendance.pass}>
          <span>{isDoor ? fill(words.door.note, { seconds: DOOR_SECONDS }) : page.attendance.passOn}</span>
        </CellHead>
      </div>
      <SegmentedControl
        label={words.who.label}
        isWide
        options={PLACES}
        words={words.who}
        value={chosen.at}
        onChoose={(at) => choose({ ...chosen, at })}
      />
      <Code
        text={text}
        label={isDoor ? words.door.picture : fill(page.attendance.passPicture, { name: pass.name })}
      />
      <div className={styles.holder}>
        <p aria-live="polite">
          <b>{pass.name}</b> <span className="num">{pass.room}</span>
        </p>
        <p className="num">
          <span>
            <Mark kind={pass.diet} />
            {pass.diet === 'veg' ? site.veg : site.nonVeg}
          </span>
          <b>{useStatus(shown)}</b>
        </p>
      </div>
      <Buttons chosen={chosen} choose={choose} />
      <p className={`num ${styles.valid}`}>
        {isDoor
          ? fill(words.door.valid, { meal: name, until: clockSeconds(door.until) })
          : fill(words.student.valid, { meal: name, date: dayWords(pass.day) })}
      </p>
    </div>
  );
}

/** What is shown to be scanned. At first the pass of somebody who has not come yet; it stays when they have. */
function useShown(): [Shown, (shown: Shown) => void] {
  const { state } = useDemo().store.initial;
  const { plan, residents, placeOf } = state.hostel;
  const first = nextWho(state, currentMeal(plan, state.second), 'due') ?? residents[0];
  return useChosen<Shown>(
    'pass',
    { resident: first?.id ?? '', at: 'counter', isOld: false },
    ({ resident, at }) => placeOf.has(resident) && PLACES.includes(at),
  );
}

/** Whether the holder is due, has eaten or is on leave, in words. */
function useStatus(shown: Shown): string {
  const { student, door: atDoor } = useDemo().data.words.attendance;
  const { state } = useView();
  const { pass, door } = codeOf(state, shown);
  if (shown.isOld)
    return shown.at === 'door' ? fill(atDoor.photo, { time: clock(door.from / 60) }) : student.old;
  if (pass.checkedInAt !== null) return fill(student.used, { time: clockSeconds(pass.checkedInAt) });
  if (standingOf(state, state.hostel.placeOf.get(shown.resident) ?? -1, pass.meal) === 'away')
    return student.away;
  return shown.at === 'door' ? atDoor.due : student.unused;
}

/** Scans what is shown, or shows something else to scan: somebody who has not come, somebody on leave, an old code. */
function Buttons({ chosen, choose }: { chosen: Shown; choose: (shown: Shown) => void }) {
  const { store, data } = useDemo();
  const words = data.words.attendance;
  const isDoor = chosen.at === 'door';
  const show = (resident: string | undefined, isOld = false): Shown | null => {
    if (!resident) {
      say(words.student.nobody);
      return null;
    }
    const next = { ...chosen, resident, isOld };
    choose(next);
    return next;
  };
  const now = () => {
    const { state } = store.get();
    return [state, currentMeal(data.plan, state.second)] as const;
  };
  const showNext = (standing: 'due' | 'away', isOld = false) =>
    show(nextWho(...now(), standing, chosen.resident)?.id, isOld);
  const scanAgain = () => {
    const same = show(lastIn(...now(), chosen.resident));
    if (same) scan(store, same);
  };
  return (
    <>
      <div data-control className={styles.scan}>
        <Button look="primary" onClick={() => scan(store, chosen)}>
          {isDoor ? words.door.scan : words.student.scan}
        </Button>
      </div>
      <fieldset data-control className={styles.others}>
        <legend>{words.student.anyone}</legend>
        <Button onClick={() => showNext('due')}>{words.student.next}</Button>
        <Button onClick={scanAgain}>{words.student.again}</Button>
        <Button onClick={() => showNext('away')}>{words.student.onLeave}</Button>
        <Button onClick={() => showNext('due', true)}>
          {isDoor ? words.door.oldButton : words.student.oldButton}
        </Button>
      </fieldset>
    </>
  );
}
