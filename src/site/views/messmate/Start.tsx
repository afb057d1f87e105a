import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Start.module.css';

/** How a mess begins: each step, what changes on that day, and what to bring to the first talk. */
export function Start({ words }: { words: ProductPageWords['start'] }) {
  return (
    <Section id="start" heading={words.heading}>
      <ol className={styles.steps}>
        {words.list.map(({ title, text, changes }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {text} <b>{changes}</b>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.offer}>
        <b>{words.offer}</b> {words.after} <Source claim={words.claim} />
      </p>
    </Section>
  );
}
