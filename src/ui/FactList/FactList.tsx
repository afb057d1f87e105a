import type { ReactNode } from 'react';

/** A name and its value, for example of a contact detail. */
export type Fact = { name: string; value: ReactNode };

/** Names with their values. The caller's style sheet lays out the rows. */
export function FactList({ className, facts }: { className: string; facts: readonly Fact[] }) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
