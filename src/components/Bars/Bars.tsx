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
  const bars = values.map((value, i) => bar(i, value, values.length, max));
  const done = bars.filter((_, i) => i < past && i !== now).join('');
  const due = bars.filter((_, i) => i >= past && i !== now).join('');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {done && <path className={states.served} d={done} />}
      {now !== undefined && <path className={states.live} d={bars[now]} />}
      {due && <path className={states.due} d={due} />}
    </svg>
  );
}

/** Whole numbers keep the path short; a bar of nothing is drawn as a line of nothing. */
function bar(i: number, value: number, count: number, max: number): string {
  const step = WIDTH / count;
  const x = Math.round(i * step + step * 0.09);
  const width = Math.max(1, Math.round(step * 0.82));
  const height = Math.round((value / max) * HEIGHT);
  return height > 0 ? `M${x} ${HEIGHT}v-${height}h${width}v${height}z` : '';
}
