import type { Company } from '../../../content/schemas/company.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Title } from '../../../ui/Title/Title.tsx';
import styles from './Head.module.css';
import { RatingPlate } from './RatingPlate.tsx';

type Props = { company: Company; words: AboutWords; newTab: string };

/** What the company does, in a few sentences, and beside them what it is registered as. */
export function Head({ company, words, newTab }: Props) {
  return (
    <section className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        <Title>{words.heading}</Title>
      </div>
      <div className={styles.say}>
        <p className={styles.lead}>{words.lead}</p>
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.plate}>
        <RatingPlate company={company} words={words.registration} newTab={newTab} />
      </div>
    </section>
  );
}
