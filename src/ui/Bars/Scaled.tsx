import type { CSSProperties, ReactNode } from 'react';
import type { Axis } from './axis.ts';
import styles from './Scaled.module.css';

type Props = {
  axis: Axis;
  /** A mark of the axis in words. */
  text: (tick: number) => string;
  /** Bars whose full height is the axis's; what is below them keeps their width. */
  children: ReactNode;
};

/** Bars with their upright axis: a number and a hairline at each mark. */
export function Scaled({ axis: { ticks }, text, children }: Props) {
  return (
    <div className={`num ${styles.scaled}`} style={{ '--marks': ticks.length - 1 } as CSSProperties}>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{text(tick)}</span>
        ))}
      </div>
      <div className={styles.plot}>{children}</div>
    </div>
  );
}
