import { mailto } from '../../components/Button/mailto.ts';
import { Section } from '../../components/Section/Section.tsx';
import type { TeamWords } from '../../schemas/pages.ts';
import styles from './Positions.module.css';

/** The open positions, each with an address of its own to send to somebody. */
export function Positions({ words, email }: { words: TeamWords; email: string }) {
  return (
    <Section id="positions" heading={words.positionsHeading}>
      <ul className={styles.list}>
        {words.positions.map(({ id, title, place, text }) => (
          <li key={id} id={id}>
            <div>
              <h3>{title}</h3>
              <p>{place}</p>
            </div>
            <div className={styles.text}>
              <p>{text}</p>
              <a href={mailto(email, `${words.join.subject}: ${title}`)}>{email}</a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
