import { Fragment } from 'react';
import { t } from '../../content/t.ts';
import { Ruler } from '../controls/Ruler.tsx';
import { clock, shortClock } from '../format.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import styles from './MealTime.module.css';
import { storyOf } from './story.ts';

/** A meal from opening to closing; a slider on it moves the time. */
export function MealTime() {
  const { store } = useDemo();
  const { name, opens, closes, second, part } = storyOf(useCurrentView());
  const length = closes - opens;
  const passed = Math.max(0, Math.min(length, second / 60 - opens));
  // Labels at equal distances that are whole ticks.
  const parts = [4, 3, 2].find((count) => length % (count * 5) === 0) ?? 1;
  const labels = Array.from({ length: parts + 1 }, (_, i) => opens + (i * length) / parts);
  return (
    <Ruler
      parts={length / 5}
      long={length / 5 / parts}
      at={passed / length}
      fresh={(part === 'closed' ? 0 : 5) / length}
      labels={labels.map((minute, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place stays, and its time changes
        <Fragment key={i}>
          <span className={parts === 4 && i % 2 ? styles.minor : undefined}>
            {minute === closes ? clock(minute) : shortClock(minute)}
          </span>{' '}
        </Fragment>
      ))}
      data-control
      min={0}
      max={length}
      value={Math.floor(passed)}
      aria-label={t('Time of {meal}', { meal: name })}
      aria-valuetext={clock(opens + Math.floor(passed))}
      onChange={({ target }) => store.goTo((opens + target.valueAsNumber) * 60)}
    />
  );
}
