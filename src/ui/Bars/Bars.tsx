import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../content/language/locale.ts';
import styles from './Bars.module.css';
import states from './states.module.css';

/** The values of a chart, bar by bar. A value below zero hangs from the line of zero. */
export type BarValues = {
  readonly actual: readonly number[];
  /** Still expected in each bar, drawn on top. */
  readonly expected?: readonly number[];
  /** The index of the bar that grows now. */
  readonly current?: number | undefined;
  /** A line across each bar at this height; null for none. */
  readonly lines?: readonly (number | null)[];
};

/** The mark below a bar, and its second line where there is room. */
export type Tick = {
  readonly tick: string;
  readonly more?: string | undefined;
  /** Hidden on a narrow screen. */
  readonly isMinor?: boolean;
};

type Props = {
  values: BarValues;
  axis: Axis;
  /** Describes the chart in a sentence, unless the text around it does. */
  label?: string | undefined;
  /** The text of a mark of the axis, and the axis's unit. */
  text?: (mark: number) => string;
  unit?: string | undefined;
  ticks?: readonly Tick[];
  /** Covers the bars. */
  children?: ReactNode;
};

/** A chart of bars from zero, with an axis and a mark below each. */
export function BarChart({
  values,
  axis,
  label,
  text = (mark) => formatNumber(mark),
  unit,
  ticks = [],
  children,
}: Props) {
  const { marks } = axis;
  return (
    <div className={styles.chart} style={{ '--marks': marks.length - 1, '--points': values.actual.length }}>
      {unit && (
        <p className={styles.unit} aria-hidden="true">
          {unit}
        </p>
      )}
      {/* Keyed by their number: on a translated page the spaces that React would remove are missing. */}
      <div key={`marks ${marks.length}`} className={`num ${styles.marks}`} aria-hidden="true">
        {marks.map((mark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks keep their places, only their numbers change
          <Fragment key={i}>
            <span>{text(mark)}</span>{' '}
          </Fragment>
        ))}
      </div>
      <div className={styles.plot}>
        <div className={styles.field}>
          <Bars values={values} axis={axis} label={label} />
          {children}
        </div>
        {ticks.length > 0 && (
          <p key={ticks.length} className={`num ${styles.ticks}`} aria-hidden="true">
            {ticks.map(({ tick, more, isMinor }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks keep their places, only their words change
              <Fragment key={i}>
                <span className={isMinor ? styles.minor : undefined}>
                  {`${tick} `}
                  {more && <i>{more}</i>}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

const WIDTH = 240;
const HEIGHT = 120;

/** Bars without axis: filled for actual values, turmeric for the current one, outlined for expected ones. */
export function Bars({ values, axis, label }: Pick<Props, 'values' | 'axis' | 'label'>) {
  const { actual, expected = [], current, lines = [] } = values;
  const scale = scaleOf(axis);
  const bars = (heights: readonly number[], isDrawn: (i: number) => boolean) =>
    barsPath(heights, scale, isDrawn);
  const pastPath = bars(actual, (i) => i !== current);
  const currentPath = bars(actual, (i) => i === current);
  const expectedPath = bars(
    actual.map((value, i) => value + (expected[i] ?? 0)),
    (i) => (expected[i] ?? 0) > 0,
  );
  const linePath = linesPath(lines, scale);
  return (
    <svg
      className={styles.bars}
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
      {expectedPath && <path className={states.due} d={expectedPath} />}
      {pastPath && <path className={states.served} d={pastPath} />}
      {currentPath && <path className={states.live} d={currentPath} />}
      {linePath && <path className={styles.lines} d={linePath} />}
      <path className={styles.zero} d={`M0 ${scale(0)}h${WIDTH}`} />
    </svg>
  );
}

/** Distance of a value from the top, in whole units of the drawing, which keep the paths short. */
const scaleOf =
  ({ min = 0, max }: Axis) =>
  (value: number): number =>
    Math.round((HEIGHT * (max - value)) / (max - min));

const barAt = (i: number, count: number): [x: number, width: number] => {
  const step = WIDTH / count;
  return [Math.round(i * step + step * 0.09), Math.max(1, Math.round(step * 0.82))];
};

/** Each bar is placed relative to the one before it. A value of 0 draws nothing. */
function barsPath(
  values: readonly number[],
  scale: (value: number) => number,
  isDrawn: (i: number) => boolean,
): string {
  const zero = scale(0);
  let path = '';
  let last = 0;
  values.forEach((value, i) => {
    const height = scale(value) - zero;
    if (height === 0 || !isDrawn(i)) return;
    const [x, width] = barAt(i, values.length);
    // After z the pen is back at the foot of the last bar.
    path += `${path ? `m${x - last} 0` : `M${x} ${zero}`}v${height}h${width}V${zero}z`;
    last = x;
  });
  return path;
}

const linesPath = (values: readonly (number | null)[], scale: (value: number) => number): string =>
  values
    .map((value, i) => {
      if (value === null) return '';
      const [x, width] = barAt(i, values.length);
      return `M${x} ${scale(value)}h${width}`;
    })
    .join('');

/** The vertical axis of a chart: from zero, or from `least` below it, to `most`, with round marks. */
export type Axis = { readonly min?: number; readonly max: number; readonly marks: readonly number[] };

/** Steps that are easy to read, to be multiplied by a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10];
const MARKS = 4;

/** An axis that holds all values, from zero up, with three or more marks. */
export function roundAxis(values: readonly number[]): Axis {
  const high = Math.max(1, ...values);
  const rough = high / MARKS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (ROUND.find((factor) => factor * ten >= rough) ?? 10);
  const count = Math.ceil(high / step - 1e-9);
  return { max: count * step, marks: Array.from({ length: count + 1 }, (_, i) => i * step) };
}
