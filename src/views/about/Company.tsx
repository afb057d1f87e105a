import { Title } from '../../components/Title/Title.tsx';
import type { AboutWords } from '../../schemas/pages.ts';
import styles from './Company.module.css';

/** The company in a sentence, and in a few paragraphs beside it. */
export function Company({ words }: { words: AboutWords }) {
  return (
    <section className="wrap">
      <Title>{words.heading}</Title>
      <div className={styles.row}>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.story}>
          {words.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
