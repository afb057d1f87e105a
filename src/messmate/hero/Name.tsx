import type { CSSProperties } from 'react';
import { useDemo } from '../store/context.ts';
import styles from './Name.module.css';

/** The product's name and kind. @param fit the size that the name's longest word allows (src/fonts/text-width.ts) */
export function Name({ fit }: { fit?: CSSProperties | undefined }) {
  const { heading, kind } = useDemo().data.hero;
  return (
    <div className={styles.box}>
      <h1 dir="auto" className={styles.name} style={fit}>
        {heading}
      </h1>
      <p className={styles.kind}>{kind}</p>
    </div>
  );
}
