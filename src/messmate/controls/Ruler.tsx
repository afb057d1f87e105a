import type { ComponentProps, ReactNode } from 'react';
import styles from './Ruler.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** Intervals between ticks, and the number of intervals between long ticks. */
  intervals: number;
  longEvery: number;
  /** The slider's position, as a share of the length. */
  position: number;
  /** A `span` for each label, from one end to the other. */
  labels: ReactNode;
};

/** A slider as a ruler with ticks, filled up to the thumb. Other props are the range input's. */
export function Ruler({ intervals, longEvery, position, labels, ...input }: Props) {
  const long = intervals / longEvery;
  // Rounded: the value becomes a rule in the document's style sheet.
  const style = {
    '--intervals': intervals,
    '--long': long,
    '--position': Math.round(position * 1000) / 1000,
  };
  return (
    <div className={styles.ruler} style={style}>
      <div className={styles.bar} />
      <input type="range" {...input} />
      {/* Keyed by their number, as in Bars.tsx. */}
      <p key={long} className="num">
        {labels}
      </p>
    </div>
  );
}
