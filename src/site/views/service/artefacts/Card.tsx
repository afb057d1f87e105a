import type { ReactNode } from 'react';
import type { ArtefactWords } from '../../../../content/schemas/artefacts.ts';
import { Source } from '../../../../ui/Source/Source.tsx';
import type { ServiceFigures } from '../service-figures.ts';
import styles from './Artefact.module.css';

/** A page of this site: how many KB it has, and how many hundredths of the limit that is. */
type PageWeight = { name: string; size: string; share: string };

/** What an artefact may need. */
export type Shown = {
  words: ArtefactWords;
  figures: ServiceFigures;
  /** The pages of this site and what they weigh; what a page may weigh, in KB. */
  weights: { pages: PageWeight[]; limit: string };
  /** Whether there is a live demo to lead to. */
  hasDemo: boolean;
};

type CardProps = { title: string; caption: string; claim?: string | undefined; children: ReactNode };

/** What is around each: its name above, and below it what it is and where its figures come from. */
export function Card({ title, caption, claim, children }: CardProps) {
  return (
    <figure className={styles.card}>
      <p className={styles.title}>{title}</p>
      {children}
      <figcaption className="cap">
        {caption} <Source claim={claim} />
      </figcaption>
    </figure>
  );
}
