import { type ReactNode, useState } from 'react';
import styles from './Tuckshop.live.module.css';

/** What is under a summary is drawn only while it is open: the clock would draw it anew with each step. */
export function Details({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
