import { SERVE_ID } from '../fragment.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import styles from './Hero.module.css';
import { Name, type NameFit } from './Name.tsx';
import { Stage } from './Stage.tsx';

/**
 * The first view of the product page: the meal on one plate, served in place. Without slots: on a page that a browser has
 * translated React renders them anew by innerHTML, which the content policy refuses.
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
