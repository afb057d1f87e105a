import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { fill } from '../../../content/fill.ts';
import { type Axis, heightOf } from '../../../ui/Bars/axis.ts';
import { count } from '../../format.ts';
import { useDemo } from '../../store/context.ts';
import { hasModifier } from '../../tabs/modifiers.ts';
import styles from './Plot.island.module.css';

/** What is below a point, and what is added where there is room for it. */
export type Tick = { readonly tick: string; readonly more?: string };

/** A point of a chart: what it says, and what is below it (weekday and day; empty between them). */
export type Point = Tick & { readonly key: string; readonly label: string };

type Props = {
  name: string;
  points: readonly Point[];
  axis: Axis;
  /** What the axis counts. */
  unit: string;
  /** Told which point is read, where what it says is to be elsewhere than below the field. */
  onRead?: (key: string) => void;
  /** The marks, in per cent of the field. */
  children: ReactNode;
};

/**
 * The field of a chart. One stop of the tab key: arrows, Home and End go from point to point, and so do a finger and
 * a pointer anywhere in the field, however narrow its bars. What the point says stands below; at first it is the
 * newest.
 */
export const Plot = memo(function Plot({ name, points, axis, unit, onRead, children }: Props) {
  const { cut } = useDemo().data.words.analytics;
  const [key, setKey] = useState<string | null>(null);
  const id = useId();
  const found = points.findIndex((point) => point.key === key);
  const active = found < 0 ? points.length - 1 : found;
  const go = (to: number) => {
    const point = points[Math.max(0, Math.min(points.length - 1, to))];
    if (!point) return;
    setKey(point.key);
    onRead?.(point.key);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: active - 1, ArrowUp: active - 1, ArrowRight: active + 1, ArrowDown: active + 1 };
    const ends = { Home: 0, End: points.length - 1 };
    const next = { ...to, ...ends }[event.key];
    if (next === undefined || hasModifier(event)) return;
    event.preventDefault();
    go(next);
  };
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.floor(((clientX - left) / width) * points.length));
  };
  const width = 100 / points.length;
  const isCut = axis.least > 0;
  return (
    <div className={`${styles.plot} ${isCut ? styles.cut : ''}`}>
      <p className={styles.unit} aria-hidden="true">
        {isCut ? fill(cut, { unit, least: count(axis.least) }) : unit}
      </p>
      <div className={styles.scale} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ '--at': `${heightOf(axis, tick)}%` } as CSSProperties}>
            {count(tick)}
          </span>
        ))}
      </div>
      <div
        className={styles.field}
        role="listbox"
        aria-label={name}
        aria-orientation="horizontal"
        aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
      >
        <svg role="presentation">
          {children}
          {points.map((one, i) => (
            <g
              key={one.key}
              id={`${id}${i}`}
              role="option"
              aria-selected={i === active}
              aria-label={one.label}
            >
              <rect className={styles.ring} x={`${i * width}%`} width={`${width}%`} height="100%" />
              <rect className={styles.mark} x={`${i * width}%`} width={`${width}%`} y="100%" height="4" />
            </g>
          ))}
        </svg>
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {points.map((one) => (
          <span key={one.key}>
            {one.tick}
            {one.more && <i> {one.more}</i>}
          </span>
        ))}
      </div>
      {!onRead && <p className={styles.readout}>{points[active]?.label}</p>}
    </div>
  );
});
