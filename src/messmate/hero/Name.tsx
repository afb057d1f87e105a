import type { CSSProperties } from 'react';
import { useDemo } from '../store/context.ts';
import styles from './Name.module.css';

/** The font size that the name's longest word allows, and whether its script is tall (src/fonts/text-width.ts). */
export type NameFit = { style?: CSSProperties; 'data-tall'?: '' };

/** The product's name and kind. */
export function Name({ fit }: { fit: NameFit }) {
  const { heading, kind } = useDemo().data.hero;
  return (
    <div className={styles.box}>
      <h1 dir="auto" className={styles.name} {...fit}>
        {heading}
      </h1>
      <p className={styles.kind}>{kind}</p>
    </div>
  );
}
