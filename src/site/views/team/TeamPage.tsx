import type { ReactNode } from 'react';
import type { TeamWords } from '../../../content/schemas/pages.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { cards, computeSpans } from '../../../ui/Cards/Cards.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { Join } from './Join.tsx';
import { type Person, PersonCard } from './PersonCard.tsx';
import { Positions } from './Positions.tsx';
import styles from './TeamPage.module.css';

type Props = {
  site: Site;
  words: TeamWords;
  /** Sorted by id. The first person, and those with `leads`, are under Leadership. */
  people: Person[];
  readouts: Readouts;
  culturePath: string;
};

export function TeamPage({ site, words, people, readouts, culturePath }: Props) {
  const isLeader = (person: Person) => person === people[0] || person.leads === true;
  const leaders = people.filter(isLeader);
  const otherMembers = people.filter((person) => !isLeader(person));
  const cardProps = { words, readouts };
  const spans = computeSpans(otherMembers.length, 3);
  return (
    <Frame site={site}>
      <PageHead heading={words.heading} />
      <Group id="team-leadership" heading={words.leadership}>
        {leaders.map((person) => (
          <PersonCard key={person.id} {...cardProps} person={person} isLeader />
        ))}
      </Group>
      {otherMembers.length > 0 && (
        <Group id="team-design" heading={words.design}>
          <ul className={`${cards} ${styles.people}`}>
            {otherMembers.map((person, i) => (
              <li key={person.id} style={spans[i]}>
                <PersonCard {...cardProps} person={person} isWide={otherMembers.length === 1} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Join site={site} words={words} culturePath={culturePath} />
      {words.positions.length > 0 && <Positions site={site} words={words} />}
    </Frame>
  );
}

function Group({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <h2 id={id} className={`subheading ${styles.heading}`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
