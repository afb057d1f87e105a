import type { Company } from '../../schemas/company.ts';
import type { AboutWords } from '../../schemas/pages.ts';
import { RatingPlate } from './RatingPlate.tsx';
import styles from './Registration.module.css';

type Props = { company: Company; words: AboutWords['registration']; newTab: string };

/** The small-business registration: the statement, what it means for a purchase office, and the plate. */
export function Registration({ company, words, newTab }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="registration">
      <div className={styles.say}>
        <h2 id="registration">{words.heading}</h2>
        <p className={styles.statement}>{company.registration.statement}</p>
        <p>{words.text}</p>
      </div>
      <RatingPlate company={company} words={words.plate} newTab={newTab} />
    </section>
  );
}
