import { fill } from '../../content/fill.ts';
import { MEALS, type MealId } from '../engine/plan.ts';
import { currentMeal, DAY_END, phaseOf } from '../engine/time.ts';
import { clock, clockSeconds, machineTime } from '../format.ts';
import { type DemoData, say, useDemo, useNow } from '../store/context.ts';
import styles from './controls.module.css';
import { Button } from './controls.tsx';

/** The head of every panel: the time, Play, a choice of the meal, and Start over. */
export function ClockBar() {
  const { store, data } = useDemo();
  const { state, playing } = useNow();
  const { clock: words, over } = data.words.shared;
  const { plan } = data;
  const { second } = state;
  const sayTime = () => {
    const now = store.get().state.second;
    say(fill(words.moved, { time: clock(now / 60), phase: phaseWords(data, now) }));
  };
  return (
    <section className={styles.bar} aria-label={words.label}>
      <Button onClick={() => (second < DAY_END ? store.set({ playing: !playing }) : sayTime())}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={playing ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15L17 10z'} />
        </svg>
        {/* On a phone the icons stand alone, and the choice of the meal says which it is. */}
        <span className="hidden-below-tablet">{playing ? words.pause : words.play}</span>
      </Button>
      <p className={styles.time}>
        <time
          className="num"
          dateTime={`${machineTime(second / 60)}:${String(second % 60).padStart(2, '0')}`}
        >
          {clockSeconds(second)}
        </time>{' '}
        <span className="num hidden-below-tablet">{phaseWords(data, second)}</span>
      </p>
      <select
        data-control
        className={styles.select}
        aria-label={words.jump}
        value={currentMeal(plan, second)}
        onChange={({ target }) => {
          store.goTo(plan.meals[target.value as MealId].opens * 60);
          sayTime();
        }}
      >
        {MEALS.map((id) => (
          <option key={id} value={id}>
            {plan.meals[id].name}
          </option>
        ))}
      </select>
      <Button
        onClick={() => {
          store.startOver();
          say(over.done);
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3a7 7 0 1 1-6.7 5h2.1a5 5 0 1 0 1.1-1.7L9 9H2V2l3 3a7 7 0 0 1 5-2z" />
        </svg>
        <span className="hidden-below-tablet">{over.button}</span>
      </Button>
    </section>
  );
}

/** What is going on at a second of the day, in words: which meal is open and until when, or which is next. */
export function phaseWords({ plan, words }: DemoData, second: number): string {
  const { open, next, over } = words.shared.clock;
  for (const id of MEALS) {
    const meal = plan.meals[id];
    const phase = phaseOf(meal, second);
    if (phase === 'live') return fill(open, { meal: meal.name, closes: clock(meal.closes) });
    if (phase === 'due') return fill(next, { meal: meal.name, opens: clock(meal.opens) });
  }
  return over;
}
