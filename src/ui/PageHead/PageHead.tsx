import { Headline } from '../Headline/Headline.tsx';
import styles from './PageHead.module.css';

/** The head of a page: its name, as large as the page allows, and a sentence beside it. */
export function PageHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Headline className={styles.name}>{heading}</Headline>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
