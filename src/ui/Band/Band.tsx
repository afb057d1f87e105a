import type { ReactNode } from 'react';
import { tallAttribute } from '../../content/language/tall-letters.ts';
import { Arrow } from '../Arrow/Arrow.tsx';
import styles from './Band.module.css';

type Props = {
  id: string;
  heading: string;
  /** `linkText` states the PDF's pages and size. */
  brochure?: { path: string; linkText: string } | undefined;
  children: ReactNode;
};

/** The band in the company's colour at the end of a page, with the main action and perhaps a link to the brochure. */
export function Band({ id, heading, brochure, children }: Props) {
  return (
    <section className={`accent ${styles.band}`} aria-labelledby={id} data-band>
      <div className="wrap split">
        <h2 id={id} {...tallAttribute(heading)}>
          {heading}
        </h2>
        <div className={styles.action}>{children}</div>
        {brochure && (
          <p className={`screen-only ${styles.brochure}`}>
            <a href={brochure.path} type="application/pdf">
              <Arrow to="down" /> {brochure.linkText}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
