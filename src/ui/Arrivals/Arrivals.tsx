import styles from './Arrivals.module.css';

type Props = {
  /** The residents let in, the latest first. */
  names: readonly string[];
  /** The word after each name. */
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
