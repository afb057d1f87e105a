import type { BarValues } from '../Bars/Bars.tsx';
import styles from './Legend.module.css';

type Kind = keyof BarValues;

type Props = {
  /** Labels by kind of value, in the order of the legend. */
  labels: Partial<Record<Kind, string>>;
  /** The legend lists only the kinds that occur in these charts. Without charts it lists all. */
  charts?: readonly BarValues[];
};

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
  actual: ({ actual, current }) => actual.some((value, i) => value > 0 && i !== current),
  current: ({ actual, current = -1 }) => (actual[current] ?? 0) > 0,
  expected: ({ expected = [] }) => expected.some((value) => value > 0),
  lines: ({ lines = [] }) => lines.some((value) => value !== null),
};
