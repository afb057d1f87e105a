import { t } from '../../content/t.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { RequestDemo } from '../../ui/Message/RequestDemo.tsx';
import type { MealId } from '../engine/plan.ts';
import { currentMeal } from '../engine/time.ts';
import { formatTime } from '../format.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import { readProgress } from '../store/meal-progress.ts';
import { goToOpening } from '../store/store.ts';
import styles from './ServedMeal.module.css';

/** The buttons serve and pause the meal, and open the next one once it is over. queued-presses.ts reads `data-serve`. */
export function StageButtons() {
  const { store, data } = useDemo();
  const view = useCurrentView();
  const { stage, meal, second } = readProgress(view);
  const { plan } = data;
  const nextMeal = currentMeal(plan, second); // `meal` until it is over
  const isBeingServed = stage === 'running' || stage === 'paused';
  const setPlaying = (isPlaying: boolean) => () => store.set({ isPlaying });
  return (
    <>
      {stage !== 'over' && (
        <Button
          variant={stage === 'waiting' ? 'solid' : 'plain'}
          arrow={stage === 'waiting' ? 'right' : undefined}
          onClick={setPlaying(stage !== 'running')}
          data-control
          data-serve={stage === 'waiting' ? '' : undefined}
          data-loading={t('Loading')}
          data-late={t('Still loading. Try again')}
        >
          {stage === 'waiting' ? serveText(meal) : stage === 'running' ? t('Pause') : t('Go on')}
        </Button>
      )}{' '}
      {/* Hidden instead of removed, because a script writes the figures of "Your mess" into the link's message. */}
      <span hidden={isBeingServed}>
        <RequestDemo site={data.site}>{data.hero.request}</RequestDemo>
      </span>{' '}
      {isBeingServed && (
        <a href="#check-ins" className={styles.link} data-control>
          {t('See who came')}
        </a>
      )}
      {stage === 'over' && (
        <>
          {nextMeal !== meal && (
            <Button arrow="right" onClick={() => goToOpening(store, nextMeal)} data-control>
              {plan.meals[nextMeal].name}
            </Button>
          )}{' '}
          <button type="button" className={styles.link} onClick={() => goToOpening(store, meal)} data-control>
            {t('Again')}
          </button>
        </>
      )}
      <noscript>
        <p>
          {t('A still of {time}. With JavaScript, the meal is served here.', {
            time: formatTime(second / 60),
          })}
        </p>
      </noscript>
    </>
  );
}

const serveText = (meal: MealId): string =>
  ({
    breakfast: t('Serve breakfast'),
    lunch: t('Serve lunch'),
    snacks: t('Serve snacks'),
    dinner: t('Serve dinner'),
  })[meal];
