import { t } from '../../content/t.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { RequestDemo } from '../../ui/Message/RequestDemo.tsx';
import type { MealId } from '../engine/plan.ts';
import { currentMeal } from '../engine/time.ts';
import { clock } from '../format.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import { openMeal } from '../store/store.ts';
import { storyOf } from '../store/story.ts';
import styles from './Later.module.css';

/** What can be pressed: serve the meal, pause it, and once it is over the next one. */
export function Go() {
  const { store, data } = useDemo();
  const view = useCurrentView();
  const { part, meal, second } = storyOf(view);
  const { plan } = data;
  const next = currentMeal(plan, second);
  const isLive = part === 'running' || part === 'paused';
  const play = (playing: boolean) => () => store.set({ playing });
  return (
    <>
      {part !== 'over' && (
        <Button
          variant={part === 'waiting' ? 'solid' : 'plain'}
          arrow={part === 'waiting' ? 'right' : undefined}
          onClick={play(part !== 'running')}
          data-control
          data-serve={part === 'waiting' ? '' : undefined}
          data-loading={t('Loading')}
          data-late={t('Still loading. Try again')}
        >
          {part === 'waiting' ? serveText(meal) : part === 'running' ? t('Pause') : t('Go on')}
        </Button>
      )}{' '}
      {/* Never mounted anew: its message has the figures of "Your mess" once they are set. */}
      <span hidden={isLive}>
        <RequestDemo site={data.site}>{data.hero.request}</RequestDemo>
      </span>{' '}
      {isLive && (
        <a href="#check-ins" className={styles.bare} data-control>
          {t('See who came')}
        </a>
      )}
      {part === 'over' && (
        <>
          {next !== meal && (
            <Button arrow="right" onClick={() => openMeal(store, next)} data-control>
              {plan.meals[next].name}
            </Button>
          )}{' '}
          <button type="button" className={styles.bare} onClick={() => openMeal(store, meal)} data-control>
            {t('Again')}
          </button>
        </>
      )}
      <noscript>
        <p>
          {t('A still of {time}. With JavaScript, the meal is served here.', { time: clock(second / 60) })}
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
