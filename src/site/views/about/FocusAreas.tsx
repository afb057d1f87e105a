import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './FocusAreas.module.css';

/** The Focus Areas: four marks on a ruler as wide as the page, on a phone on a ruler down its side. */
export function FocusAreas({ words }: { words: AboutWords['focus'] }) {
  return (
    <Section id="focus" heading={words.heading}>
      <ul className={styles.ruler}>
        {words.items.map(({ title, note }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
