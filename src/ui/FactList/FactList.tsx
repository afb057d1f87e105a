import type { ReactNode } from 'react';

export type Fact = { name: string; value: ReactNode };

/** Names and their values. The view that uses it lays out the rows. */
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
