import { type PointerEvent, type ReactNode, useState } from 'react';
import { t } from '../../content/t.ts';
import { type Axis, BarChart, type BarValues, type Tick } from '../../ui/Bars/Bars.tsx';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { useIsLive } from '../store/context.ts';
import styles from './Instrument.module.css';

/** A bar: the sentence that describes it, and its marks below. */
export type Point = Tick & { readonly key: string; readonly label: string };

type Props = {
  name: string;
  /** Describes the chart in a sentence. */
  label: string;
  points: readonly Point[];
  /** One bar for each point. */
  values: BarValues;
  axis: Axis;
  /** The axis's unit. */
  unit?: string;
  /** The text of a mark on the axis. */
  text?: (mark: number) => string;
  /** The point whose sentence is shown at first; the newest by default. */
  initialIndex?: number;
  /** Gets the point being read; the caller then shows its sentence. */
  onRead?: (key: string) => void;
};

/** Once live, a slider over the bars and the pointer move from point to point; the point's sentence is below. */
export function Chart({ name, label, points, initialIndex = points.length - 1, onRead, ...chart }: Props) {
  const isLive = useIsLive();
  const [key, setKey] = useState<string | null>(null);
  const index = points.findIndex((point) => point.key === key);
  const activeIndex = index < 0 ? initialIndex : index;
  const readPoint = (position: number) => {
    const point = points[Math.max(0, Math.min(points.length - 1, position))];
    if (!point) return;
    setKey(point.key);
    onRead?.(point.key);
  };
  const readAtPointer = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    // A finger may be about to scroll, so it reads only by a press or a drag.
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    readPoint(Math.floor(((clientX - left) / width) * points.length));
  };
  return (
    <>
      <BarChart {...chart} ticks={points} label={isLive ? undefined : label}>
        {isLive && (
          <div className={styles.reader}>
            <input
              type="range"
              max={points.length - 1}
              value={activeIndex}
              aria-label={name}
              aria-valuetext={points[activeIndex]?.label}
              onPointerMove={readAtPointer}
              onChange={({ target }) => readPoint(target.valueAsNumber)}
            />
            <span style={{ '--i': activeIndex }} />
          </div>
        )}
      </BarChart>
      {!onRead && <p className={`screen-only ${styles.readout}`}>{points[activeIndex]?.label}</p>}
    </>
  );
}

type TableProps = {
  name: string;
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
