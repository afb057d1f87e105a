import styles from './Legend.module.css';

type Entry = { kind: 'served' | 'live' | 'due' | 'line'; label: string };

/** The key of a chart. Each entry keeps its swatch on its own line when the row wraps. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ kind, label }) => (
        <li key={kind}>
          <i className={styles[kind]} /> {label}
        </li>
      ))}
    </ul>
  );
}
