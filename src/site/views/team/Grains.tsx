import { LargeGrain } from '../../../ui/LargeGrain/LargeGrain.tsx';
import styles from './Grains.module.css';
import type { Person } from './Person.ts';

/** A filled grain for each of us, and an outlined one for whoever comes next. Who we are stands below. */
export function Grains({ people, label }: { people: Person[]; label: string }) {
  return (
    <div className="wrap">
      <div className={styles.row} role="img" aria-label={label}>
        {people.map(({ id }, place) => (
          <LargeGrain key={id} state="served" place={place} />
        ))}
        <LargeGrain state="due" place={people.length} />
      </div>
    </div>
  );
}
