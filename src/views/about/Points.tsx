import styles from './Points.module.css';

/** Short points, three beside one another: a few bold words and a sentence each. */
export function Points({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={styles.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
