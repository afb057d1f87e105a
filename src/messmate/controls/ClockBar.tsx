import { useId, useState } from 'react';
import { MEALS, type MealId } from '../engine/plan.ts';
import { currentMeal, DAY_END } from '../engine/time.ts';
import { clockSeconds, machineTime } from '../format.ts';
import { useDemo, useNow } from '../store/context.ts';
import { phaseWords } from '../store/phase.ts';
import styles from './ClockBar.island.module.css';
import { RunTheDay } from './RunTheDay.tsx';
import { useTime } from './useTime.ts';

/** The head of every part of the demo: one line with the time, play and a way to another meal; the rest on a press. */
export function ClockBar() {
  const { store, data } = useDemo();
  const { state, playing } = useNow();
  const { go, tell } = useTime();
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const at = data.words.shared.clock;
  const { plan } = data;
  const { second } = state;
  return (
    <section className={styles.bar} aria-label={at.label}>
      <button
        type="button"
        className={styles.play}
        onClick={() => (second < DAY_END ? store.set({ playing: !playing }) : tell(store.get()))}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={playing ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15L17 10z'} />
        </svg>
        <span>{playing ? at.pause : at.play}</span>
      </button>
      <p className={styles.time}>
        <time
          className="num"
          dateTime={`${machineTime(second / 60)}:${String(second % 60).padStart(2, '0')}`}
        >
          {clockSeconds(second)}
        </time>{' '}
        <span className="num">{phaseWords(data, second)}</span>
      </p>
      <select
        className={styles.jump}
        aria-label={at.jump}
        value={currentMeal(plan, second)}
        onChange={({ target }) => go(plan.meals[target.value as MealId].opens * 60)}
      >
        {MEALS.map((id) => (
          <option key={id} value={id}>
            {plan.meals[id].name}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.run}
        aria-expanded={isOpen}
        aria-controls={isOpen ? more : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1 4h10v2H1zm14 0h4v2h-4zM11 1h3v8h-3zM1 14h4v2H1zm8 0h10v2H9zm-4-3h3v8H5z" />
        </svg>
        <span>{at.run}</span>
      </button>
      {isOpen && (
        <div className={styles.more} id={more}>
          <RunTheDay />
        </div>
      )}
    </section>
  );
}
