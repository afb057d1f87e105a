import type { CSSProperties } from 'react';
import states from '../Grain/states.module.css';
import styles from './Bars.module.css';

type Props = {
  /** What has been, bar by bar. */
  done: readonly number[];
  /** What is still expected in each bar: it is drawn on top of what has been. */
  toCome: readonly number[];
  /** The bar that grows now, if any. */
  now?: number | undefined;
  /** What the full height stands for. Charts that are side by side share it. */
  max: number;
  /** How much of the width the bars take, where others beside them last longer: equal times are equally wide. */
  part?: number;
  label: string;
};

const WIDTH = 240;
const HEIGHT = 120;

/** Bars from zero: filled for what has been, turmeric for now, outlined as far as more is expected. */
export function Bars({ done, toCome, now, max, part = 1, label }: Props) {
  const width = WIDTH * part;
  const bars = (values: readonly number[], isDrawn: (i: number) => boolean) =>
    barsPath(values, width, max, isDrawn);
  const was = bars(done, (i) => i !== now);
  const grows = bars(done, (i) => i === now);
  const due = bars(
    done.map((value, i) => value + (toCome[i] ?? 0)),
    (i) => (toCome[i] ?? 0) > 0,
  );
  return (
    <svg
      className={styles.bars}
      style={part < 1 ? ({ '--part': part } as CSSProperties) : undefined}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {due && <path className={states.due} d={due} />}
      {was && <path className={states.served} d={was} />}
      {grows && <path className={states.live} d={grows} />}
    </svg>
  );
}

/**
 * Whole numbers keep the path short, and so does saying each only once: from bar to bar no more than the height changes.
 * A bar of nothing is drawn as nothing.
 */
function barsPath(
  values: readonly number[],
  across: number,
  max: number,
  isDrawn: (i: number) => boolean,
): string {
  const step = across / values.length;
  const width = Math.max(1, Math.round(step * 0.82));
  let path = '';
  let last = 0;
  values.forEach((value, i) => {
    const height = max > 0 ? Math.round((value / max) * HEIGHT) : 0;
    if (height <= 0 || !isDrawn(i)) return;
    const x = Math.round(i * step + step * 0.09);
    // After z the pen is back at the foot of the last bar.
    path += `${path ? `m${x - last} 0` : `M${x} ${HEIGHT}`}v-${height}h${width}V${HEIGHT}z`;
    last = x;
  });
  return path;
}
