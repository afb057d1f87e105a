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

/** A page's heading. Latin letters keep their word order on a right-to-left page. */
export const Title = ({ children }: { children: string }) => (
  <h1 dir="auto" className={styles.title} {...fitHeading(children)}>
    {children}
  </h1>
);
