import { claimsIn } from '../../../content/claims/references.ts';
import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Culture } from './Culture.tsx';
import { FocusAreas } from './FocusAreas.tsx';
import { Head } from './Head.tsx';

/** What the company does and is registered as, what it works on and how. */
export function AboutPage({ site, words }: { site: Site; words: AboutWords }) {
  return (
    <Frame site={site} claims={claimsIn([site.company.registration, words])}>
      <Head company={site.company} words={words} newTab={site.words.newTab} />
      <FocusAreas words={words.focus} />
      <Culture words={words.culture} />
    </Frame>
  );
}
