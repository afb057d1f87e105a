import type { ReactNode, RefObject } from 'react';
import { Concerns } from './Concerns.tsx';
import styles from './Editor.module.css';

type Props = {
  name: string;
  /** None: a new one, which is named when it is saved. */
  file: string | undefined;
  /** What the file's first comment says. */
  note: string;
  /** The heading, which takes the focus when a form opens. */
  head: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** What is being changed, in which file, and what that file says of itself. */
export function EditorHead({ name, file, note, head, children }: Props) {
  return (
    <header>
      <h1 ref={head} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.file}>{file ? `content/${file}` : 'A new file is made when you save.'}</p>
      {note && <p className={styles.note}>{note}</p>}
      <Concerns path={[]} />
      {children}
    </header>
  );
}
