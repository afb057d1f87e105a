import type { ReactNode, RefObject } from 'react';
import styles from './Panel.module.css';

type Props = {
  heading: string;
  /** What it does, in a sentence. */
  text: string;
  /** Whether drawing and live part get the same height on a wide screen, where what is below is in view. */
  isSteady?: boolean;
  children: ReactNode;
};

/** A feature's panel: its claim, the instrument that shows it, and a sentence. */
export function Panel({ heading, text, isSteady = false, children }: Props) {
  return (
    <>
      <h3 className={styles.claim}>{heading}</h3>
      <div className={isSteady ? styles.steady : undefined} data-instrument>
        {children}
      </div>
      <p className={styles.text}>{text}</p>
    </>
  );
}

type HeadProps = {
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
export function CellHead({ title, id, level = 4, titleRef, children }: HeadProps) {
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
