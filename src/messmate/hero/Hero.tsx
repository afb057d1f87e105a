import type { ReactNode } from 'react';
import { SERVE } from '../fragment.ts';
import { PanelRoot } from '../island/PanelRoot.tsx';
import { DAY, Day } from './Day.tsx';
import styles from './Hero.module.css';
import { Stage } from './Stage.tsx';

/** `children`: the product's name and kind. `request`: the link that asks for a demo. */
type Props = { children?: ReactNode; request?: ReactNode };

/** The first view of the product page: the meal on one plate, served in place, and the day below it. */
export default function Hero({ children, request }: Props) {
  return (
    <>
      <section id={SERVE} className={`on-accent ${styles.hero}`}>
        <div className={`wrap ${styles.grid}`} data-panel="pressed">
          <div className={styles.name}>{children}</div>
          <PanelRoot id={SERVE}>
            <Stage request={request} />
          </PanelRoot>
        </div>
      </section>
      <section id={DAY} className={styles.strip}>
        <div className="wrap" data-panel="pressed">
          <PanelRoot id={DAY}>
            <Day />
          </PanelRoot>
        </div>
      </section>
    </>
  );
}
