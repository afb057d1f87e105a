import { type FocusEvent, memo, useEffect, useRef } from 'react';
import { studentsPerGrain } from '../../ui/Thali/counts.ts';
import { plateText } from '../../ui/Thali/plate-text.ts';
import { Thali } from '../../ui/Thali/Thali.tsx';
import { readMeal } from '../engine/selectors/meals.ts';
import { plateCapacityOf } from '../engine/selectors/plate.ts';
import { useAnnouncement, useCurrentView, useView } from '../store/context.ts';
import { describeProgress, type MealStage, readProgress } from '../store/meal-progress.ts';
import styles from './Hero.module.css';
import servedStyles from './ServedMeal.module.css';
import { StageButtons } from './StageButtons.tsx';
import { OverText, RunningText, WaitingText } from './StageText.tsx';

/** The texts, the buttons and the plate of the meal that is served. */
export function Stage() {
  const view = useView();
  const { stage } = readProgress(view);
  // The buttons follow the current view, so that they respond at once.
  const currentStage = readProgress(useCurrentView()).stage;
  const focusFallback = useFocusFallback(currentStage);
  useAnnouncement(describeProgress(view));
  return (
    <>
      <div className={styles.text}>
        {stage === 'waiting' && <WaitingText />}
        {(stage === 'running' || stage === 'paused') && <RunningText />}
        {stage === 'over' && <OverText />}
      </div>
      <div
        {...focusFallback}
        tabIndex={-1}
        className={`screen-only cluster ${styles.buttons} ${currentStage === 'over' ? servedStyles.finishedButtons : ''}`}
      >
        <StageButtons />
      </div>
      <Plate />
    </>
  );
}

/** Follows the deferred view, because rendering the grains would delay the response to a press. */
const Plate = memo(function Plate() {
  const view = useView();
  const { state } = view;
  const { meal, name, counts } = readProgress(view);
  const { food, phase } = readMeal(state, meal);
  return (
    <div className={styles.plate}>
      <Thali
        counts={counts}
        food={food}
        capacity={plateCapacityOf(state, meal)}
        groupSize={studentsPerGrain(state.hostel.residents.length)}
        label={plateText(name, counts, phase)}
      />
    </div>
  );
});

/** When the stage changes, its focused button may disappear; the container then takes the focus. */
function useFocusFallback(stage: MealStage) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stage changes
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  }, [stage]);
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button also loses the focus when React removes it. The container must then take the focus.
      hasFocus.current = !target.isConnected;
    },
  };
}
