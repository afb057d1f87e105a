import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './RatingPlate.module.css';

type Props = { company: Company; words: AboutWords['registration']; newTab: string };

/** The registration as the plate that is riveted on a machine: the statement, its number, what it means for a buyer. */
export function RatingPlate({ company: { registration }, words, newTab }: Props) {
  const { statement, claim, number, verify } = registration;
  return (
    <section className={styles.plate} aria-labelledby="registration">
      <h2 id="registration">{words.heading}</h2>
      <p>
        {statement} <Source claim={claim} />
      </p>
      <dl>
        {number && (
          <div>
            <dt>{words.number}</dt>
            <dd className="num">{number}</dd>
          </div>
        )}
        {words.points.map(({ title, text, claim: basis }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text} <Source claim={basis} />
            </dd>
          </div>
        ))}
      </dl>
      {/* Who has no number to look for cannot verify anything there. */}
      {number && verify && (
        <ButtonLink arrow="out" href={verify} target="_blank" rel="noopener">
          <span>
            {words.verify}
            <span className="visually-hidden"> ({newTab})</span>
          </span>
        </ButtonLink>
      )}
    </section>
  );
}
