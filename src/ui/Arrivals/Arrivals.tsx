import styles from './Arrivals.module.css';

type Props = {
  /** Names of the residents who checked in, the latest first. */
  names: readonly string[];
  label: string;
};

/** The latest check-ins on the counter's screen. The latest name is highlighted. */
export const Arrivals = ({ names, label }: Props) => (
  <ol className={styles.arrivals}>
    {names.map((name) => (
      <li key={name}>
        <span translate="no">{name}</span> <span>{label}</span>
      </li>
    ))}
  </ol>
);
