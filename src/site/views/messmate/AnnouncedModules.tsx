import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './AnnouncedModules.module.css';

/** The product's modules that are announced but not ready, between dashed lines. */
export function AnnouncedModules({ words }: { words: ProductPageWords['soon'] }) {
  const { management, feedback } = words;
  return (
    <Section id="soon" heading={words.heading} lead={words.lead} isHeadingBeside>
      <div className={`split ${styles.modules}`}>
        <article>
          <h3>{management.title}</h3>
          <p>
            {management.text} {management.items.join(', ')}.
          </p>
        </article>
        <article>
          <h3>{feedback.title}</h3>
          <p>{feedback.text}</p>
        </article>
      </div>
    </Section>
  );
}
