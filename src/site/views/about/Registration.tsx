import type { ReactNode } from 'react';
import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { t } from '../../../content/t.ts';
import arrowStyles from '../../../ui/Arrow/Arrow.module.css';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Registration.module.css';

type FactSectionProps = {
  id: string;
  heading: string;
  statement: string;
  rows: { title: string; text: string; claim?: string | undefined }[];
  children?: ReactNode;
};

function FactSection({ id, heading, statement, rows, children }: FactSectionProps) {
  return (
    <section className={`section ${styles.factSection}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.rows}>
        <p>{statement}</p>
        <dl>
          {rows.map((row) => (
            <div key={row.title}>
              <dt>{row.title}</dt>
              <dd>
                {row.text} <Source claim={row.claim} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}

type Props = { company: Company; words: AboutWords['registration'] };

export function Registration({ company: { registration }, words }: Props) {
  const { statement, number, verify } = registration;
  const points = words.points.filter(({ untilNumber }) => !(untilNumber && number));
  const rows = number ? [{ title: words.number, text: number }, ...points] : points;
  return (
    <FactSection id="registration" heading={words.heading} statement={statement} rows={rows}>
      {number && verify && (
        <a className={arrowStyles.linkWithArrow} href={verify} target="_blank" rel="noopener">
          {words.verify} <span className="visually-hidden">({t('opens in a new tab')})</span>{' '}
          <Arrow to="out" />
        </a>
      )}
    </FactSection>
  );
}

/** The company's culture. The team page links here. */
export function Culture({ words: { id, heading, lead, rules } }: { words: AboutWords['culture'] }) {
  return <FactSection id={id} heading={heading} statement={lead} rows={rules} />;
}
