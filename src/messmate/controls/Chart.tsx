import { type PointerEvent, type ReactNode, useState } from 'react';
import { t } from '../../content/t.ts';
import { type Axis, BarChart, type BarLabel, type BarValues } from '../../ui/Bars/Bars.tsx';
import { Row, Table } from '../../ui/Table/Table.tsx';
import { useIsHydrated } from '../store/context.ts';
import styles from './Boxes.module.css';

/** The text below a bar, and `label`, the sentence that describes the bar. */
export type Point = BarLabel & { readonly key: string; readonly label: string };

type Props = {
  /** The accessible name of the slider over the bars. */
  name: string;
  /** Describes the whole chart until hydration. After it, the slider reads out the selected bar's sentence instead. */
  label: string;
  points: readonly Point[];
  values: BarValues;
  axis: Axis;
  axisTitle?: string;
  formatTick?: (tick: number) => string;
  /** The index of the bar whose sentence is shown at first; the last by default. */
  initialIndex?: number;
  /** Receives the key of the selected bar, whose sentence the caller then shows. */
  onSelect?: (key: string) => void;
};

/** Draws bars and, without `onSelect`, the selected bar's sentence. Once hydrated, mouse or slider selects a bar. */
export function Chart({ name, label, points, initialIndex = points.length - 1, onSelect, ...chart }: Props) {
  const isHydrated = useIsHydrated();
  const [key, setKey] = useState<string | null>(null);
  const index = points.findIndex((point) => point.key === key);
  const activeIndex = index < 0 ? initialIndex : index;
  const select = (newIndex: number) => {
    const point = points[Math.max(0, Math.min(points.length - 1, newIndex))];
    if (!point) return;
    setKey(point.key);
    onSelect?.(point.key);
  };
  const selectAtPointer = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    // A finger may be about to scroll, so it selects only by a press or a drag, through the slider.
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    select(Math.floor(((clientX - left) / width) * points.length));
  };
  return (
    <>
      <BarChart {...chart} barLabels={points} label={isHydrated ? undefined : label}>
        {isHydrated && (
          <div className={styles.barSlider}>
            <input
              type="range"
              max={points.length - 1}
              value={activeIndex}
              aria-label={name}
              aria-valuetext={points[activeIndex]?.label}
              onPointerMove={selectAtPointer}
              onChange={({ target }) => select(target.valueAsNumber)}
            />
            <span style={{ '--selected-index': activeIndex }} />
          </div>
        )}
      </BarChart>
      {!onSelect && <p className={`screen-only ${styles.selectedBarText}`}>{points[activeIndex]?.label}</p>}
    </>
  );
}

type TableProps = {
  name: string;
  note?: ReactNode;
  columns: readonly string[];
  /** The first cell is the row's heading. No two rows share their first two cells. Called only while the table is open. */
  rows: () => readonly (readonly string[])[];
};

export function ChartTable({ name, note, columns, rows }: TableProps) {
  // Rendered only while open, because each step of the clock renders it again.
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-control className={styles.hintAndTable}>
      <p className="caption visible-from-tablet">{t('Tap a bar to read it, or use the arrow keys.')}</p>
      <details className={styles.figuresTable} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {t('Figures as a table')}
          <span className="visually-hidden">: {name}</span>
        </summary>
        {isOpen && note}
        {isOpen && (
          <section className={styles.scrollArea} aria-label={name}>
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
