import { type ReactNode, useState } from 'react';

type Props = { id: string; name: string; beginsOpen: boolean; children: ReactNode };

/** An entry of a list that has fields. Once it is there it opens and closes by hand alone, not as somebody types in it. */
export function Entry({ id, name, beginsOpen, children }: Props) {
  const [isOpen] = useState(beginsOpen);
  return (
    <details id={id} open={isOpen}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
