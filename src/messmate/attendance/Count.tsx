import { numberText } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import { Arrow } from '../../ui/Arrow/Arrow.tsx';
import { Button } from '../controls/controls.tsx';
import type { MealId } from '../engine/plan.ts';
import { clock } from '../format.ts';
import { RUN } from '../store/clockwork.ts';
import { useCurrentView, useDemo, useView } from '../store/context.ts';
import { serve } from '../store/store.ts';
import styles from './Count.module.css';
import { storyOf } from './story.ts';

export function Count() {
  const { store } = useDemo();
  const { part, meal } = storyOf(useCurrentView());
  const { counts, came, second } = storyOf(useView());
  const { expected, error, notComing, forecast } = counts;
  const waits = part === 'waits';
  const running = part === 'runs' ? t('Pause') : t('Go on');
  return (
    <div className={styles.count}>
      <p className={styles.figure}>{numberText(came || forecast)}</p>
      <p key={Number(came > 0)} className={`num ${styles.status}`}>
        {came === 0 && <span>{t('± {error} expected, {notComing} not coming', { error, notComing })}</span>}
        {came > 0 && (
          <>
            <span>{t('in by {time},', { time: clock(Math.floor(second / 60)) })}</span>{' '}
            <span>{t('{toCome} ± {error} still to come', { toCome: expected, error })}</span>
          </>
        )}
      </p>
      <div className={styles.go}>
        <Button look={part === 'runs' ? 'firm' : 'primary'} onClick={() => serve(store)}>
          <span>{waits ? serveText(meal) : running}</span>
          {waits && <Arrow />}
        </Button>
      </div>
      <p data-control className={styles.note}>
        {t('A meal in {seconds} seconds. Nothing is sent.', { seconds: RUN })}
      </p>
    </div>
  );
}

const serveText = (meal: MealId): string =>
  ({
    breakfast: t('Serve breakfast'),
    lunch: t('Serve lunch'),
    snacks: t('Serve snacks'),
    dinner: t('Serve dinner'),
  })[meal];
