import { Fragment, type ReactNode } from 'react';
import styles from './Bars.module.css';
import states from './states.module.css';

export type BarsDrawn = {
  /** Actual values, bar by bar. */
  done: readonly number[];
  /** What is still expected in each bar, drawn on top. */
  toCome: readonly number[];
  /** The bar that grows now, if any. */
  now?: number | undefined;
  /** A line across each bar at this height; null for none. */
  lines?: readonly (number | null)[];
  /** The value of the full height. Charts that are side by side share it. */
  max: number;
};

type Props = BarsDrawn & {
  /** Share of the width, beside charts of longer periods: equal times are equally wide. */
  part?: number;
  /** None where the surroundings say what they show. */
  label?: string;
};

const WIDTH = 240;
const HEIGHT = 120;

/** Bars from zero: filled for what has been, turmeric for now, outlined for what is still expected. */
export function Bars({ done, toCome, now, lines, max, part = 1, label }: Props) {
  const width = WIDTH * part;
  const bars = (values: readonly number[], isDrawn: (i: number) => boolean) =>
    barsPath(values, width, max, isDrawn);
  const past = bars(done, (i) => i !== now);
  const current = bars(done, (i) => i === now);
  const expected = bars(
    done.map((value, i) => value + (toCome[i] ?? 0)),
    (i) => (toCome[i] ?? 0) > 0,
  );
  const across = lines && linesPath(lines, width, max);
  return (
    <svg
      className={styles.bars}
      style={part < 1 ? { '--part': part } : undefined}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {expected && <path className={states.due} d={expected} />}
      {past && <path className={states.served} d={past} />}
      {current && <path className={states.live} d={current} />}
      {across && <path className={styles.lines} d={across} />}
    </svg>
  );
}

/** A height in whole units of the drawing, which keep the paths short. */
const unitsOf = (value: number, max: number): number => (max > 0 ? Math.round((value / max) * HEIGHT) : 0);
/** Where a bar begins, and how wide it is. */
const placeOf = (i: number, count: number, across: number): [x: number, width: number] => {
  const step = across / count;
  return [Math.round(i * step + step * 0.09), Math.max(1, Math.round(step * 0.82))];
};

/** Each bar is placed relative to the one before it. A value of 0 draws nothing. */
function barsPath(
  values: readonly number[],
  across: number,
  max: number,
  isDrawn: (i: number) => boolean,
): string {
  let path = '';
  let last = 0;
  values.forEach((value, i) => {
    const height = unitsOf(value, max);
    if (height <= 0 || !isDrawn(i)) return;
    const [x, width] = placeOf(i, values.length, across);
    // After z the pen is back at the foot of the last bar.
    path += `${path ? `m${x - last} 0` : `M${x} ${HEIGHT}`}v-${height}h${width}V${HEIGHT}z`;
    last = x;
  });
  return path;
}

const linesPath = (values: readonly (number | null)[], across: number, max: number): string =>
  values
    .map((value, i) => {
      if (value === null) return '';
      const [x, width] = placeOf(i, values.length, across);
      return `M${x} ${HEIGHT - unitsOf(value, max)}h${width}`;
    })
    .join('');

/** The vertical axis of a chart: from zero to `most`, with three or more round marks. */
export type Axis = { readonly most: number; readonly ticks: readonly number[] };

/** Steps that are easy to read, as parts of ten. */
const ROUND = [1, 2, 2.5, 5, 10];
const MARKS = 4;

/** An axis that holds all values. */
export function axisOf(values: readonly number[]): Axis {
  const high = Math.max(1, ...values);
  const rough = high / MARKS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (ROUND.find((part) => part * ten >= rough) ?? 10);
  const count = Math.ceil(high / step - 1e-9);
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, i) => i * step) };
}

/** Where a value stands on an axis, in per cent from the bottom, to two decimals. */
export const heightOf = ({ most }: Axis, value: number): number => Math.round((value / most) * 10000) / 100;

type ScaledProps = {
  axis: Axis;
  /** How a mark of the axis is written. */
  text: (tick: number) => string;
  /** Bars whose full height is the axis's; anything below them has their width. */
  children: ReactNode;
};

/** Bars with their vertical axis: a number and a hairline at each mark. */
export function Scaled({ axis: { ticks }, text, children }: ScaledProps) {
  return (
    <div className={styles.scaled} style={{ '--marks': ticks.length - 1 }}>
      {/* Anew where their number changes: a translated page has lost the spaces, which React would remove. */}
      <div key={ticks.length} className={`num ${styles.ticks}`} aria-hidden="true">
        {ticks.map((tick, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays, and its number changes
          <Fragment key={i}>
            <span>{text(tick)}</span>{' '}
          </Fragment>
        ))}
      </div>
      <div className={styles.plot}>{children}</div>
    </div>
  );
}
