import { Section } from '../../components/Section/Section.tsx';
import type { AboutWords } from '../../schemas/pages.ts';
import styles from './Culture.module.css';

/** How the company works: rules that it may be held to. The team page's culture button leads here. */
export function Culture({ words }: { words: AboutWords['culture'] }) {
  return (
    <Section id={words.id} heading={words.heading} lead={words.lead}>
      <ul className={styles.rules}>
        {words.rules.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
