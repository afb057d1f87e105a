import { fill } from '../../../content/fill.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Mission.module.css';
import { ForecastPlot, StepsPlot } from './plots.tsx';

type Props = { statement: string; words: HomeWords; lunches: Readouts['lunches']['days'] };

/** The Mission card: the mission's sentence, and what research and development mean here. */
export function Mission({ statement, words, lunches }: Props) {
  const { mission, research, development } = words;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="mission">
      <div className={styles.card}>
        <div className={styles.say}>
          <h2 id="mission">{mission.heading}</h2>
          <p className={styles.statement}>{statement}</p>
        </div>
        <div className={styles.half}>
          <ForecastPlot
            lunches={lunches}
            axes={research.axes}
            label={fill(research.picture, { days: lunches.length })}
          />
          <div>
            <h3>{research.title}</h3>
            <p>
              {research.text} <Source claim={research.claim} />
            </p>
            <p className="cap">{research.caption}</p>
          </div>
        </div>
        <div className={styles.half}>
          <StepsPlot steps={development.steps} label={development.picture} />
          <div>
            <h3>{development.title}</h3>
            <p>{development.text}</p>
            <p className="cap">{development.caption}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
