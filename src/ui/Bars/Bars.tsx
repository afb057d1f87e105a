import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import styles from './Bars.module.css';
import valueStyles from './values.module.css';

/** The values of a chart's bars. Bars of negative values are below the zero line. */
export type BarValues = {
  readonly actual: readonly number[];
  /** Amounts drawn as outlines above the actual values, in most charts those still expected. */
  readonly expected?: readonly number[];
  /** The index of the highlighted bar, such as today's or the current hour's. */
  readonly current?: number | undefined;
  /** The value of a line across each bar, or null for no line. */
  readonly lines?: readonly (number | null)[];
};

export type BarLabel = {
  readonly text: string;
  /** A second line below it. */
  readonly detail?: string | undefined;
  /** Hidden on a narrow screen. */
  readonly isMinor?: boolean;
};

type Props = {
  values: BarValues;
  axis: Axis;
  /** Describes the chart, unless the text around it does. */
  label?: string | undefined;
  formatTick?: (tick: number) => string;
  axisTitle?: string | undefined;
  barLabels?: readonly BarLabel[];
  /** Covers the bars, for example with controls. */
  children?: ReactNode;
};

/** A bar chart with an axis and, if given, labels below the bars. */
export function BarChart({
  values,
  axis,
  label,
  formatTick = (tick) => formatNumber(tick),
  axisTitle,
  barLabels = [],
  children,
}: Props) {
  const { ticks } = axis;
  return (
    <div className={styles.chart} style={{ '--steps': ticks.length - 1, '--bars': values.actual.length }}>
      {axisTitle && (
        <p className={styles.axisTitle} aria-hidden="true">
          {axisTitle}
        </p>
      )}
      {/* A new key replaces the element: React cannot remove spaces that browser translation has removed. */}
      <div key={`ticks ${ticks.length}`} className={`num ${styles.ticks}`} aria-hidden="true">
        {ticks.map((tick, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks keep their order, only their numbers change
          <Fragment key={i}>
            <span>{formatTick(tick)}</span>{' '}
          </Fragment>
        ))}
      </div>
      <div className={styles.plot}>
        <div className={styles.barLayer}>
          <Bars values={values} axis={axis} label={label} />
          {children}
        </div>
        {barLabels.length > 0 && (
          <p key={barLabels.length} className={`num ${styles.barLabels}`} aria-hidden="true">
            {barLabels.map(({ text, detail, isMinor }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels keep their order, only their words change
              <Fragment key={i}>
                <span className={isMinor ? styles.minor : undefined}>
                  {`${text} `}
                  {detail && <i>{detail}</i>}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** The size of the bars' drawing. The style sheet stretches it to its container. */
const WIDTH = 240;
const HEIGHT = 120;

/** Bars without axis: filled for actual values, in --live for the current value, outlined for expected values. */
export function Bars({ values, axis, label }: Pick<Props, 'values' | 'axis' | 'label'>) {
  const { actual, expected = [], current, lines = [] } = values;
  const scale = createScale(axis);
  const totals = actual.map((value, i) => value + (expected[i] ?? 0));
  const paths = [
    [valueStyles.expected, drawBars(totals, scale, (i) => (expected[i] ?? 0) > 0)],
    [valueStyles.actual, drawBars(actual, scale, (i) => i !== current)],
    [valueStyles.current, drawBars(actual, scale, (i) => i === current)],
    [styles.lines, drawLines(lines, scale)],
    [styles.zero, `M0 ${scale(0)}h${WIDTH}`],
  ] as const;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {paths.map(([className, d]) => d && <path key={className} className={className} d={d} />)}
    </svg>
  );
}

/** Returns a function from a value to its distance from the top, in whole units, which keep the paths short. */
const createScale =
  ({ min = 0, max }: Axis) =>
  (value: number): number =>
    Math.round((HEIGHT * (max - value)) / (max - min));

/** Computes the left side and the width of a bar, between gaps of 18 % of the step. */
const placeBar = (i: number, count: number): [x: number, width: number] => {
  const step = WIDTH / count;
  return [Math.round(i * step + step * 0.09), Math.max(1, Math.round(step * 0.82))];
};

/** Draws each bar relative to the bar before it. A value of 0 draws nothing. */
function drawBars(
  values: readonly number[],
  scale: (value: number) => number,
  isDrawn: (i: number) => boolean,
): string {
  const zero = scale(0);
  let path = '';
  let lastX = 0;
  values.forEach((value, i) => {
    const height = scale(value) - zero;
    if (height === 0 || !isDrawn(i)) return;
    const [x, width] = placeBar(i, values.length);
    // After z the pen is at the start of the last bar.
    path += `${path ? `m${x - lastX} 0` : `M${x} ${zero}`}v${height}h${width}V${zero}z`;
    lastX = x;
  });
  return path;
}

const drawLines = (values: readonly (number | null)[], scale: (value: number) => number): string =>
  values
    .map((value, i) => {
      if (value === null) return '';
      const [x, width] = placeBar(i, values.length);
      return `M${x} ${scale(value)}h${width}`;
    })
    .join('');

/** The vertical axis of a chart, with ticks at round values. `min` is zero by default. */
export type Axis = { readonly min?: number; readonly max: number; readonly ticks: readonly number[] };

/** Distances of ticks that are easy to read, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MAX_STEPS = 4;

/** Computes an axis from zero that includes the highest value, with at most five ticks. */
export function roundAxis(values: readonly number[]): Axis {
  const max = Math.max(1, ...values);
  const minStep = max / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  // Whole, because ticks are printed without decimals.
  const step = Math.ceil(power * (STEPS.find((factor) => factor * power >= minStep) ?? 10));
  // Without the tolerance a rounding error could add a step.
  const count = Math.ceil(max / step - 1e-9);
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, i) => i * step) };
}
