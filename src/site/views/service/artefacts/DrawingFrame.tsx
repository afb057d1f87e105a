import type { ReactNode } from 'react';
import type { TabId } from '../../../../content/features.ts';
import type { DrawingWords } from '../../../../content/schemas/interface.ts';
import { PAGES } from '../../../../content/schemas/pages.ts';
import type { MealReadout } from '../../../../messmate/engine/selectors/meals.ts';
import type { HostelState } from '../../../../messmate/engine/state.ts';
import styles from './DrawingFrame.module.css';

/** The data for a drawing beside a service's name (`artefacts` in the content). */
export type DrawingProps = {
  words: DrawingWords;
  state: HostelState;
  /** The meal of the sample hostel that the pages show; undefined on a site without the product. */
  meal: MealReadout | undefined;
};

type DrawingFrameProps = {
  title: string;
  caption: ReactNode;
  /** A link to the demo's tab with the same figures. */
  demoLink?: { tab: TabId; label: string } | false | undefined;
  children: ReactNode;
};

/** The frame of a drawing: title, drawing, and caption, perhaps with a link to the demo. */
export function DrawingFrame({ title, caption, demoLink, children }: DrawingFrameProps) {
  return (
    <figure className={`accent bleed stack ${styles.frame}`}>
      <p className={styles.title}>{title}</p>
      <div className={styles.drawing}>{children}</div>
      <figcaption className="caption">
        {caption} {demoLink && <a href={`${PAGES.messmate.path}#${demoLink.tab}`}>{demoLink.label}</a>}
      </figcaption>
    </figure>
  );
}
