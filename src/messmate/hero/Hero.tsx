import type { CSSProperties } from 'react';
import { SERVE_ID } from '../fragment.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { useDemo } from '../store/context.ts';
import styles from './Hero.module.css';
import nameStyles from './Name.module.css';
import { Stage } from './Stage.tsx';

/** `--widest-em`, the width in em that a line needs, and whether the name has tall letters (fonts/text-width.ts). */
type NameFit = { style?: CSSProperties; 'data-tall'?: '' };

/**
 * The first view of the product page: a meal that is served on a large plate. It has no Astro slots, because on a page
 * that the browser has translated React would render them with innerHTML, which the content policy forbids.
 */
export default function Hero({ fit }: { fit: NameFit }) {
  return (
    <section id={SERVE_ID} className={`on-accent ${styles.hero}`}>
      <div className={`wrap ${styles.grid}`} data-panel="pressed">
        <PanelRoot id={SERVE_ID}>
          <Name fit={fit} />
          <Stage />
        </PanelRoot>
      </div>
    </section>
  );
}

function Name({ fit }: { fit: NameFit }) {
  const { heading, kind } = useDemo().data.hero;
  return (
    <div className={nameStyles.nameAndKind}>
      <h1 dir="auto" className={nameStyles.name} {...fit}>
        {heading}
      </h1>
      <p className={nameStyles.kind}>{kind}</p>
    </div>
  );
}
