import { formatNumber } from '../../content/language/locale.ts';
import type { Staple } from '../../content/schemas/hostel.ts';
import { t } from '../../content/t.ts';
import { countEaten, GRAIN_STATES, type PlateCounts } from './counts.ts';
import styles from './PlateLegend.module.css';
import { eatenText, stateText } from './plate-text.ts';
import { PlateGrain } from './Thali.tsx';

type Props = {
  /** Students in each state, and the error of the number still to come, in plates. */
  counts: PlateCounts & { readonly error: number };
  /** The food whose pieces are drawn as grains. */
  staple?: Staple | undefined;
};

/** The legend of a plate: a count for each kind of grain, and for the students who have eaten. */
export function PlateLegend({ counts, staple }: Props) {
  return (
    <ul className={`num ${styles.legend}`}>
      <li className={styles.eaten}>
        <b>{formatNumber(countEaten(counts))}</b> {eatenText()}
      </li>
      {GRAIN_STATES.map((state) => (
        <li key={state}>
          <PlateGrain state={state} staple={staple} />
          <span>
            <b>
              {state === 'expected'
                ? t('{plates} ± {error}', { plates: counts.expected, error: counts.error })
                : formatNumber(counts[state])}
            </b>{' '}
            {stateText(state)}
          </span>
        </li>
      ))}
    </ul>
  );
}
