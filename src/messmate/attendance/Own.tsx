import { memo, useDeferredValue, useRef } from 'react';
import { fill } from '../../content/fill.ts';
import { Mark } from '../../ui/Mark/Mark.tsx';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import { MealChoice, StartOver } from '../controls/ClockBar.tsx';
import { Button, SegmentedControl } from '../controls/controls.tsx';
import { nextWho, standingOf } from '../engine/selectors/people.ts';
import { servedMeal } from '../engine/time.ts';
import { clock, clockSeconds } from '../format.ts';
import { say, useChosen, useDemo, useView } from '../store/context.ts';
import { Cross } from './CheckIns.tsx';
import styles from './Own.module.css';
import {
  codeOf,
  dayWords,
  lastScan,
  type OwnScan,
  PLACES,
  reasonOf,
  type Shown,
  scan,
  whoOf,
} from './scans.ts';

/** Memoised, or each step of the clock would compute the code again. */
const Code = memo(QrCode);

/** The visitor's own scan: the code at the door or the pass at the counter, who stands there, and what came of it. */
export function Own() {
  const { store, data } = useDemo();
  const view = useView();
  const { page, words: all } = data;
  const words = all.attendance;
  const [chosen, choose] = useShown();
  // The buttons respond first; the code follows.
  const shown = useDeferredValue(chosen);
  const isDoor = shown.at === 'door';
  const { pass, text } = codeOf(view.state, shown);
  const last = lastScan(view);
  const button = useRef<HTMLDivElement>(null);
  const show = useShow(chosen, choose);
  return (
    <section className={styles.own} aria-labelledby="own-scan">
      <h4 data-control id="own-scan">
        {words.own}
      </h4>
      <SegmentedControl
        label={words.who.label}
        isWide
        options={PLACES}
        words={words.who}
        value={chosen.at}
        onChoose={(at) => choose({ ...chosen, at })}
      />
      <div className={`${styles.code} ${isDoor ? styles.door : ''}`}>
        <Code
          text={text}
          label={isDoor ? words.door.picture : fill(page.attendance.passPicture, { name: pass.name })}
        />
      </div>
      {last?.row.resident === shown.resident ? (
        <Answer scan={last} onUndone={() => button.current?.querySelector('button')?.focus()} />
      ) : (
        <Holder shown={shown} />
      )}
      <div ref={button} data-control className={styles.scan}>
        <Button look="firm" onClick={() => scan(store, chosen)}>
          {isDoor ? words.door.scan : words.student.scan}
        </Button>
        <Button onClick={() => show('due')}>{words.student.next}</Button>
      </div>
      <details data-control className={styles.more}>
        <summary>{words.student.more}</summary>
        <div>
          <Button onClick={() => show('away')}>{words.student.onLeave}</Button>
          <Button onClick={() => show('due', true)}>
            {isDoor ? words.door.oldButton : words.student.oldButton}
          </Button>
          <MealChoice />
          <StartOver />
        </div>
      </details>
    </section>
  );
}

/** What is shown to be scanned. At first the code at the door, for somebody who has not come yet. */
function useShown(): [Shown, (shown: Shown) => void] {
  const { state } = useDemo().store.initial;
  const { plan, residents, placeOf } = state.hostel;
  const first = nextWho(state, servedMeal(plan, state.second), 'due') ?? residents[0];
  return useChosen<Shown>(
    'pass',
    { resident: first?.id ?? '', at: 'door', isOld: false },
    ({ resident, at }) => placeOf.has(resident) && PLACES.includes(at),
  );
}

/** Shows the next who stands so at the meal, or says that there is nobody. */
function useShow(chosen: Shown, choose: (shown: Shown) => void) {
  const { store, data } = useDemo();
  return (standing: 'due' | 'away', isOld = false) => {
    const { state } = store.get();
    const next = nextWho(state, servedMeal(data.plan, state.second), standing, chosen.resident);
    if (next) choose({ ...chosen, resident: next.id, isOld });
    else say(data.words.attendance.student.nobody);
  };
}

/** Who stands there: name, room, diet, whether they may eat, and for how long the code counts. */
function Holder({ shown }: { shown: Shown }) {
  const { data } = useDemo();
  const { state } = useView();
  const { student, door: atDoor } = data.words.attendance;
  const { pass, door } = codeOf(state, shown);
  const isDoor = shown.at === 'door';
  const place = state.hostel.placeOf.get(shown.resident) ?? -1;
  const photo = isDoor ? fill(atDoor.photo, { time: clock(door.from / 60) }) : student.old;
  const used = pass.checkedInAt !== null && fill(student.used, { time: clockSeconds(pass.checkedInAt) });
  const away = standingOf(state, place, pass.meal) === 'away' && student.away;
  return (
    <div className={styles.holder}>
      <p>
        <b translate="no">{pass.name}</b>
        <span className="num" translate="no">
          {pass.room}
        </span>
        <Mark kind={pass.diet} label={pass.diet === 'veg' ? data.site.veg : data.site.nonVeg} />
      </p>
      <p className="num">{shown.isOld ? photo : used || away || (isDoor ? atDoor.due : student.unused)}</p>
      <p className="num">
        {isDoor
          ? fill(atDoor.valid, { until: clockSeconds(door.until) })
          : fill(student.valid, { date: dayWords(pass.day) })}
      </p>
    </div>
  );
}

/** What came of the visitor's last scan, in the place of who was scanned. */
function Answer({ scan, onUndone }: { scan: OwnScan; onUndone: () => void }) {
  const { store, data } = useDemo();
  const words = data.words.attendance.scans;
  const { row } = scan;
  const isIn = row.result === 'in';
  const result = data.page.attendance.results[row.result];
  const undo = () => {
    store.undoScan();
    say(fill(words.undone, { name: row.name }));
    onUndone();
  };
  return (
    <section className={`${styles.holder} ${isIn ? styles.in : styles.out}`} aria-label={words.title}>
      <p key={row.index} className={styles.result}>
        {!isIn && <Cross />}
        <span>{result}</span>
      </p>
      <p className="num">
        {row.name && <b>{`${whoOf(row)}. `}</b>}
        <span>{reasonOf(data, scan)}</span>
      </p>
      {isIn && (
        <Button look="firm" label={`${words.undo} ${result} ${whoOf(row)}`} onClick={undo}>
          {words.undo}
        </Button>
      )}
    </section>
  );
}
