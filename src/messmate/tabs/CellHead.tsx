import type { ReactNode, RefObject } from 'react';
import styles from './Instrument.module.css';

type Props = {
  title: string;
  /** For what the heading names. */
  id?: string;
  /** A cell belongs to the panel, whose claim is of level 3, unless the panel is divided further. */
  level?: 4 | 5;
  /** For a heading that the focus comes to. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The head line of an instrument's cell: what it is, and a note on the right. */
export function CellHead({ title, id, level = 4, titleRef, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading id={id} ref={titleRef} tabIndex={titleRef && -1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
