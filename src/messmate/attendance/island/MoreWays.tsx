import { fill } from '../../../content/fill.ts';
import { Details } from '../../controls/Details.tsx';
import { MEALS, type MealId } from '../../engine/plan.ts';
import { useDemo, useNow } from '../../store/context.ts';
import styles from './AttendanceLive.island.module.css';
import { Camera } from './Camera.tsx';
import { ImageFile } from './ImageFile.tsx';
import { Picker } from './Picker.tsx';
import { RoomForm } from './RoomForm.tsx';
import type { OnShow } from './useShown.ts';

/** What a mess needs besides: any resident, any meal, a dead phone, the camera, a picture, a second screen. */
export function MoreWays({ onShow }: { onShow: OnShow }) {
  const { counter, student } = useDemo().data.words.attendance;
  const { shown, show } = onShow;
  return (
    <Details className={styles.more} summary={<h4>{counter.title}</h4>}>
      {() => (
        <div className={styles.ways}>
          <div>
            <Picker onPick={(resident) => show({ resident, isOld: false })} />
            <MealChoice onShow={onShow} />
          </div>
          <div>
            <RoomForm />
            <Camera resident={shown.resident} />
            <ImageFile resident={shown.resident} />
            <p className={styles.small}>{counter.local}</p>
          </div>
          <p className={styles.small}>
            <a className={styles.link} href="#attendance" target="_blank" rel="noopener">
              {student.other}
            </a>
            {student.otherWhat}
          </p>
        </div>
      )}
    </Details>
  );
}

/** For which meal the pass, or the code at the door, is. */
function MealChoice({ onShow: { current, show } }: { onShow: OnShow }) {
  const { data } = useDemo();
  const { shown } = useNow();
  const words = data.words.attendance.student;
  const { meals } = data.plan;
  return (
    <label className={styles.field}>
      {words.meal}
      <select
        value={shown?.meal ?? ''}
        onChange={({ target }) => show({ meal: (target.value || null) as MealId | null })}
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
