import styles from './Card.module.css';
import { type ArtefactProps, Card } from './Card.tsx';

/** What a visitor can try on this page. */
export function Page({ words: { page: words } }: ArtefactProps) {
  return (
    <Card title={words.title} caption={words.caption}>
      <ul className={`ruled ${styles.points}`}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
