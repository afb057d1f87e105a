import { fitHeading } from '../../../fonts/text-width.ts';
import styles from './Title.module.css';

/** A page's heading. Latin letters keep their word order on a right-to-left page. */
export const Title = ({ children }: { children: string }) => (
  <h1 dir="auto" className={styles.title} {...fitHeading(children)}>
    {children}
  </h1>
);
