import type { ReactNode } from 'react';
import styles from './Collapsible.module.css';

type Props = {
  summary: ReactNode;
  className?: string | undefined;
  /** Opening an element closes others with this name. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A `details` element, usually with a heading as its summary. It prints open, and is as wide as its grid when open. */
export function Collapsible({ summary, className = '', name, isOpen = false, children }: Props) {
  return (
    <details name={name} open={isOpen} className={`${styles.collapsible} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
