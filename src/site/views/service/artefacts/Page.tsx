import styles from './Card.module.css';
import { Card, type Shown } from './Card.tsx';

/** What a visitor can try on this page. */
export function Page({ words: { page: words } }: Shown) {
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
