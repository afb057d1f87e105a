import type { TeamWords } from '../../../content/schemas/pages.ts';
import type { Site } from '../../../ui/Frame/Site.ts';
import { mailto } from '../../../ui/Message/links.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Positions.module.css';

export function Positions({ site, words }: { site: Site; words: TeamWords }) {
  const { email } = site.company;
  return (
    <Section id="positions" heading={words.positionsHeading}>
      <ul className={styles.list}>
        {words.positions.map(({ id, title, place, text }) => (
          <li key={id} id={id} className="split">
            <div>
              <h3 className="subheading">{title}</h3>
              <p>{place}</p>
            </div>
            <div className={styles.text}>
              <p>{text}</p>
              <a href={mailto(email, `${site.messages.work.subject}: ${title}`)}>{email}</a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
