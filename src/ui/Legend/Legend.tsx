import type { BarValues } from '../Bars/Bars.tsx';
import styles from './Legend.module.css';

type Kind = 'served' | 'live' | 'due' | 'line';

type Props = {
  /** Labels by kind of value, in the order of the legend. */
  labels: Partial<Record<Kind, string>>;
  /** The legend lists only kinds that occur in these charts, by default all. */
  charts?: readonly BarValues[];
};

/** The legend of a chart. */
export function Legend({ labels, charts }: Props) {
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => charts?.some(CONTAINS[kind]) ?? true);
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

const CONTAINS: Record<Kind, (chart: BarValues) => boolean> = {
  served: ({ actual, current }) => actual.some((value, i) => value > 0 && i !== current),
  live: ({ actual, current = -1 }) => (actual[current] ?? 0) > 0,
  due: ({ expected = [] }) => expected.some((value) => value > 0),
  line: ({ lines = [] }) => lines.some((value) => value !== null),
};
