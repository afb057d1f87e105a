import { Fragment, type PointerEvent, type ReactNode, useState } from 'react';
import { t } from '../../content/t.ts';
import { type Axis, Bars, type BarsDrawn, Scaled } from '../../ui/Bars/Bars.tsx';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { count } from '../format.ts';
import { useIsLive } from '../store/context.ts';
import styles from './Instrument.module.css';

/** Its sentence, the label below it, and a second line of the label where there is room. */
type Point = {
  readonly key: string;
  readonly label: string;
  readonly tick: string;
  readonly more?: string | undefined;
  /** Has no mark where the screen is narrow. */
  readonly isMinor?: boolean;
};

type Props = {
  name: string;
  /** What the chart shows, in a sentence. */
  label: string;
  points: readonly Point[];
  /** As many bars as points. */
  bars: Omit<BarsDrawn, 'max'>;
  axis: Axis;
  /** The axis's unit, and how a mark is written. */
  unit?: string;
  text?: (tick: number) => string;
  /** The point read first; the newest by default. */
  first?: number;
  /** Called with the point being read. */
  onRead?: (key: string) => void;
};

/** Once live, a slider over the bars and the pointer move from point to point; the point's sentence is below. */
export function Chart({ points, axis, unit, text = count, ...props }: Props) {
  const { name, label, bars, first = points.length - 1, onRead } = props;
  const isLive = useIsLive();
  const [key, setKey] = useState<string | null>(null);
  const found = points.findIndex((point) => point.key === key);
  const active = found < 0 ? first : found;
  const go = (to: number) => {
    const point = points[Math.max(0, Math.min(points.length - 1, to))];
    if (!point) return;
    setKey(point.key);
    onRead?.(point.key);
  };
  const readAtPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.floor(((clientX - left) / width) * points.length));
  };
  return (
    <div className={styles.chart} style={{ '--count': points.length }}>
      {unit && (
        <p className={styles.unit} aria-hidden="true">
          {unit}
        </p>
      )}
      <Scaled axis={axis} text={text}>
        <div
          className={styles.field}
          {...(isLive ? { onPointerMove: readAtPointer } : { role: 'img', 'aria-label': label })}
        >
          <Bars {...bars} max={axis.most} />
          {isLive && (
            <>
              <input
                type="range"
                max={points.length - 1}
                value={active}
                aria-label={name}
                aria-valuetext={points[active]?.label}
                onChange={({ target }) => go(target.valueAsNumber)}
              />
              <span style={{ '--i': active }} />
            </>
          )}
        </div>
        {/* As in Bars.tsx. */}
        <p key={points.length} className={styles.ticks} aria-hidden="true">
          {points.map((point, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place stays, and its words change
            <Fragment key={i}>
              <span className={point.isMinor ? styles.minor : undefined}>
                {`${point.tick} `}
                {point.more && <i>{point.more}</i>}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </Scaled>
      {!onRead && <p className={`screen-only ${styles.readout}`}>{points[active]?.label}</p>}
    </div>
  );
}

type TableProps = {
  name: string;
  /** What the figures are, above them. */
  note?: ReactNode;
  columns: readonly string[];
  /** The first cell is the row's head. Called only while the table is open. */
  rows: () => readonly (readonly string[])[];
};

export function ChartTable({ name, note, columns, rows }: TableProps) {
  // Rendered only while open: each step of the clock would render it again.
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-control className={styles.foot}>
      <p className="caption hidden-below-tablet">{t('Tap a bar to read it, or use the arrow keys.')}</p>
      <details className={styles.figures} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t('Figures as a table')}
          <span className="visually-hidden">: {name}</span>
        </summary>
        {isOpen && note}
        {isOpen && (
          <section className={styles.scroll} aria-label={name}>
            <Table columns={columns}>
              <tbody>
                {rows().map(([head = '', ...cells]) => (
                  <Row key={`${head} ${cells[0]}`} head={head} cells={cells} />
                ))}
              </tbody>
            </Table>
          </section>
        )}
      </details>
    </div>
  );
}
