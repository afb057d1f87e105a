import type { ReactNode } from 'react';
import styles from './Rows.module.css';

type Props = {
  items: { title: string; text: string }[];
  /** What stands above them. */
  children: ReactNode;
};

/** A sentence, and below it short rows: a few bold words, and what they mean beside them. */
export function Rows({ items, children }: Props) {
  return (
    <div className={styles.rows}>
      <p>{children}</p>
      <dl>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
