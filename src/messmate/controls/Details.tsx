import { type ReactNode, useState } from 'react';

type Props = { className: string | undefined; summary: ReactNode; children: () => ReactNode };

/** What is under a summary is drawn only while it is open: the clock would draw it anew with each step. */
export function Details({ className, summary, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-control className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
