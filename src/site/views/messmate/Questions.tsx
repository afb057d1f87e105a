import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Questions.module.css';

/** What institutions ask before they buy. All answers stand open: they are to be found, printed and linked to. */
export function Questions({ words }: { words: ProductPageWords['questions'] }) {
  if (words.list.length === 0) return null;
  return (
    <Section id="questions" heading={words.heading} lead={words.lead}>
      <div className={styles.list}>
        {words.list.map(({ id, question, answer, settled = true, claim }) => (
          <article key={id} id={id}>
            <h3>
              <a href={`#${id}`}>{question}</a>
            </h3>
            <p className={answer ? undefined : styles.open}>
              {answer} {!(answer && settled) && <a href={PAGES.contact.path}>{words.unsettled}</a>}{' '}
              <Source claim={claim} />
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
