import { Act } from '../../controls/Act.tsx';
import { nextWho, STANDINGS } from '../../engine/selectors/people.ts';
import { say, useDemo, useView } from '../../store/context.ts';
import styles from './Pass.island.module.css';
import type { OnShow } from './useShown.ts';

/** Puts another there to be scanned: one who has not come, who has eaten, who is on leave; and a code that is old. */
export function Chips({ onShow: { shown, pass, show } }: { onShow: OnShow }) {
  const words = useDemo().data.words.attendance.student;
  const { state } = useView();
  const pick = (standing: (typeof STANDINGS)[number], isOld = false) => {
    const one = nextWho(state, pass.meal, standing, shown.resident);
    if (one) show({ resident: one.id, isOld });
    else say(words.nobody);
  };
  return (
    <fieldset className={styles.chips}>
      <legend>{words.anyone}</legend>
      {STANDINGS.map((standing) => (
        <Act key={standing} onClick={() => pick(standing)}>
          {words.standings[standing]}
        </Act>
      ))}
      <Act onClick={() => pick('due', true)}>{words.oldOne}</Act>
    </fieldset>
  );
}
