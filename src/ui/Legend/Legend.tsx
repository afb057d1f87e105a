import type { BarValues } from '../Bars/Bars.tsx';
import styles from './Legend.module.css';

type Kind = 'served' | 'live' | 'due' | 'line';

type Props = {
  /** The label of each kind, in order. */
  labels: Partial<Record<Kind, string>>;
  /** Lists only the kinds that these charts contain. */
  charts?: readonly BarValues[];
};

/** The key of a chart. When the row wraps, each entry keeps its swatch. */
export function Legend({ labels, charts }: Props) {
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => charts?.some(IS_IN[kind]) ?? true);
  return (
    <ul className={`cluster ${styles.legend}`}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} /> {labels[kind]}
        </li>
      ))}
    </ul>
  );
}

const IS_IN: Record<Kind, (chart: BarValues) => boolean> = {
  served: ({ actual, current }) => actual.some((value, i) => value > 0 && i !== current),
  live: ({ actual, current = -1 }) => (actual[current] ?? 0) > 0,
  due: ({ expected = [] }) => expected.some((value) => value > 0),
  line: ({ lines = [] }) => lines.some((value) => value !== null),
};
