import { claimsIn } from '../../../content/claims/references.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import styles from './AboutPage.module.css';
import { Culture } from './Culture.tsx';
import { FocusAreas } from './FocusAreas.tsx';
import { Head } from './Head.tsx';
import { Registration } from './Registration.tsx';

/** What the company does, what it works on, what it is registered as, and how it works. */
export function AboutPage({ site, words }: { site: Site; words: AboutWords }) {
  return (
    <Frame site={site} claims={claimsIn(site.company.registration)}>
      <div className="wrap">
        <Head words={words} />
        <FocusAreas words={words.focus} services={site.services} />
        <div className={styles.two}>
          <Registration company={site.company} words={words.registration} newTab={site.words.newTab} />
          <Culture words={words.culture} />
        </div>
      </div>
    </Frame>
  );
}
