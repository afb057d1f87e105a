import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Title } from '../../../ui/Title/Title.tsx';
import styles from './Head.module.css';

/** What the company does and for whom, in a few sentences. */
export function Head({ words }: { words: AboutWords }) {
  return (
    <section className={styles.head}>
      <div className={styles.title}>
        <Title>{words.heading}</Title>
      </div>
      <div className={styles.say}>
        <p className={styles.lead}>{words.lead}</p>
        {words.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
