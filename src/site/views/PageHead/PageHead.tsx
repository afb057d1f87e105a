import { fitHeading } from '../../../fonts/text-width.ts';
import styles from './PageHead.module.css';

export function PageHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className={lead ? `wrap split ${styles.head}` : 'wrap'}>
      <Title>{heading}</Title>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** A page's heading. `dir="auto"` keeps the word order of a heading in Latin letters on a right-to-left page. */
export const Title = ({ children }: { children: string }) => (
  <h1 dir="auto" className={styles.title} {...fitHeading(children)}>
    {children}
  </h1>
);
