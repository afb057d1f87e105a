import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Tuckshop.live.module.css';

/**
 * What is under a summary is drawn only while it is open: the clock would draw it anew with each step. On paper
 * nothing can be opened, so it is open there.
 */
export function Details({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => flushSync(() => setOpen(true));
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
