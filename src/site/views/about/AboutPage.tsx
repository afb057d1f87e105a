import type { AboutWords } from '../../../content/schemas/pages.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { listClaims } from '../../claims/sources.ts';
import { Title } from '../PageHead/PageHead.tsx';
import styles from './AboutPage.module.css';
import { FocusAreas } from './FocusAreas.tsx';
import { ForecastErrors } from './ForecastErrors.tsx';
import { Culture, Registration } from './Registration.tsx';

type Props = {
  site: Site;
  words: AboutWords;
  /** The figures of the sample hostel; undefined without a product. */
  readouts: Readouts | undefined;
};

export function AboutPage({ site, words, readouts }: Props) {
  return (
    <Frame site={site} claims={listClaims(words.registration)}>
      <div className="wrap">
        <section className="split">
          <Title>{words.heading}</Title>
          <div className={`stack ${styles.story}`}>
            <p className={styles.lead}>{words.lead}</p>
            {words.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        {readouts && <ForecastErrors readouts={readouts} words={words.misses} />}
        <FocusAreas words={words.focus} services={site.services} />
        <div className={`split ${styles.registrationAndCulture}`}>
          <Registration company={site.company} words={words.registration} />
          <Culture words={words.culture} />
        </div>
      </div>
    </Frame>
  );
}
