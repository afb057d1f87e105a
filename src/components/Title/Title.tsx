import styles from './Title.module.css';

/** A page's name, as large as its longest word lets it be. */
export function Title({ children }: { children: string }) {
  return <h1 className={styles.title}>{children}</h1>;
}
