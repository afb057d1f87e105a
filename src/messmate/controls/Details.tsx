import { type ReactNode, useState } from 'react';
import { useIsOnPaper } from '../useIsOnPaper.ts';

type Props = { className: string | undefined; summary: ReactNode; children: () => ReactNode };

/**
 * What is under a summary is drawn only while it is open: the clock would draw it anew with each step. On paper
 * nothing can be opened, so it is open there.
 */
export function Details({ className, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  return (
    <details
      className={className}
      open={isOpen || isOnPaper}
      onToggle={({ currentTarget }) => isOnPaper || setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(isOpen || isOnPaper) && children()}
    </details>
  );
}
