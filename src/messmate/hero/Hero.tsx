import type { CSSProperties } from 'react';
import { SERVE_ID } from '../fragment.ts';
import { IslandRoot } from '../island/IslandRoot.tsx';
import { useDemo } from '../store/context.ts';
import styles from './Hero.module.css';
import nameStyles from './Name.module.css';
import { Stage } from './Stage.tsx';

/** From fonts/text-width.ts: `--widest-em` is the width in em that a line needs; `data-tall` marks tall letters. */
type NameFit = { style?: CSSProperties; 'data-tall'?: '' };

/**
 * The hero of the product page: a meal served on a large plate. It hydrates before a press (demo-directive.ts). It has no
 * Astro slots: on a translated page hydration fails, and React would render them with innerHTML, which the policy forbids.
 */
export default function Hero({ fit }: { fit: NameFit }) {
  return (
    <section id={SERVE_ID} className={`on-accent ${styles.hero}`}>
      <div className={`wrap ${styles.grid}`} data-root="press">
        <IslandRoot id={SERVE_ID}>
          <Name fit={fit} />
          <Stage />
        </IslandRoot>
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
