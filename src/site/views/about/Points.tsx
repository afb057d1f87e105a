import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Points.module.css';

type Point = { title: string; text: string; claim?: string | undefined };

/** Short points, three beside one another: a few bold words and a sentence each. */
export function Points({ items }: { items: Point[] }) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, text, claim }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            {text} <Source claim={claim} />
          </p>
        </li>
      ))}
    </ul>
  );
}
