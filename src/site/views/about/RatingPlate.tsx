import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import styles from './RatingPlate.module.css';

type Props = { company: Company; words: AboutWords['registration']['plate']; newTab: string };

/** The registration as the plate that is riveted on a machine: what it is, by whom, under which number. */
export function RatingPlate({ company, words, newTab }: Props) {
  const { registration } = company;
  return (
    <div className={styles.plate}>
      <h2>{words.title}</h2>
      <dl className="num">
        <div>
          <dt>{words.name}</dt>
          <dd className={styles.name}>{company.name}</dd>
        </div>
        <div className={styles.half}>
          <dt>{words.class}</dt>
          <dd>{registration.class}</dd>
        </div>
        <div className={styles.half}>
          <dt>{words.country}</dt>
          <dd>{company.country}</dd>
        </div>
        <div>
          <dt>{words.scheme}</dt>
          <dd>{registration.scheme}</dd>
        </div>
        <div>
          <dt>{words.number}</dt>
          <dd>{registration.number ?? words.noNumber}</dd>
        </div>
      </dl>
      {/* Who has no number to look for cannot verify anything there. */}
      {registration.number && registration.verify && (
        <ButtonLink arrow="out" href={registration.verify} target="_blank" rel="noopener">
          <span>
            {words.verify}
            <span className="visually-hidden"> ({newTab})</span>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
