import { memo, useId } from 'react';
import type { Hostel } from '../../engine/hostel.ts';
import { useDemo } from '../../store/context.ts';
import styles from './Tuckshop.island.module.css';

type Props = { hostel: Hostel; value: string; onChange: (resident: string) => void };

/** Who is at the screen: all residents, wing by wing. They never change, so the clock does not draw the list anew. */
export const Residents = memo(function Residents({ hostel, value, onChange }: Props) {
  const { data } = useDemo();
  const { residents, plan } = hostel;
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{data.words.tuckshop.who}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {plan.wings.map((wing, w) => (
          <optgroup key={wing} label={wing}>
            {residents
              .filter((resident) => resident.wing === w)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}, {one.room}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
});
