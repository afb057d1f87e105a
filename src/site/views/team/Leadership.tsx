import type { TeamWords } from '../../../content/schemas/pages.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import styles from './Leadership.module.css';
import type { Person } from './Person.ts';
import { Work } from './Work.tsx';

type Props = { words: TeamWords; founder: Person; newTab: string };

/** The founder, as large as a name on a door. */
export function Leadership({ words, founder, newTab }: Props) {
  return (
    <section className={`wrap ${styles.founder}`} aria-labelledby="team-leadership">
      <div className={styles.picture}>
        <Avatar initials={founder.initials} picture={founder.picture} alt={founder.alt} />
      </div>
      <div className={styles.text}>
        <h2 id="team-leadership">{words.leadership}</h2>
        <h3>{founder.name}</h3>
        <p className={styles.role}>{founder.role}</p>
        <p className="lead">{founder.description}</p>
        <Work work={founder.work} heading={words.work} />
        {founder.linkedin && (
          <Buttons>
            <ButtonLink arrow="out" href={founder.linkedin} target="_blank" rel="noopener">
              <span>
                {words.connectFounder} <span className="visually-hidden">({newTab})</span>
              </span>
            </ButtonLink>
          </Buttons>
        )}
      </div>
    </section>
  );
}
