import { SERVE_ID } from '../fragment.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import styles from './Hero.module.css';
import { Name, type NameFit } from './Name.tsx';
import { Stage } from './Stage.tsx';

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
