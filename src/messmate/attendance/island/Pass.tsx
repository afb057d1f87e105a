import { fill } from '../../../content/fill.ts';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { Act } from '../../controls/Act.tsx';
import { SegmentedControl } from '../../controls/SegmentedControl.tsx';
import { DOOR_SECONDS } from '../../engine/door.ts';
import { standingOf } from '../../engine/selectors/people.ts';
import { clock, clockSeconds } from '../../format.ts';
import { useDemo, useNow, useView } from '../../store/context.ts';
import { PLACES } from '../../store/store.ts';
import { CellHead } from '../../tabs/CellHead.tsx';
import drawing from '../AttendanceDrawing.module.css';
import { Chips } from './Chips.tsx';
import { Code } from './Code.tsx';
import { dayWords } from './day.ts';
import styles from './Pass.island.module.css';
import { scanText } from './scans.ts';
import type { OnShow } from './useShown.ts';

/** What is scanned: at the counter the student's pass, at the door the code that is there. */
export function Pass({ onShow }: { onShow: OnShow }) {
  const demo = useDemo();
  const { page, site } = demo.data;
  const words = demo.data.words.attendance;
  const { shown, pass, door, text, show } = onShow;
  const isDoor = shown.at === 'door';
  const head = isDoor
    ? [words.door.title, fill(words.door.note, { seconds: DOOR_SECONDS })]
    : [page.attendance.pass, page.attendance.passOn];
  const label = isDoor ? words.door.picture : fill(page.attendance.passPicture, { name: pass.name });
  return (
    <div className={`${styles.pass} ${isDoor ? styles.door : ''}`} data-code>
      <CellHead title={head[0] ?? ''}>
        <span>{head[1]}</span>
      </CellHead>
      <PlaceChoice show={show} />
      <Code text={text} label={label} />
      <div className={styles.holder}>
        <p className={drawing.holder} aria-live="polite">
          <b>{pass.name}</b> <span className="num">{pass.room}</span>
        </p>
        <p className={`num ${drawing.meta}`}>
          <span>
            <Mark kind={pass.diet} />
            {pass.diet === 'veg' ? site.veg : site.nonVeg}
          </span>
          <b>{useStatus(onShow)}</b>
        </p>
      </div>
      <div className={styles.scan}>
        <Act look="primary" onClick={() => scanText(demo, text, shown.resident)}>
          {isDoor ? words.door.scan : words.student.scan}
        </Act>
      </div>
      <Chips onShow={onShow} />
      <p className={`num ${styles.small}`}>{isDoor ? doorValid() : passValid()}</p>
    </div>
  );

  function passValid() {
    const { name, opens, closes } = demo.data.plan.meals[pass.meal];
    const times = { opens: clock(opens), closes: clock(closes) };
    return fill(words.student.valid, { meal: name, date: dayWords(onShow.day), ...times });
  }
  function doorValid() {
    const { name } = demo.data.plan.meals[door.meal];
    const times = { from: clockSeconds(door.from), until: clockSeconds(door.until) };
    return fill(words.door.valid, { meal: name, ...times });
  }
}

/** At the door or at the counter: a control, which answers in the next frame. */
function PlaceChoice({ show }: Pick<OnShow, 'show'>) {
  const { who } = useDemo().data.words.attendance;
  const at = useNow().shown?.at ?? 'counter';
  return (
    <SegmentedControl
      label={who.label}
      isWide
      options={PLACES}
      words={who}
      value={at}
      onChoose={(chosen) => show({ at: chosen })}
    />
  );
}

/** Whether what is shown is due, used or on leave at its meal, in words. */
function useStatus({ shown, pass, door }: OnShow): string {
  const { student, door: atDoor } = useDemo().data.words.attendance;
  const { state } = useView();
  if (shown.isOld)
    return shown.at === 'door' ? fill(atDoor.photo, { time: clock(door.from / 60) }) : student.old;
  if (pass.checkedInAt !== null) return fill(student.used, { time: clockSeconds(pass.checkedInAt) });
  const place = state.hostel.placeOf.get(shown.resident) ?? -1;
  if (standingOf(state, place, pass.meal) === 'away') return student.away;
  return shown.at === 'door' ? atDoor.due : student.unused;
}
