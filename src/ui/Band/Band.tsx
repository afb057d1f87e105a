import type { ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './Band.module.css';

type Props = {
  id: string;
  heading: string;
  /** The PDFs: their addresses and link texts, with pages and size. */
  papers?: readonly { path: string; link: string }[];
  children: ReactNode;
};

/** The turmeric band at the end of a selling page, with its main action and the PDFs. */
export function Band({ id, heading, papers = [], children }: Props) {
  return (
    <section className={styles.band} aria-labelledby={id} data-band>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <div className={styles.action}>{children}</div>
        {papers.length > 0 && (
          <p className={styles.papers}>
            {papers.map(({ path, link }) => (
              <a key={path} href={path} type="application/pdf">
                <Arrow to="down" /> {link}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
