import type { Section } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Clause.module.css';
import { Wording } from './Wording.tsx';

type Props = {
  section: Section;
  number: number;
  /** True if the site numbers the paragraphs: 6.1, 6.2. */
  isNumbered: boolean | undefined;
};

/** A section of a legal text, with a summary in plain words beside it. */
export function Clause({ section, number, isNumbered }: Props) {
  const { anchor, title, summary, body, claim } = section;
  return (
    <section className={`split ${styles.clause}`} id={anchor}>
      <h2>
        <span className={`num ${styles.number}`}>{number}</span> <a href={`#${anchor}`}>{title}</a>
      </h2>
      {summary && (
        <div className={styles.summary}>
          <p className={styles.summaryLabel}>{t('In plain words')}</p>
          <p>{summary}</p>
        </div>
      )}
      <div className={styles.wording}>
        <Wording number={isNumbered ? number : undefined}>{body}</Wording>
        <Source claim={claim} />
      </div>
    </section>
  );
}
