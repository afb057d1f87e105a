import { fill } from '../../content/fill.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { type PlateCounts, STATES } from './grains.ts';
import styles from './PlateKey.module.css';
import { PlateGrain } from './Thali.tsx';

type Props = {
  words: InterfaceWords['plate'];
  /** How many students are in each state, and the mean error of the forecast in plates. Without them it is the key alone. */
  counts?: PlateCounts & { readonly error: number };
};

/** What each kind of grain means. */
export function PlateKey({ words, counts }: Props) {
  return (
    <ul className={`num cluster ${styles.key}`}>
      {STATES.map((state) => (
        <li key={state}>
          <PlateGrain state={state} />
          <span>
            {counts && (
              <b>
                {state === 'expected'
                  ? fill(words.forecast, { plates: counts.expected, error: counts.error })
                  : counts[state]}
              </b>
            )}{' '}
            {words[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
