import { Frame } from '../../components/Frame/Frame.tsx';
import type { Site } from '../../components/Frame/Site.ts';
import type { AboutWords } from '../../schemas/pages.ts';
import { Company } from './Company.tsx';
import { Culture } from './Culture.tsx';
import { FocusAreas } from './FocusAreas.tsx';
import { Registration } from './Registration.tsx';

/** What the company is, what it is registered as, what it works on and how. */
export function AboutPage({ site, words }: { site: Site; words: AboutWords }) {
  return (
    <Frame site={site} path="/about">
      <Company words={words} />
      <Registration company={site.company} words={words.registration} newTab={site.words.newTab} />
      <FocusAreas words={words.focus} />
      <Culture words={words.culture} />
    </Frame>
  );
}
