import { Title } from '../Title/Title.tsx';
import styles from './PageHead.module.css';

export function PageHead({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <div className={lead ? `wrap split ${styles.head}` : 'wrap'}>
      <Title>{heading}</Title>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
