import { fill } from '../../../content/fill.ts';
import type { TeamWords } from '../../../content/schemas/pages.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Design.module.css';
import type { Person } from './Person.ts';
import { Work } from './Work.tsx';

type Props = { words: TeamWords; people: Person[]; newTab: string };

/** Everybody but the founder, two in a row. */
export function Design({ words, people, newTab }: Props) {
  return (
    <Section id="team-design" heading={words.design} lead={words.designLead}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Avatar initials={person.initials} picture={person.picture} alt={person.alt} />
            <div>
              <h3>{person.name}</h3>
              <p className={styles.role}>{person.role}</p>
              <p className={styles.does}>{person.description}</p>
              <Work work={person.work} heading={words.work} />
              {person.linkedin && (
                <ButtonLink arrow="out" href={person.linkedin} target="_blank" rel="noopener">
                  <span>
                    {words.connect}{' '}
                    <span className="visually-hidden">
                      {fill(words.connectWith, { name: person.name })} ({newTab})
                    </span>
                  </span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
