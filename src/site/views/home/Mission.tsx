import type { HomeWords } from '../../../content/schemas/pages.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { ZERO_COUNTS } from '../../../ui/Thali/counts.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Mission.module.css';

type Props = { statement: string; words: HomeWords; readouts: Readouts };

/** The mission, above research (an enlarged plate) and development (three steps from an empty plate to the current meal). */
export function Mission({ statement, words, readouts }: Props) {
  const { mission, research, development } = words;
  const { food } = readouts.meal;
  const oneDish = food.dishes.slice(0, 2).slice(-1); // the second, if there are two
  const [emptyCaption, oneDishCaption, fullCaption] = development.steps;
  return (
    <section className="wrap section" aria-labelledby="mission">
      <div className={styles.card}>
        <div className={styles.mission}>
          <h2 id="mission">{mission.heading}</h2>
          <p className={`statement ${styles.statement}`}>{statement}</p>
        </div>
        <div className={styles.half}>
          <div className={styles.closeUp}>
            <Thali counts={readouts.studentCounts} food={food} />
          </div>
          <h3 className="subheading">{research.title}</h3>
          <p>{research.text}</p>
        </div>
        <div className={styles.half}>
          <ol className={styles.steps}>
            <li>
              <Thali counts={ZERO_COUNTS} isSmall />
              {emptyCaption}
            </li>
            <li>
              <Thali counts={ZERO_COUNTS} food={{ ...food, dishes: oneDish }} isSmall />
              {oneDishCaption}
            </li>
            <li>
              <Thali counts={{ ...readouts.studentCounts, notComing: 0 }} food={food} isSmall />
              {fullCaption}
            </li>
          </ol>
          <h3 className="subheading">{development.title}</h3>
          <p>{development.text}</p>
        </div>
      </div>
    </section>
  );
}
