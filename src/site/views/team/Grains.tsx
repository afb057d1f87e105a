import { LargeGrain } from '../../../ui/LargeGrain/LargeGrain.tsx';
import styles from './Grains.module.css';
import type { Person } from './Person.ts';

/** A filled grain for each of us, by name, and an outlined one for whoever comes next. */
export function Grains({ people, next }: { people: Person[]; next: string }) {
  return (
    <div className="wrap">
      <ul className={styles.row}>
        {people.map(({ id, name }, place) => (
          <li key={id}>
            <LargeGrain state="served" place={place} />
            {name}
          </li>
        ))}
        <li>
          <LargeGrain state="due" place={people.length} />
          {next}
        </li>
      </ul>
    </div>
  );
}
