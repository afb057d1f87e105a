import { claimsIn } from '../../../content/claims/references.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Title } from '../../../ui/Title/Title.tsx';
import styles from './AboutPage.module.css';
import { FocusAreas } from './FocusAreas.tsx';
import { Culture, Registration } from './Registration.tsx';

export function AboutPage({ site, words }: { site: Site; words: AboutWords }) {
  return (
    <Frame site={site} claims={claimsIn(words.registration)}>
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
        <FocusAreas words={words.focus} services={site.services} />
        <div className={`split ${styles.parts}`}>
          <Registration company={site.company} words={words.registration} />
          <Culture words={words.culture} />
        </div>
      </div>
    </Frame>
  );
}
