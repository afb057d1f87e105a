import { Title } from '../Title/Title.tsx';
import styles from './PageHead.module.css';

/** The head of a page: its name, and a sentence beside it. */
export function PageHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className={lead ? `wrap split ${styles.head}` : 'wrap'}>
      <Title>{heading}</Title>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
