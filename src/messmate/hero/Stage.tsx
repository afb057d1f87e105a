import { type FocusEvent, memo, useEffect, useRef } from 'react';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { plateText } from '../../ui/Thali/plate-text.ts';
import { Thali } from '../../ui/Thali/Thali.tsx';
import { mealReadout } from '../engine/selectors/meals.ts';
import { grainSlotsOf } from '../engine/selectors/plate.ts';
import { useAnnounced, useCurrentView, useView } from '../store/context.ts';
import { heardOf, type Part, storyOf } from '../store/story.ts';
import { Go } from './Go.tsx';
import styles from './Hero.module.css';
import later from './Later.module.css';
import { Over, Running, Waiting } from './Talk.tsx';

/** The words, the buttons and the plate of the meal that is served. */
export function Stage() {
  const view = useView();
  const { part } = storyOf(view);
  // The buttons answer at once, and the words with them.
  const now = storyOf(useCurrentView()).part;
  const go = useKeptFocus(now);
  useAnnounced(heardOf(view));
  return (
    <>
      <div className={styles.talk}>
        {part === 'waiting' && <Waiting />}
        {(part === 'running' || part === 'paused') && <Running />}
        {part === 'over' && <Over />}
      </div>
      <div {...go} tabIndex={-1} className={`screen-only ${styles.go} ${now === 'over' ? later.over : ''}`}>
        <Go />
      </div>
      <Plate />
    </>
  );
}

/** Follows the deferred view only: an answer to a press does not wait for the grains. */
const Plate = memo(function Plate() {
  const view = useView();
  const { state } = view;
  const { meal, name, counts } = storyOf(view);
  const { food, phase } = mealReadout(state, meal);
  return (
    <div className={styles.plate}>
      <Thali
        counts={counts}
        food={food}
        room={grainSlotsOf(state, meal)}
        each={studentsPerGrain(state.hostel.residents.length)}
        label={plateText(name, counts, phase)}
      />
    </div>
  );
});

/** With a part of the story its focused button disappears, so the container takes the focus that was in it. */
function useKeptFocus(part: Part) {
  const ref = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the part changes
  useEffect(() => {
    if (isHeld.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [part]);
  return {
    ref,
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      isHeld.current = !target.isConnected;
    },
  };
}
