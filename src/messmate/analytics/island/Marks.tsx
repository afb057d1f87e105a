import { memo } from 'react';
import styles from './Marks.island.module.css';

/** How a mark looks; no two differ by colour alone. */
export type Look = 'solid' | 'live' | 'hatch' | 'dots' | 'open';

/** Patterns by address: a style sheet that comes with a script has none of its own. On a screen the live one has colour. */
const FILLS: Partial<Record<Look, string>> = {
  hatch: 'url(#mess-hatch)',
  dots: 'url(#mess-dots)',
  live: 'url(#mess-live)',
};

/** The patterns that bars are filled with; once for all charts. */
export function Patterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <pattern
        id="mess-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" />
      </pattern>
      <pattern
        id="mess-live"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 0V4" />
      </pattern>
      <pattern id="mess-dots" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M1 1h1.5v1.5h-1.5z" />
      </pattern>
    </svg>
  );
}

type BarProps = { look: Look; x: number; width: number; from?: number; to: number };

/** A bar from one height to another; all in per cent. */
export const Bar = memo(function Bar({ look, x, width, from = 0, to }: BarProps) {
  return (
    <rect
      className={styles[look]}
      fill={FILLS[look]}
      x={`${x}%`}
      width={`${width}%`}
      y={`${100 - Math.max(from, to)}%`}
      height={`${Math.abs(to - from)}%`}
    />
  );
});

/** A level: a short line across a place. */
export const Level = memo(function Level({ x, width, at }: { x: number; width: number; at: number }) {
  return <rect className={styles.level} x={`${x}%`} width={`${width}%`} y={`${100 - at}%`} height="3" />;
});

/** A dot; open ones are guesses. */
export const Dot = memo(function Dot({ x, at, open = false }: { x: number; at: number; open?: boolean }) {
  return <circle className={open ? styles.open : styles.dot} cx={`${x}%`} cy={`${100 - at}%`} r="4" />;
});

/** A line through points in a field of 100 by 100, `x,y x,y`. */
export function Trace({ points }: { points: string }) {
  return (
    <svg className={styles.trace} viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
      <polyline points={points} />
    </svg>
  );
}

type Entry = {
  look: Look | 'level' | 'trace' | 'dot' | 'guess';
  label: string;
  /** Whether the chart has such a mark now: what it has not does not belong in its key. */
  isDrawn?: boolean;
};

/** The key of a chart. */
export function Key({ entries }: { entries: readonly Entry[] }) {
  const drawn = entries.filter(({ isDrawn = true }) => isDrawn);
  return (
    <ul className={styles.key}>
      {drawn.map(({ look, label }) => (
        <li key={label}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            {look === 'level' ? (
              <rect className={styles.level} y="5.5" width="14" height="3" />
            ) : look === 'trace' ? (
              <path className={styles.trace} d="M0 7H14" />
            ) : look === 'dot' || look === 'guess' ? (
              <circle className={look === 'dot' ? styles.dot : styles.open} cx="7" cy="7" r="4" />
            ) : (
              <rect className={styles[look]} fill={FILLS[look]} x="1" y="1" width="12" height="12" />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
