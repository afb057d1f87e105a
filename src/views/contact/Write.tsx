import { createElement, type ReactElement } from 'react';
import styles from '../../components/Composer/Composer.module.css';
import { composer } from '../../components/Composer/composer.ts';
import type { ComposerData, Make } from '../../components/Composer/data.ts';
import { Source } from '../../components/Source/Source.tsx';

/** The message to us: to be made with script, and to be copied by hand or opened as a mail without. */
export function Write({ data }: { data: ComposerData }) {
  const { heading, text, claim } = data.words;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="demo">
      <h2 id="demo">{heading}</h2>
      <p className={styles.still}>{text}</p>
      {composer(createElement as unknown as Make<ReactElement>, styles, data)}
      <p>
        <Source claim={claim} />
      </p>
    </section>
  );
}
