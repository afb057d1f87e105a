import { fill } from '../../content/fill.ts';
import { MEALS } from '../engine/plan.ts';
import { say, useDemo, useNow } from '../store/context.ts';
import { SPEEDS, undoableOf } from '../store/store.ts';
import { Act } from './Act.tsx';
import { DaySlider, FIVE_MINUTES } from './DaySlider.tsx';
import styles from './RunTheDay.island.module.css';
import { SegmentedControl } from './SegmentedControl.tsx';
import { useTime } from './useTime.ts';

/** All that moves the clock, undo, and starting over. */
export function RunTheDay() {
  const { store, data } = useDemo();
  const { state, speed } = useNow();
  const { go, tell } = useTime();
  const { clock: at } = data.words.shared;
  return (
    <>
      <div className={styles.controls}>
        <Act onClick={() => go(state.second + FIVE_MINUTES)}>{at.step}</Act>
        <SegmentedControl
          label={at.speed}
          options={SPEEDS}
          words={at.speeds}
          value={speed}
          onChoose={(chosen) => store.set({ speed: chosen })}
        />
      </div>
      <DaySlider onSettled={tell} />
      <fieldset className={styles.jumps}>
        <legend className="visually-hidden">{at.jump}</legend>
        {MEALS.map((id) => (
          <Act key={id} onClick={() => go(data.plan.meals[id].opens * 60)}>
            {fill(at.jumpTo, { meal: data.plan.meals[id].name })}
          </Act>
        ))}
      </fieldset>
      <Recall />
    </>
  );
}

/** Undo, and starting over. */
function Recall() {
  const { store, data } = useDemo();
  const view = useNow();
  const { undo, over } = data.words.shared;
  const what = undoableOf(view);
  return (
    <div className={styles.controls}>
      <Act
        disabled={!what}
        onClick={() => {
          const undone = store.undo();
          if (undone) say(fill(undo.done, { what: undo.what[undone] }));
        }}
      >
        {fill(undo.button, { what: what ? undo.what[what] : '' }).trim()}
      </Act>
      <Act
        onClick={() => {
          store.startOver();
          say(over.done);
        }}
      >
        {over.button}
      </Act>
    </div>
  );
}
