import type { Clause as ClauseText } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Clause.module.css';
import { Wording } from './Wording.tsx';

type Props = { clause: ClauseText; number: number; claim: string | undefined };

/** A clause: number, heading (a link to itself), plain words, and full wording. */
export function Clause({ clause, number, claim }: Props) {
  return (
    <section className={styles.clause} id={clause.id}>
      <h2>
        <span className={`num ${styles.number}`}>{number}</span> <a href={`#${clause.id}`}>{clause.title}</a>
      </h2>
      {clause.plain && (
        <div className={styles.plain}>
          <p className={styles.label}>{t('In plain words')}</p>
          <Wording>{clause.plain}</Wording>
        </div>
      )}
      <div className={styles.wording}>
        <Wording number={number}>{clause.body}</Wording>
        <Source claim={claim} />
      </div>
    </section>
  );
}
