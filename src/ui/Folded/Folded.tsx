import type { ReactNode } from 'react';
import styles from './Folded.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Opening an element closes others with this name. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A `details` element with a heading as its summary. It is open on paper, and as wide as its container when open. */
export function Folded({ summary, className = '', name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className={`${styles.folded} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
