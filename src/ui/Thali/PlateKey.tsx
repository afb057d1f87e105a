import { t } from '../../content/t.ts';
import { type PlateCounts, STATES } from './grains.ts';
import styles from './PlateKey.module.css';
import { stateText } from './plate-text.ts';
import { PlateGrain } from './Thali.tsx';

type Props = {
  /** How many students are in each state, and the mean error of the forecast in plates. Without them it is the key alone. */
  counts?: PlateCounts & { readonly error: number };
};

/** What each kind of grain means. */
export function PlateKey({ counts }: Props) {
  return (
    <ul className={`num cluster ${styles.key}`}>
      {STATES.map((state) => (
        <li key={state}>
          <PlateGrain state={state} />
          <span>
            {counts && (
              <b>
                {state === 'expected'
                  ? t('{plates} ± {error}', { plates: counts.expected, error: counts.error })
                  : counts[state]}
              </b>
            )}{' '}
            {stateText(state)}
          </span>
        </li>
      ))}
    </ul>
  );
}
