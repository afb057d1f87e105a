import { t } from '../../../../content/t.ts';
import type { MealReadout } from '../../../../messmate/engine/selectors/meals.ts';
import styles from './Counter.module.css';

type Props = { meal: MealReadout };

/** The counter at the mess entrance, small. */
export function Counter({ meal: { name, plates, forecast, error, toCome } }: Props) {
  return (
    <div className={styles.counter}>
      <p>{t('{meal}, live', { meal: name })}</p>
      <p className={styles.count}>{plates}</p>
      <p className="num">
        {t('of {forecast} forecast, {toCome} still to come, give or take {error}.', {
          forecast,
          toCome,
          error,
        })}
      </p>
    </div>
  );
}
