import type { CSSProperties } from 'react';
import { LargeGrain } from '../../components/LargeGrain/LargeGrain.tsx';
import type { TeamWords } from '../../schemas/pages.ts';
import styles from './Grains.module.css';
import { firstName, type Person } from './Person.ts';

/** How many columns make rows of nearly one length, of at most `most` each. */
const columnsFor = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** A filled grain for each of us, and an outlined one for whoever comes next. */
export function Grains({ words, people }: { words: TeamWords; people: Person[] }) {
  const count = people.length + 1;
  const columns = { '--few': columnsFor(count, 4), '--many': columnsFor(count, 7) } as CSSProperties;
  return (
    <div className="wrap">
      <ul className={styles.row} style={columns} aria-label={words.grains}>
        {people.map(({ id, name, role }, i) => (
          <li key={id}>
            <p>
              {firstName(name)} <span>{role}</span>
            </p>
            <LargeGrain state="served" place={i} />
          </li>
        ))}
        <li>
          <p>
            {words.you} <span>{words.youNote}</span>
          </p>
          <LargeGrain state="due" place={people.length} />
        </li>
      </ul>
    </div>
  );
}
