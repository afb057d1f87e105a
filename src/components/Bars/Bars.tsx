import states from '../Grain/states.module.css';
import styles from './Bars.module.css';

type Props = {
  values: readonly number[];
  /** The bar that grows now, if any; those before it are past, those after it are expected. */
  now?: number | undefined;
  /** How many of the bars have passed; all where nothing is expected. */
  past?: number;
  /** What the full height stands for. Charts that stand side by side share it. */
  max: number;
  label: string;
};

const WIDTH = 240;
const HEIGHT = 120;

/** Bars from zero: filled for what has been, turmeric for now, outlined for what is expected. */
export function Bars({ values, now, past = values.length, max, label }: Props) {
  const bars = (isDrawn: (i: number) => boolean) => barsPath(values, max, isDrawn);
  const done = bars((i) => i < past && i !== now);
  const due = bars((i) => i >= past && i !== now);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {done && <path className={states.served} d={done} />}
      {now !== undefined && <path className={states.live} d={bars((i) => i === now)} />}
      {due && <path className={states.due} d={due} />}
    </svg>
  );
}

/**
 * Whole numbers keep the path short, and so does saying each only once: from bar to bar no more than the height changes.
 * A bar of nothing is drawn as nothing.
 */
function barsPath(values: readonly number[], max: number, isDrawn: (i: number) => boolean): string {
  const step = WIDTH / values.length;
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
