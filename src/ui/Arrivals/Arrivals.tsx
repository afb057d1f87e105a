import styles from './Arrivals.module.css';

type Props = {
  /** Who was let in, the latest first. */
  names: readonly string[];
  /** What the counter says of each. */
  came: string;
};

/** The latest students on the counter's screen, the last one lit. */
export const Arrivals = ({ names, came }: Props) => (
  <ol className={styles.arrivals}>
    {names.map((name) => (
      <li key={name}>
        <span translate="no">{name}</span> <span>{came}</span>
      </li>
    ))}
  </ol>
);
