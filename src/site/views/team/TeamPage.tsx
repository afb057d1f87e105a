import type { TeamWords } from '../../../content/schemas/pages.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import { Design } from './Design.tsx';
import { Grains } from './Grains.tsx';
import { Join } from './Join.tsx';
import { Leadership } from './Leadership.tsx';
import type { Person } from './Person.ts';
import { Positions } from './Positions.tsx';

type Props = {
  site: Site;
  words: TeamWords;
  /** By id; the first is under Leadership. */
  people: Person[];
  /** Where the culture is described. */
  culture: string;
};

/** Who works here: a grain for each, the founder, the others, how to join, and the open positions. */
export function TeamPage({ site, words, people, culture }: Props) {
  const [founder, ...others] = people;
  return (
    <Frame site={site}>
      <PageHead heading={words.heading} />
      <Grains people={people} next={words.next} />
      {founder && <Leadership words={words} founder={founder} newTab={site.words.newTab} />}
      {others.length > 0 && <Design words={words} people={others} newTab={site.words.newTab} />}
      <Join site={site} words={words} culture={culture} />
      {words.positions.length > 0 && <Positions site={site} words={words} />}
    </Frame>
  );
}
