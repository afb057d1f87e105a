import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Start.module.css';

/** How a mess begins: each step with what changes that day, and what to bring to the first talk. */
export function Start({ words }: { words: ProductPageWords['start'] }) {
  return (
    <Section id="start" heading={words.heading} lead={words.offer}>
      <ol className={`columns ruled ${styles.steps}`}>
        {words.list.map(({ title, changes }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{changes}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
