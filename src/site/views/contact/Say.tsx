import type { ContactWords } from '../../../content/schemas/pages.ts';
import styles from './Say.module.css';

/** What to have at hand before writing or calling. */
export function Say({ words }: { words: ContactWords['say'] }) {
  return (
    <section className={`wrap ${styles.say}`} aria-labelledby="say">
      <h2 id="say">{words.heading}</h2>
      <dl>
        {words.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
