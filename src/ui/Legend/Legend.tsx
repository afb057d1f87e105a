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
  const present = charts && kindsOf(charts);
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => present?.has(kind) ?? true);
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

function kindsOf(charts: readonly BarValues[]): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  for (const { done, toCome = [], now, lines = [] } of charts) {
    for (const [i, value] of done.entries()) if (value > 0) kinds.add(i === now ? 'live' : 'served');
    if (toCome.some((value) => value > 0)) kinds.add('due');
    if (lines.some((value) => value !== null)) kinds.add('line');
  }
  return kinds;
}
