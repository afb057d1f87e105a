import type { CSSProperties } from 'react';
import { t } from '../../content/t.ts';
import { clock, shortClock } from '../format.ts';
import { useCurrentView, useDemo } from '../store/context.ts';
import styles from './Ruler.module.css';
import { storyOf } from './story.ts';

/** A meal from opening to closing; a slider on it moves the time. */
export function Ruler() {
  const { store } = useDemo();
  const { name, opens, closes, second, part } = storyOf(useCurrentView());
  const length = closes - opens;
  const passed = Math.max(0, Math.min(length, second / 60 - opens));
  // Labels at equal distances that are whole ticks.
  const parts = [4, 3, 2].find((count) => length % (count * 5) === 0) ?? 1;
  const labels = Array.from({ length: parts + 1 }, (_, i) => opens + (i * length) / parts);
  const ticks = Array.from({ length: length / 5 + 1 }, (_, i) => i * 5);
  return (
    <div
      className={styles.ruler}
      style={{ '--at': passed / length, '--five': (part === 'closed' ? 0 : 5) / length } as CSSProperties}
    >
      <svg
        viewBox={`0 0 ${length} 4`}
        width="100%"
        height="16"
        stroke="currentColor"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={ticks.map((at) => `M${at} 0v${labels.includes(opens + at) ? 4 : 2}`).join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.bar} />
      <input
        data-control
        type="range"
        min={0}
        max={length}
        value={Math.floor(passed)}
        aria-label={t('Time of {meal}', { meal: name })}
        aria-valuetext={clock(opens + Math.floor(passed))}
        onChange={({ target }) => store.goTo((opens + target.valueAsNumber) * 60)}
      />
      <p className="num">
        {labels.map((minute, i) => (
          <span key={minute} className={parts === 4 && i % 2 ? styles.minor : undefined}>
            {`${minute === closes ? clock(minute) : shortClock(minute)} `}
          </span>
        ))}
      </p>
    </div>
  );
}
