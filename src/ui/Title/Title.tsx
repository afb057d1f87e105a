import { Headline } from '../Headline/Headline.tsx';
import styles from './Title.module.css';

/** A page's name, as large as its longest word allows. */
export function Title({ children }: { children: string }) {
  return <Headline className={styles.title}>{children}</Headline>;
}
