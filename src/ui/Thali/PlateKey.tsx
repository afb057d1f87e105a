import { t } from '../../content/t.ts';
import { eaten, type PlateCounts, STATES } from './grains.ts';
import styles from './PlateKey.module.css';
import { eatenText, stateText } from './plate-text.ts';
import { PlateGrain } from './Thali.tsx';

type Props = {
  /** How many students are in each state, and the mean error of the forecast in plates. Without them it is the key alone. */
  counts?: PlateCounts & { readonly error: number };
};

/** How many have eaten, whose grains are gone, and what each kind of grain means. */
export function PlateKey({ counts }: Props) {
  return (
    <ul className={`num cluster ${styles.key}`}>
      {counts && (
        <li className={styles.eaten}>
          <b>{eaten(counts)}</b> {eatenText()}
        </li>
      )}
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
