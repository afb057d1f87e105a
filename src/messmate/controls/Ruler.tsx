import type { ComponentProps, ReactNode } from 'react';
import styles from './Ruler.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  intervals: number;
  /** The number of intervals from one long tick to the next. */
  longEvery: number;
  /** The slider's position, from 0 to 1. */
  position: number;
  /** A `span` for each label, from one end to the other. */
  labels: ReactNode;
};

/** A slider as a ruler with ticks, filled up to the thumb. Other props are the range input's. */
export function Ruler({ intervals, longEvery, position, labels, ...input }: Props) {
  const longIntervals = intervals / longEvery;
  const style = {
    '--steps': intervals,
    '--long-steps': longIntervals,
    '--position': Math.round(position * 1000) / 1000,
  };
  return (
    <div className={styles.ruler} style={style}>
      <div className={styles.bar} />
      <input type="range" {...input} />
      <p className="num">{labels}</p>
    </div>
  );
}
