import { useState } from 'react';
import { Mark } from '../../../components/Mark/Mark.tsx';
import { fill } from '../../../text/fill.ts';
import { Act } from '../../controls/Act.tsx';
import { MEALS, type MealId } from '../../engine/plan.ts';
import { passOf } from '../../engine/selectors/checkins.ts';
import { nextWho, standingOf } from '../../engine/selectors/people.ts';
import { currentMeal } from '../../engine/time.ts';
import { clock, clockSeconds } from '../../format.ts';
import { useDemo, useNow, useView } from '../../store/context.ts';
import { CellHead } from '../../tabs/Panel.tsx';
import drawing from '../AttendanceDrawing.module.css';
import styles from './AttendanceLive.island.module.css';
import { Code } from './Code.tsx';
import { dayWords } from './day.ts';
import { Picker } from './Picker.tsx';
import { scanText } from './scans.ts';

/** The student's side: a resident's pass for one meal, as the phone shows it. */
export function Student() {
  const demo = useDemo();
  const { store, data } = demo;
  const { state, shown } = useView();
  const { plan, site, page } = data;
  const words = data.words.attendance.student;
  const now = currentMeal(plan, state.second);
  // Who stands here to begin with has not come yet, and stays when they have.
  const [first] = useState(() => (nextWho(state, now, 'due') ?? state.hostel.residents[0])?.id ?? '');
  const id = shown && state.hostel.placeOf.has(shown.resident) ? shown.resident : first;
  const choice = shown?.meal ?? null;
  const pass = passOf(state, id, choice ?? now);
  const { name, opens, closes } = plan.meals[pass.meal];
  const isAway = standingOf(state, state.hostel.placeOf.get(id) ?? -1, pass.meal) === 'away';
  const status =
    pass.checkedInAt === null
      ? isAway
        ? words.away
        : words.unused
      : fill(words.used, { time: clockSeconds(pass.checkedInAt) });
  return (
    <div className={styles.cell}>
      <CellHead title={page.attendance.pass}>
        <span>{page.attendance.passOn}</span>
      </CellHead>
      <Picker
        meal={pass.meal}
        after={id}
        onPick={(resident) => store.set({ shown: { resident, meal: choice } })}
      />
      <MealChoice current={now} onChoose={(meal) => store.set({ shown: { resident: id, meal } })} />
      <div>
        <Code text={pass.text} label={fill(page.attendance.passPicture, { name: pass.name })} />
        <p className={drawing.holder}>
          <b>{pass.name}</b> <span className="num">{pass.room}</span>
        </p>
        <p className={`num ${drawing.meta}`}>
          <span>
            <Mark kind={pass.diet} />
            {pass.diet === 'veg' ? site.veg : site.nonVeg}
          </span>
          <b>{status}</b>
        </p>
        <p className={`num ${styles.small}`}>
          {fill(words.valid, {
            meal: name.toLowerCase(),
            date: dayWords(plan.day),
            opens: clock(opens),
            closes: clock(closes),
          })}
        </p>
      </div>
      <div className={styles.row}>
        <Act look="primary" onClick={() => scanText(demo, pass.text)}>
          {words.scan}
        </Act>
      </div>
      <p className={styles.small}>
        <a className={styles.link} href="#attendance" target="_blank" rel="noopener">
          {words.other}
        </a>
        {words.otherWhat}
      </p>
    </div>
  );
}

type ChoiceProps = { current: MealId; onChoose: (meal: MealId | null) => void };

/** For which meal the pass is. */
function MealChoice({ current, onChoose }: ChoiceProps) {
  const { data } = useDemo();
  const { shown } = useNow();
  const words = data.words.attendance.student;
  const { meals } = data.plan;
  return (
    <label className={styles.field}>
      {words.meal}
      <select
        value={shown?.meal ?? ''}
        onChange={({ target }) => onChoose((target.value || null) as MealId | null)}
      >
        <option value="">{fill(words.current, { meal: meals[current].name })}</option>
        {MEALS.map((meal) => (
          <option key={meal} value={meal}>
            {meals[meal].name}
          </option>
        ))}
      </select>
    </label>
  );
}
