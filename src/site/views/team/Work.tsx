import type { Member } from '../../../content/schemas/team.ts';
import styles from './Work.module.css';

/** One thing that a person has made, and where on this site it can be seen. */
export function Work({ work, heading }: { work: Member['work']; heading: string }) {
  if (!work) return null;
  return (
    <div className={styles.work}>
      <p className="cap">{heading}</p>
      <p className={styles.text}>{work.text}</p>
      {work.link && <a href={work.link.to}>{work.link.label}</a>}
    </div>
  );
}
