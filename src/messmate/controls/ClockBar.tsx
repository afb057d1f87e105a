import { t } from '../../content/t.ts';
import { type HostelPlan, MEALS, type MealId } from '../engine/plan.ts';
import { currentMeal, phaseOf, servedMeal } from '../engine/time.ts';
import { clock, clockSeconds, machineTime } from '../format.ts';
import { notify, useCurrentView, useDemo } from '../store/context.ts';
import { serve } from '../store/store.ts';
import styles from './controls.module.css';
import { Button, Select } from './controls.tsx';

/** The head of a panel that follows the meal. */
export function ClockBar() {
  const { store, data } = useDemo();
  const { state, playing } = useCurrentView();
  const { plan } = data;
  const { second } = state;
  return (
    <section className={styles.bar} aria-label={t('Clock of the simulation')}>
      <Button
        isOff={phaseOf(plan.meals[currentMeal(plan, second)], second) === 'done'}
        onClick={() => serve(store)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={playing ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15L17 10z'} />
        </svg>
        {/* On a phone the icons stand alone. */}
        <span className="hidden-below-tablet">{playing ? t('Pause') : t('Play')}</span>
      </Button>
      <p className={styles.time}>
        <time
          className="num"
          dateTime={`${machineTime(second / 60)}:${String(second % 60).padStart(2, '0')}`}
        >
          {clockSeconds(second)}
        </time>{' '}
        <span className="num hidden-below-tablet">{phaseWords(plan, second)}</span>
      </p>
      <MealChoice /> <StartOver />
    </section>
  );
}

export function MealChoice() {
  const { store, data } = useDemo();
  const { second } = useCurrentView().state;
  const { plan } = data;
  const go = (meal: MealId) => {
    store.set({ playing: false });
    store.goTo(plan.meals[meal].opens * 60);
    const now = store.get().state.second;
    notify(t('It is {time}. {phase}.', { time: clock(now / 60), phase: phaseWords(plan, now) }));
  };
  return (
    <Select
      label={t('Go to a meal')}
      options={MEALS.filter((id) => !plan.meals[id].closed)}
      nameOf={(id) => plan.meals[id].name}
      value={servedMeal(plan, second)}
      onChoose={go}
    />
  );
}

export function StartOver() {
  const { store } = useDemo();
  return (
    <Button
      onClick={() => {
        store.startOver();
        notify(t('The demo is back at its beginning.'));
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d="M10 3a7 7 0 1 1-6.7 5h2.1a5 5 0 1 0 1.1-1.7L9 9H2V2l3 3a7 7 0 0 1 5-2z" />
      </svg>
      <span className="hidden-below-tablet">{t('Start over')}</span>
    </Button>
  );
}

/** Which meal is open and until when, or which is next. */
export function phaseWords(plan: HostelPlan, second: number): string {
  const id = currentMeal(plan, second);
  const { name, opens, closes } = plan.meals[id];
  const phase = phaseOf(plan.meals[id], second);
  if (phase === 'live') return t('{meal}, open until {closes}', { meal: name, closes: clock(closes) });
  return phase === 'due'
    ? t('{meal} opens at {opens}', { meal: name, opens: clock(opens) })
    : t('The last meal is over');
}
